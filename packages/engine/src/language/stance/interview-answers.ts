import { readVerb } from '../deeds/action-verbs.ts';

/** How the ids of an interview's answers begin, by what was asked. */
export const askedTo = { pick: 'pick-', complete: 'complete-', why: 'why-' } as const;

/** Most words of what may stand in brackets behind a line. */
const mostWords = 14;

/**
 * A line of work with what the person told us is missing in it: "Managed leave administration" and "about 300 employees" → "Managed leave
 * administration (about 300 employees)". Undefined where the answer is a statement of its own, which stands by itself.
 */
export function completeLine(line: string, answer: string): string | undefined {
  const bare = line.trim().replace(/[.;,\s]+$/, '');
  const told = answer
    .trim()
    .replace(/^(?:yes|sure)[,.;:\s]+/i, '')
    .replace(/[.;,\s]+$/, '');
  const first = readVerb(/^\p{L}+/u.exec(told)?.[0] ?? '');
  if (
    told === '' ||
    told.split(/\s+/).length > mostWords ||
    /[()[\]:;.!?]\s|[()]|\n|\b(?:I|we|my|our|it|they)\b/.test(told) ||
    first?.form === 'past' ||
    /[()]$/.test(bare)
  )
    return undefined;
  return `${bare} (${/^\p{Lu}\p{Ll}/u.test(told) ? told.charAt(0).toLowerCase() + told.slice(1) : told})`;
}
