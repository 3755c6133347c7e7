import { readVerb } from '../../language/deeds/action-verbs.ts';
import { readOpening } from '../../language/deeds/open-with-verb.ts';
import { sayFirstPerson } from '../../language/deeds/say-first-person.ts';
import type { Said } from '../../language/deeds/say-work.ts';
import { loose } from '../content/list-loose.ts';

type Told = { line: string; current: boolean; amongVerbs: boolean; project: string; item: string };

/** A line as a clause of a letter; what a project is ("a news board with an Express API") is said of the project. English. */
export function sayProof({ line, current, amongVerbs, project, item }: Told): Said | undefined {
  if (project !== '' && isDescription(line))
    return { clause: `my project ${project} is ${line.trim().replace(/[.;,\s]+$/, '')}` };
  const said = sayFirstPerson(line, { current, amongVerbs });
  if (said === undefined) return undefined;
  const clause = withoutTail(said.clause);
  return { clause: item === loose ? inPerfect(clause) : clause };
}

/** Most words before a clause that only lists what a deed was made of. */
const long = 22;

/** "… for the non-profit which includes entering and verifying …": of a long sentence the deed alone. */
function withoutTail(clause: string): string {
  const head = clause.replace(/,? which includ(?:es?|ed|ing) .*$/, '');
  return clause.split(' ').length > long && head.split(' ').length >= 6 ? head : clause;
}

/** "I handled 30 calls" → "I have handled 30 calls": a deed of no job has no time of its own. Verbs of another participle stay in the past. */
function inPerfect(clause: string): string {
  const deed = clause.slice(2);
  const verbs = readOpening(deed)?.verbs.map(({ text }) => readVerb(text)) ?? [];
  const isRegular =
    verbs.length > 0 && verbs.every((read) => read?.form === 'past' && read.verb.past === read.verb.participle);
  return clause.startsWith('I ') && isRegular ? `I have ${deed}` : clause;
}

/** Whether a line says what a thing is, in one plain phrase. */
export const isDescription = (line: string): boolean =>
  /^an? \p{Ll}/u.test(line) && line.length < 160 && !/[:;•|]|\.\s|\b(?:I|my|we|our)\b/.test(line);
