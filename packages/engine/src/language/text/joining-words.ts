import { foldWords } from './fold-text.ts';
import words from './joining-words.json' with { type: 'json' };

const joining = new Set(Object.values(words).flat());

/** True for words that only join others, of all languages: "until", "seit", "à la". A name is never made of these alone. */
export function isJoining(text: string): boolean {
  const parts = foldWords(text).split(' ').filter(Boolean);
  return parts.length > 0 && parts.every((part) => joining.has(part));
}
