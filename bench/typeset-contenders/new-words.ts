/**
 * The same resume with other words of the same length: each letter moved on by `by` in the alphabet. Dates, addresses and identifiers
 * stay, so that it is still a resume.
 */
export function newWords<T>(value: T, by: number, key = ''): T {
  if (typeof value === 'string') return (kept.test(key) ? value : moved(value, by)) as T;
  if (Array.isArray(value)) return value.map((part) => newWords(part, by, key)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, newWords(part, by, name)])) as T;
}

const kept = /date|url|email/i;

function moved(text: string, by: number): string {
  return text.replace(/[a-z]/g, (letter) => shift(letter, 97, by)).replace(/[A-Z]/g, (letter) => shift(letter, 65, by));
}

const shift = (letter: string, first: number, by: number) =>
  String.fromCharCode(first + ((letter.charCodeAt(0) - first + by) % 26));
