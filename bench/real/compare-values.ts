/** Letters and digits of a text in small letters, words parted by one space; marks on letters go. */
export function foldValue(value: unknown): string {
  return String(value ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
}

/** Without any white, as when a page sets letters apart. */
export const squeeze = (value: unknown): string => foldValue(value).replaceAll(' ', '');

/** The share of words that two texts have in common, as F1 over their words. */
export function overlap(a: unknown, b: unknown): number {
  const [own, other] = [foldValue(a), foldValue(b)].map((text) => text.split(' ').filter(Boolean)) as [
    string[],
    string[],
  ];
  if (own.length === 0 || other.length === 0) return 0;
  const counts = new Map<string, number>();
  for (const word of other) counts.set(word, (counts.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of own) {
    const left = counts.get(word) ?? 0;
    if (left > 0) common++;
    counts.set(word, left - 1);
  }
  return (2 * common) / (own.length + other.length);
}

/** The same value: letter for letter, or nearly word for word. */
export function isSame(a: unknown, b: unknown, least = 0.85): boolean {
  return (squeeze(a) !== '' && squeeze(a) === squeeze(b)) || overlap(a, b) >= least;
}

/** The same date; a truth that says only the year asks for no more. */
export function isSameDate(truth: unknown, read: unknown): boolean {
  const [a, b] = [String(truth ?? '').slice(0, 7), String(read ?? '').slice(0, 7)];
  return a === '' ? b === '' : a.length === 4 ? b.slice(0, 4) === a : a === b;
}

export function isSamePhone(a: unknown, b: unknown): boolean {
  const [own, other] = [a, b].map((number) =>
    String(number ?? '')
      .replace(/\D/g, '')
      .replace(/^00/, ''),
  ) as [string, string];
  return own.length >= 7 && other.length >= 7 && (own.endsWith(other) || other.endsWith(own));
}

/** An address without protocol, `www` and the slash at its end. */
export function foldAddress(address: unknown): string {
  return String(address ?? '')
    .toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:www\.)?/, '')
    .replace(/[/?#]+$/, '');
}
