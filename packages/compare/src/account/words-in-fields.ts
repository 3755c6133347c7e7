import type { Account } from './account.ts';

/** The words of each line that became part of a field, with the field. */
export function wordsInFields({ tokens, fates }: Account): Map<number, { key: string; field: number }[]> {
  const words = tokens.flatMap(({ line, key }, at) => {
    const fate = fates[at];
    return typeof fate === 'object' && 'field' in fate ? [{ line, key, field: fate.field }] : [];
  });
  return Map.groupBy(words, ({ line }) => line);
}
