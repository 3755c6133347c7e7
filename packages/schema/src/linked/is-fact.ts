import type { OutlineNode, Piece } from './outline.ts';

const always = new Set([
  'startDate',
  'endDate',
  'date',
  'releaseDate',
  'unreadDates',
  'url',
  'unreadUrl',
  'score',
  'organization',
  'institution',
  'entity',
  'issuer',
  'awarder',
  'publisher',
]);
const ofPerson = new Set(['name', 'email', 'phone', 'website', 'linkedin']);

/** Whether a text is the same in every language: dates, addresses, numbers, names of people and of organisations. */
export function isFact({ node, key, text }: Pick<Piece, 'node' | 'key' | 'text'>): boolean {
  return isFactField(node, key) || !hasLanguage(text);
}

/** Dates are set by the page in its own language. */
export const isDate = (key: string): boolean => /date/i.test(key);

function isFactField({ parent, list }: OutlineNode, key: string): boolean {
  if (list === 'info') return ofPerson.has(key);
  if (key === 'name') return list === 'entry' && /^(?:experience|references)/.test(parent);
  return always.has(key);
}

const addresses =
  /(?:https?:\/\/|www\.)\S+|(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;

/** Whether a text says anything in a language: more than addresses, figures and signs. */
export const hasLanguage = (text: string): boolean => /\p{L}/u.test(text.replace(addresses, ''));
