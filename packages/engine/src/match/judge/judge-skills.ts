import type { Requirement, SkillMention } from '@shortlist/schema';
import { skillsIn } from '../../lexicon/find/skills-in.ts';
import { relateSkills } from '../../lexicon/relate/relate-skills.ts';
import { basicShare } from '../formula.ts';
import { isCalledBasic } from '../resume/find-basics.ts';
import type { ResumeIndex } from '../resume/index-resume.ts';
import { asksForExperience } from './asks-for-experience.ts';
import { weighWords } from './compare-words.ts';
import { judgeCertificate } from './judge-certificate.ts';
import { inItsGrade } from './judge-paper.ts';
import { judgeSkill, leastOfField } from './judge-skill.ts';
import { orSimilarTool } from './or-similar.ts';
import { judgeWords, type Verdict } from './verdict.ts';

/** Several skills of one demand: all of them on average, or the best of those that it leaves the choice of. `text`: the posting's. */
export function judgeSkills(
  requirement: Requirement,
  skills: SkillMention[],
  index: ResumeIndex,
  text: string,
): Verdict {
  const found = skills.map((skill) =>
    isOneWordOfMany(skill, requirement)
      ? judgeWords(requirement.text, index)
      : requirement.kind === 'certificate' && (skill.kind === 'tool' || skill.id === undefined)
        ? judgeCertificate(skill.text, index)
        : orSimilarTool(judgeGraded(skill, index, text), skill, requirement.text, index),
  );
  if (asksForExperience(requirement.text))
    for (const one of found) if (isOnlyLearnt(one, index)) one.credit = Math.min(one.credit, leastOfField);
  // "Social media: Facebook, Twitter, Instagram": what the list is of is shown by itself.
  for (const skill of headOfList(requirement.text)) found.push(judgeGraded(skill, index, text));
  const best = found.reduce((a, b) => (b.credit > a.credit ? b : a));
  if (found.length > skills.length && best.credit >= 0.85) return best;
  if (requirement.alternatives === true) return best;
  const credit = found.reduce((sum, one) => sum + one.credit, 0) / found.length;
  return {
    credit,
    lines: found.flatMap((one) => one.lines.slice(0, 2)),
    missing: found.flatMap((one) => one.missing ?? []),
    reasons: found.flatMap((one) => one.reasons ?? []),
  };
}

/** "Betreuung von Hardware und Software": one word that no list knows, of a demand that says more, is held by its other words too. */
const isOneWordOfMany = ({ id, text }: SkillMention, requirement: Requirement): boolean =>
  id === undefined &&
  requirement.skills?.length === 1 &&
  weighWords(text).size === 1 &&
  weighWords(requirement.text).size >= wordsOfMany;

const wordsOfMany = 4;

/** What stands before the colon of a list of three or more. */
function headOfList(text: string): SkillMention[] {
  const [head = '', rest] = text.split(/:\s/u);
  return rest === undefined || rest.split(',').length < 3
    ? []
    : skillsIn(head).filter(({ id, kind }) => id !== undefined && kind !== 'soft-skill');
}

/** Courses and studies show that something was learnt, and no experience of it. */
const isOnlyLearnt = ({ lines }: Verdict, index: ResumeIndex): boolean =>
  lines.length > 0 && lines.every((line) => learning.test(index.lines[line]?.section ?? ''));

const learning =
  /^education$|(?<!\p{L})(?:courses?|kurse?|lehrgänge|weiterbildung(?:en)?|cours|formations?|cursos?|corsi|cursussen|training)(?!\p{L})/iu;

function judgeGraded(skill: SkillMention, index: ResumeIndex, text: string): Verdict {
  const shown = judgeSkill(skill, index);
  const isPaper =
    skill.kind === 'certificate' || shown.lines.every((line) => index.lines[line]?.section === 'certificates');
  const verdict = isPaper ? inItsGrade(shown, skill, index, text) : shown;
  const basics = index.basics.get(skill.id ?? '');
  if (basics === undefined || verdict.credit <= basicShare || isCalledBasic(text, skill.start, skill.end))
    return verdict;
  if (verdict.lines.length === 0 || verdict.lines.some((line) => !basics.includes(line))) return verdict;
  const kin = shownByKin(skill.id ?? '', basics, index);
  return kin >= verdict.credit
    ? verdict
    : { ...verdict, credit: Math.max(kin, basicShare), reasons: [{ code: 'basic-level' }] };
}

/** How far related skills on other lines speak for a skill: who programs a Siemens S7 knows more of PLC than the line that calls it basic. */
function shownByKin(asked: string, basics: number[], index: ResumeIndex): number {
  let best = 0;
  for (const [id, lines] of index.skills)
    if (id !== asked && lines.some((line) => !basics.includes(line) && index.basics.get(id)?.includes(line) !== true))
      best = Math.max(best, relateSkills(asked, id));
  return best;
}
