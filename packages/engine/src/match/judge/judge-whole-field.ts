import type { SkillMention } from '@shortlist/schema';
import { findFields, namesWholeField, sharesField } from '../../lexicon/learning/study-fields.ts';
import { loadLexicon } from '../../lexicon/load-lexicon.ts';
import type { ResumeIndex } from '../resume/index-resume.ts';
import { asksForExperience } from './asks-for-experience.ts';
import { rankLines, type Verdict } from './verdict.ts';

/** So many skills of a field show it, so many of them in work or projects. */
const least = { skills: 4, done: 2 };
/** What studies of the field, or its skills, speak for it; studies speak less for experience. */
const credits = { whole: 0.85, part: 0.5 };
/** Fields that only their degrees open. */
const guarded = ['Health', 'Law'];

/**
 * A field as a whole ("accounting", "software development") is shown by a finished degree in it, or by several of its skills. `text`: the demand's. Undefined where neither shows it, or
 * another thing is asked for.
 */
export function judgeWholeField(skill: SkillMention, text: string, index: ResumeIndex): Verdict | undefined {
  const entry = loadLexicon().skills.get(skill.id ?? '');
  if (entry === undefined || entry.kind === 'certificate' || !namesWholeField(entry.name)) return undefined;
  const fields = findFields(entry.name);
  const reasons = [{ code: 'similar-words', detail: skill.text }];
  const degree = index.degrees.find((held) => !held.open && sharesField(fields, held.fields));
  if (degree !== undefined)
    return { credit: asksForExperience(text) ? credits.part : credits.whole, lines: [degree.line], reasons };
  if (fields.some((field) => guarded.includes(field))) return undefined;
  const own = [...index.skills].filter(([id]) => isOfIndustry(id, entry.industries));
  const done = own.filter(([, lines]) => lines.some((line) => isDone(line, index)));
  return own.length < least.skills || done.length < least.done
    ? undefined
    : {
        credit: credits.whole,
        lines: rankLines(
          done.flatMap(([, lines]) => lines),
          index,
        ),
        reasons,
      };
}

function isOfIndustry(id: string, industries: readonly string[]): boolean {
  const entry = loadLexicon().skills.get(id);
  return (
    entry !== undefined &&
    entry.kind !== 'domain' &&
    entry.kind !== 'soft-skill' &&
    entry.industries.some((industry) => industries.includes(industry))
  );
}

/** A line of a job or a project. */
const isDone = (line: number, { lines }: ResumeIndex): boolean =>
  lines[line]?.job !== undefined || lines[line]?.section === 'projects';
