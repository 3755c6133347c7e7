import { stopWords } from '@shortlist/schema';

/** Small words that a dictionary of English knows only from names and phrases ("de facto"). */
const particles = 'al de del des der du el la le les qui un una une von y'.split(' ');

/** Small words of other languages; those that English has as well ("no", "door") tell nothing. */
const smallWords = new Set(
  Object.entries(stopWords)
    .filter(([language]) => language !== 'en')
    .flatMap(([, words]) => words),
);

const besides = { before: /([\p{L}\p{M}’']+)[^\p{L}\n]{1,3}$/u, behind: /^[^\p{L}\n]{1,3}([\p{L}\p{M}’']+)/u };

/** A letter with an accent: a few English words have one, and nobody misspells a word with one. */
const accent = /[^\p{ASCII}’]/u;

/** Whether a word has an accent or is a small word of another language. `isEnglish` answers for a word as it is written. */
export const isForeignWord = (word: string, isEnglish: (word: string) => boolean): boolean =>
  accent.test(word) || particles.includes(word) || (smallWords.has(word) && !isEnglish(word));

/**
 * Whether a word of an English text is none of English: it has an accent, or stands beside a word that has one, beside a small word of another language, or behind a
 * capitalized word that no dictionary knows (the second part of a name). `knows` answers for a word in small letters.
 */
export function isForeign(
  text: string,
  { word, start }: { word: string; start: number },
  { knows, isEnglish }: { knows: (word: string) => boolean; isEnglish: (word: string) => boolean },
): boolean {
  if (accent.test(word)) return true;
  const before = besides.before.exec(text.slice(Math.max(0, start - 40), start))?.[1] ?? '';
  const behind = besides.behind.exec(text.slice(start + word.length, start + word.length + 40))?.[1] ?? '';
  if ([before, behind].some((one) => isForeignWord(one, isEnglish))) return true;
  return /^\p{Lu}\p{Ll}{2,}/u.test(before) && !knows(before.toLowerCase());
}
