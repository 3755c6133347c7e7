import { type countWords, stopWords } from '@shortlist/schema';

/** Which part of the words counted, from 0 to 1, are small words of a language. */
export function shareOfSmallWords(counts: ReturnType<typeof countWords>, language: string): number {
  const own = new Set(stopWords[language]);
  let [found, total] = [0, 0];
  for (const [word, times] of counts) {
    total += times;
    if (own.has(word)) found += times;
  }
  return found / total;
}
