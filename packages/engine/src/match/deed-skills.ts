import { readVerb } from '../language/action-verbs.ts';
import { findListedSkills } from '../lexicon/find-listed-skills.ts';

/** Verbs so wide that what they name is no skill that a posting asks for by name. */
const wide = new Set([
  'managing',
  'training',
  'designing',
  'engineering',
  'processing',
  'working',
  'making',
  'meeting',
]);
const known = new Map<string, string | undefined>();

/** What the verbs that open a line name as a skill: "Mentor two new nurses" and "Mentored, coached" show mentoring. English; ids of the lexicon. */
export function deedSkills(line: string): string[] {
  const opening = /^\P{L}{0,6}(\p{L}+)(?:(?:, | and |, and | & )(\p{L}+))?/u.exec(line);
  return [opening?.[1], opening?.[2]].flatMap((word) => {
    const read = word === undefined ? undefined : readVerb(word);
    if (read === undefined || read.form === 'gerund' || wide.has(read.verb.gerund)) return [];
    const id = idOf(read.verb.gerund);
    return id === undefined ? [] : [id];
  });
}

function idOf(gerund: string): string | undefined {
  if (!known.has(gerund)) {
    const found = findListedSkills(gerund).find(({ start, end }) => start === 0 && end === gerund.length);
    known.set(gerund, found?.kind === 'skill' || found?.kind === 'soft-skill' ? found.id : undefined);
  }
  return known.get(gerund);
}
