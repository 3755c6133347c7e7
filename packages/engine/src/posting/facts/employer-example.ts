import { readLines } from '../read-lines.ts';
import { type EmployerCandidate, gatherEmployers, nameKey } from './employer-candidates.ts';
import { hintEmployers } from './employer-hints.ts';
import { readHead } from './read-head.ts';
import { readLocation } from './read-location.ts';
import type { ChoiceExample } from './train-choice.ts';

/** The names of a posting, and which of them are the employer's. None is where the posting does not name it. */
export type EmployerExample = ChoiceExample<EmployerCandidate>;

/** A posting whose employer is known by one or more forms of its name; without any it names none. */
export function employerExample(posting: string, employers: readonly string[], weight = 1): EmployerExample {
  const { facts, text, title, segments } = readLines(posting);
  const place = facts.location ?? readLocation(text, title, readHead(text, title).place);
  const candidates = gatherEmployers(text, segments, title, hintEmployers(text, segments, title), place);
  const keys = new Set(employers.map(nameKey));
  const right = new Set(candidates.flatMap(({ name }, i) => (keys.has(nameKey(name)) ? [i] : [])));
  return { candidates, right, weight };
}
