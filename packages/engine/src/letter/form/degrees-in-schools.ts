import type { Resume } from '@shortlist/schema';
import { isOrganisation } from '../../language/titles/is-title.ts';
import { findDegrees } from '../../lexicon/learning/degree-levels.ts';

type Study = NonNullable<Resume['education']>[number];

/** A school's line that opens on a degree: the degree, its subject, the school behind a mark. */
const line = /^(\p{Lu}[\p{L}.]{1,9}?)(?: (?:in )?(\p{Lu}[^.,;|]{3,60}))?[.,;|] (\p{Lu}.+?)\.?$/u;

/** What opens the name of a paper, in the languages of letters. */
const paper = /^(?:certifica\p{L}*|zertifikat|attestation|attestato|diploma|diplôme|curso|corso|lehrgang) \p{L}/iu;

/** An entry of the studies of which one line names degree and school ("PhD Ecology. University of Alder"), with each in its own field. */
export function withDegreeOfLine(entry: Study): Study {
  const { institution = '', studyType, area } = entry;
  // "Certificado em Excel" at "Senai": two fields changed places.
  if (studyType !== undefined && paper.test(institution) && !paper.test(studyType))
    return { ...entry, studyType: institution, institution: studyType };
  if (studyType !== undefined || area !== undefined) return entry;
  const [, degree = '', subject, school = ''] = line.exec(institution) ?? [];
  if (findDegrees(`${degree} `)[0]?.start !== 0 || !isOrganisation(school)) return entry;
  return { ...entry, studyType: degree, institution: school, ...(subject === undefined ? {} : { area: subject }) };
}
