import type { RequirementMatch, SkillMention } from '@shortlist/schema';
import { monthOf } from '../../language/dates/month-of.ts';
import { isUnfinishedStudy } from '../../language/education/is-unfinished.ts';
import { asksForSchooling } from '../../language/stance/forms-of-demand.ts';
import { bachelors, findDegrees } from '../../lexicon/learning/degree-levels.ts';
import { findFields, namesWholeField } from '../../lexicon/learning/study-fields.ts';
import type { TailorScene } from '../propose/proposal.ts';

/** From this credit on years are there but for a few months, which no answer adds. */
const nearly = 0.8;

/**
 * Whether the resume settles a demand that the match does not pay in full: a degree of its field under another name, a few months of its years that are
 * wanting, schooling in the field of a degree that is held.
 */
export function countsAsMet(requirement: RequirementMatch, scene: TailorScene): boolean {
  const { kind, text, credit, reasons = [], evidence } = requirement;
  if (kind === 'experience')
    return credit >= nearly && reasons.length > 0 && reasons.every(({ code }) => code === 'too-few-years');
  if (kind === 'education')
    return (
      reasons.length > 0 &&
      reasons.every(({ code }) => code === 'degree-not-named') &&
      evidence.some(({ pointer }) => hasDegree(pointer, scene))
    );
  return asksForSchooling(text) && isStudied(findFields(text), scene, bachelors);
}

/** Whether a skill is a field of study as a whole that the person has studied: software development is no gap of a graduate in computer science. */
export const isFieldStudied = ({ name, kind }: SkillMention, scene: TailorScene): boolean =>
  kind === 'domain' && namesWholeField(name) && isStudied(findFields(name), scene, 0);

/** An entry of the education that names what was earned, whatever that is called. */
function hasDegree(pointer: string, { resume }: TailorScene): boolean {
  const at = /^\/education\/(\d+)/.exec(pointer)?.[1];
  return at !== undefined && (resume.education?.[Number(at)]?.studyType ?? '').trim() !== '';
}

/** Whether finished studies are of all these fields. */
function isStudied(fields: readonly string[], { resume, now }: TailorScene, level: number): boolean {
  const today = monthOf(now, false) ?? 0;
  return (
    fields.length > 0 &&
    (resume.education ?? []).some((study) => {
      const { studyType = '', area = '', startDate, endDate } = study;
      const isOver = endDate === undefined ? startDate === undefined : (monthOf(endDate, false) ?? 0) <= today;
      const held = findFields(`${studyType}, ${area}`);
      return (
        isOver &&
        !isUnfinishedStudy(study) &&
        fields.every((field) => held.includes(field)) &&
        (level === 0 || findDegrees(`${studyType} `).some((degree) => degree.level >= level))
      );
    })
  );
}
