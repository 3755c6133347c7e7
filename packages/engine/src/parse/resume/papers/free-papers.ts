import { findDates } from '../../../language/dates/find-dates.ts';
import { degreeScore } from '../../../language/education/degree-words.ts';
import { namesTraining } from '../../../language/education/education-details.ts';
import { foldText } from '../../../language/text/fold-text.ts';
import { schoolScore } from '../../../language/titles/organisation-words.ts';
import { skillsIn } from '../../../lexicon/find/skills-in.ts';
import type { Line } from '../../layout/types.ts';
import { anchorOf } from '../entries/find-anchor.ts';
import { gapAbove } from '../entries/line-traits.ts';
import type { Section } from '../sections/find-sections.ts';
import { namesCertificate } from './certificate-lines.ts';

const headsPapers = /(?<!\p{L})(?:certif\p{L}*|qualifications?|licen[cs]\p{L}*|zertifi\p{L}*|credentials?)(?!\p{L})/u;

/** "CPA, Florida, 2013" among degrees: a paper with its year on a line of its own is no school. Under "Education & certification" any that calls itself one. */
export function freePapers(section: Section): Section[] {
  if (section.kind === 'skills') return freeWhole(section);
  if (section.kind !== 'education') return [section];
  const papers = section.lines.filter((line, i) =>
    isPaper(line, section.lines[i + 1], headsPapers.test(foldText(section.title))),
  );
  if (papers.length === 0 || papers.length === section.lines.length) return [section];
  return [
    { ...section, lines: section.lines.filter((line) => !papers.includes(line)) },
    { kind: 'certificates', title: '', lines: papers, flow: section.flow },
  ];
}

/** "AWS Certified Solutions Architect – Associate (2023)" on a line of its own below a list of skills. */
function freeWhole(section: Section): Section[] {
  const papers = section.lines.filter(
    ({ text, cells, rail }) =>
      cells.length === 1 &&
      rail.length === 0 &&
      !/[,;:|]/.test(text) &&
      /\p{L} \(?(?:19|20)\d{2}\)?$/u.test(text) &&
      text.split(' ').length > 2 &&
      namesCertificate(text),
  );
  if (papers.length === 0 || papers.length === section.lines.length) return [section];
  return [
    { ...section, lines: section.lines.filter((line) => !papers.includes(line)) },
    { kind: 'certificates', title: '', lines: papers, flow: section.flow },
  ];
}

function isPaper(line: Line, next: Line | undefined, titled: boolean): boolean {
  if (line.bullet !== undefined || line.rail.length > 0) return false;
  const [date] = findDates(line.text);
  const [name = ''] = line.text.split(/, | [–—|·-] |\s{2,}|\(/);
  if ((date === undefined || anchorOf(line) === undefined) && !(titled && isBarePaper(line, next))) return false;
  const [only] = skillsIn(name);
  const listed = only?.kind === 'certificate' && only.start === 0 && only.end >= name.trim().length - 1;
  if (
    date?.range === true ||
    degreeScore(line.text.replace(permit, ' ')) > 0 ||
    schoolScore(line.text) > 0 ||
    (namesTraining(line.text) && !(listed && titled))
  )
    return false;
  // The school of a course may stand below it.
  if (next !== undefined && !gapAbove(next, line) && anchorOf(next) === undefined && schoolScore(next.text) > 0)
    return false;
  return listed || (titled && namesCertificate(name));
}

/** "Counterbalance Forklift Licence", "Personal Licence Holder": a permit, where "Licence de droit" is a degree. */
const permit = /(?<=\p{L}['’]?s? )licen[cs]e(?:d|s)?(?: holder)?(?!\p{L})/iu;

/** "Enhanced DBS", "First Aid at Work (valid until 2027)" on a row of their own, without a date of issue. */
function isBarePaper(line: Line, next: Line | undefined): boolean {
  return (
    line.cells.length === 1 &&
    line.text.length < 70 &&
    namesCertificate(line.text) &&
    (next === undefined || !/^[\p{Ll}(&]/u.test(next.text))
  );
}
