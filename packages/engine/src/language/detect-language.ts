import { stopWords } from './stop-words.ts';

/** The language of a text as a BCP 47 code, by its commonest small words; `en` when the text tells nothing. Linear in the text. */
export function detectLanguage(text: string): string {
  const counts = new Map<string, number>();
  for (const word of text
    .slice(0, 60_000)
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [])
    counts.set(word, (counts.get(word) ?? 0) + 1);
  let best = 'en';
  let most = 0;
  for (const [language, words] of Object.entries(stopWords)) {
    const score = words.reduce((sum, word) => sum + Math.min(counts.get(word) ?? 0, 12), 0);
    if (score > most) {
      most = score;
      best = language;
    }
  }
  return best;
}
