import { schoolScore } from '../../../language/titles/organisation-words.ts';

/**
 * A school and a field in one row, as some builders print them: "Torvik University Computer Science" of who studied computer science, or "Computer
 * Science Torvik University" where the field is said again behind the place. Both as they are where neither holds the other.
 */
export function partField(school: string, area: string | undefined): { school: string; area: string | undefined } {
  if (area === undefined) return { school, area };
  const [names, fields] = [school.split(/\s+/), area.replace(/(?:\s+[\d./]+)+$/, '').split(/\s+/)];
  const isSchool = (words: string[]): boolean =>
    schoolScore(words.join(' ')) > 0 && /^\p{Lu}|[)\d]$/u.test(words.at(-1) ?? '');
  if (endsWith(names, fields) && isSchool(names.slice(0, -fields.length)))
    return { school: names.slice(0, -fields.length).join(' '), area };
  for (let count = Math.min(names.length - 1, fields.length); count > 0; count--) {
    const [first, rest] = [names.slice(0, count), names.slice(count)];
    if (endsWith(fields, first) && isSchool(rest) && beginsName(rest))
      return { school: rest.join(' '), area: first.join(' ') };
  }
  return { school, area };
}

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((word, i) => word.toLowerCase() === b[i]?.toLowerCase());

const endsWith = (words: readonly string[], end: readonly string[]): boolean =>
  words.length > end.length && same(words.slice(-end.length), end);

/** "University of Michigan" and "Reed College" are names, "School Lausanne" is the end of one. */
function beginsName([first = '', second = '']: readonly string[]): boolean {
  return /^\p{Lu}/u.test(first) && (schoolScore(first) === 0 || /^(?:of|at|de|di|for)$/.test(second));
}
