/**
 * A value of JSON as PostgreSQL can keep it: lone halves of surrogate pairs become U+FFFD and NUL is left out, in texts and in
 * names. Everything that comes from outside passes here once, at the edge.
 */
export function makeStorable(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map(makeStorable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [storableText(name), makeStorable(each)]));
}

/** A text without NUL and lone surrogates. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '');
}
