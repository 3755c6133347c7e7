import { normaliseText } from './normalise-text.ts';

type Entry = Record<string, unknown>;

/**
 * For each expected entry the index of the recovered one that is it: the pair with most texts in common first, neighbours in
 * order where that is even. An entry without any text in common stays alone.
 */
export function alignEntries(expected: readonly Entry[], recovered: readonly Entry[]): (number | undefined)[] {
  const texts = recovered.map(textsOf);
  const pairs = expected.flatMap((entry, from) => {
    const own = textsOf(entry);
    return texts.map((other, to) => ({ from, to, common: [...own].filter((text) => other.has(text)).length }));
  });
  pairs.sort(
    (one, other) => other.common - one.common || Math.abs(one.from - one.to) - Math.abs(other.from - other.to),
  );
  const found: (number | undefined)[] = expected.map(() => undefined);
  const taken = new Set<number>();
  for (const { from, to, common } of pairs) {
    if (common === 0 || found[from] !== undefined || taken.has(to)) continue;
    found[from] = to;
    taken.add(to);
  }
  return found;
}

/** All texts of an entry, lists included. */
function textsOf(value: unknown): Set<string> {
  if (typeof value === 'string') return new Set([normaliseText(value)]);
  if (typeof value !== 'object' || value === null) return new Set();
  return new Set(Object.values(value).flatMap((part) => [...textsOf(part)]));
}
