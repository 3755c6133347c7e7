import { readVerb } from './action-verbs.ts';

/** Endings of the third person, as the base form has them: "carries", "watches", "greets". */
const baseOf = (word: string): string =>
  readVerb(word)?.verb.base ??
  word
    .replace(/(?<=[^aeiou])ies$/, 'y')
    .replace(/(?<=s|sh|ch|x|z)es$/, '')
    .replace(/(?<!s)s$/, '');

/**
 * "Greets and welcomes customers" as "Greet and welcome customers": a line that speaks of its writer in the third person, as that writer says it. Only
 * the verb at its head and one that "and" joins to it change; any other line comes back as it is. English.
 */
export function inFirstPerson(line: string): string {
  const [head = '', first = '', joint = '', second = ''] =
    /^(\p{Lu}\p{Ll}+s)(?:( and )(\p{Ll}+s)(?= \p{Ll}))?(?= \p{L}| \d)/u.exec(line) ?? [];
  if (first === '' || readVerb(first.toLowerCase())?.form !== 'third') return line;
  const base = baseOf(first.toLowerCase());
  const told = `${base.charAt(0).toUpperCase()}${base.slice(1)}${joint}${second === '' ? '' : baseOf(second)}`;
  return `${told}${line.slice(head.length)}`;
}
