/** A value of a file whose shape nobody has checked. */
export type Loose = Record<string, unknown>;

export const isLoose = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object under a key; an empty one where there is none. */
export function part(value: unknown, key: string): Loose {
  const found = isLoose(value) ? value[key] : undefined;
  return isLoose(found) ? found : {};
}

/** The objects of a list under a key. */
export function items(value: unknown, key = 'items'): Loose[] {
  const found = isLoose(value) ? value[key] : undefined;
  return Array.isArray(found) ? found.filter(isLoose) : [];
}

/** The first of these fields that says something, in one line: tools name the same thing differently. */
export function word(value: unknown, ...keys: string[]): string | undefined {
  for (const key of keys) {
    const found = isLoose(value) ? value[key] : undefined;
    if (typeof found !== 'string' && typeof found !== 'number') continue;
    const text = String(found).replace(/\s+/g, ' ').trim();
    if (text !== '') return text;
  }
  return undefined;
}

/** A list of words under a key. */
export function words(value: unknown, key: string): string[] {
  const found = isLoose(value) ? value[key] : undefined;
  return Array.isArray(found)
    ? found
        .filter((one) => typeof one === 'string' || typeof one === 'number')
        .map((one) => String(one).trim())
        .filter(Boolean)
    : [];
}

/** Without fields that say nothing. */
export function said<T extends object>(value: T): T {
  const kept = Object.entries(value).filter(
    ([, field]) => field !== undefined && field !== '' && !(Array.isArray(field) && field.length === 0),
  );
  return Object.fromEntries(kept) as T;
}
