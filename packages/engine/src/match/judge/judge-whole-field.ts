import type { SkillMention } from '@shortlist/schema';
import { onlyDemands } from '../../language/stance/demand-words.ts';
import { isSmallStem } from '../../lexicon/find/small-words.ts';
import { bachelors } from '../../lexicon/learning/degree-levels.ts';
import { findFields, namesWholeField, sharesField } from '../../lexicon/learning/study-fields.ts';
import { loadLexicon } from '../../lexicon/load-lexicon.ts';
import { isKindOf } from '../../lexicon/relate/is-kind-of.ts';
import { tokenize } from '../../lexicon/tokenize.ts';
import type { SkillEntry } from '../../lexicon/types.ts';
import { weighStem } from '../../lexicon/word-weight.ts';
import type { ResumeIndex } from '../resume/index-resume.ts';
import { asksForExperience } from './asks-for-experience.ts';
import { rankLines, type Verdict } from './verdict.ts';
import { withoutSpan } from './words-of-work.ts';

/** So many skills of a field show it, so many of them in work or projects. */
const least = { skills: 4, done: 2 };
/** What studies of the field, or its skills, speak for it; studies speak less for experience. */
const credits = { whole: 0.85, part: 0.5 };
/** Fields whose professions a licence guards: only the degree of the profession opens them, and other degrees share their name. */
const guarded = ['Health', 'Law'];
/** Words that weigh less than this are everybody's. */
const leastTelling = 0.2;

/**
 * A field as a whole ("accounting", "software development") is shown by a finished degree in it, or by several of its skills. `text`: the demand's. Undefined where neither shows it, or
 * more than the field is asked for.
 */
export function judgeWholeField(skill: SkillMention, text: string, index: ResumeIndex): Verdict | undefined {
  const entry = loadLexicon().skills.get(skill.id ?? '');
  if (entry === undefined || entry.kind === 'certificate' || !namesWholeField(entry.name)) return undefined;
  if (!isAllOf(text, skill)) return undefined;
  const fields = findFields(entry.name);
  const isGuarded = fields.some((field) => guarded.includes(field));
  const opened = isGuarded ? fields.filter((field) => !guarded.includes(field)) : fields;
  const reasons = [{ code: 'similar-words', detail: skill.text }];
  const degree = index.degrees.find(
    ({ level, open, unnamed, fields: held }) =>
      level >= bachelors && !open && unnamed !== true && sharesField(opened, held),
  );
  if (degree !== undefined)
    return { credit: asksForExperience(text) ? credits.part : credits.whole, lines: [degree.line], reasons };
  if (isGuarded) return undefined;
  const own = [...index.skills].filter(([id]) => isSkillOf(entry, id));
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

/** Whether a demand names the field and nothing besides: its other words only demand. */
function isAllOf(text: string, skill: SkillMention): boolean {
  const own = new Set(tokenize(skill.text).map(({ stem }) => stem));
  const words = tokenize(withoutSpan(text));
  return words.every(
    ({ form, stem }, at) =>
      own.has(stem) ||
      isSmallStem(stem) ||
      weighStem(stem) < leastTelling ||
      onlyDemands(form, words[at - 1]?.form, words[at + 1]?.form),
  );
}

/** Whether a skill is a kind or a part of a field, or goes with it. */
function isSkillOf(field: SkillEntry, id: string): boolean {
  const entry = loadLexicon().skills.get(id);
  if (entry === undefined || entry.kind === 'domain' || entry.kind === 'soft-skill') return false;
  return (
    isKindOf(id, field.id) ||
    [...entry.part, ...entry.rel].includes(field.id) ||
    [...field.part, ...field.rel].includes(id)
  );
}

/** A line of a job or a project. */
const isDone = (line: number, { lines }: ResumeIndex): boolean =>
  lines[line]?.job !== undefined || lines[line]?.section === 'projects';
