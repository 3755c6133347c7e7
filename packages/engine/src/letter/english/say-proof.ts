import { sayFirstPerson } from '../../language/deeds/say-first-person.ts';
import type { Said } from '../../language/deeds/say-work.ts';

type Told = { line: string; current: boolean; amongVerbs: boolean; project: string };

/** A line as a clause of a letter; what a project is ("a news board with an Express API") is said of the project. English. */
export function sayProof({ line, current, amongVerbs, project }: Told): Said | undefined {
  return project !== '' && isDescription(line)
    ? { clause: `my project ${project} is ${line.trim().replace(/[.;,\s]+$/, '')}` }
    : sayFirstPerson(line, { current, amongVerbs });
}

/** Whether a line says what a thing is, in one plain phrase. */
export const isDescription = (line: string): boolean =>
  /^an? \p{Ll}/u.test(line) && line.length < 160 && !/[:;•|]|\.\s|\b(?:I|my|we|our)\b/.test(line);
