import { stopWords } from '@shortlist/schema';

/** Small words of other languages that no English sentence has. */
const smallWords = new Set([
  ...['de', 'la', 'un', 'une', 'est', 'qui', 'que'],
  ...Object.entries(stopWords)
    .filter(([language]) => language !== 'en')
    .flatMap(([, words]) => words)
    .filter((word) => !/^(?:a|an|as|con|die|do|e|met|o|par|per|tot|van|y)$/.test(word)),
]);

const besides = { before: /([\p{L}\p{M}’']+)[^\p{L}\n]{1,3}$/u, behind: /^[^\p{L}\n]{1,3}([\p{L}\p{M}’']+)/u };

/** A letter with an accent: a few English words have one, and nobody misspells a word with one. */
const accent = /[^\p{ASCII}’]/u;

/**
 * Whether a word of an English text is none of English: it has an accent, or stands beside a word that has one, beside a small word of another language, or behind a
 * capitalized word that no dictionary knows (the second part of a name). `knows` answers for a word in small letters.
 */
export function isForeign(
  text: string,
  { word, start }: { word: string; start: number },
  knows: (word: string) => boolean,
): boolean {
  if (accent.test(word)) return true;
  const before = besides.before.exec(text.slice(Math.max(0, start - 40), start))?.[1] ?? '';
  const behind = besides.behind.exec(text.slice(start + word.length, start + word.length + 40))?.[1] ?? '';
  if ([before, behind].some((one) => accent.test(one) || smallWords.has(one))) return true;
  return /^\p{Lu}\p{Ll}{2,}/u.test(before) && !knows(before.toLowerCase());
}
