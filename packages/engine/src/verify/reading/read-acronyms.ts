import type { Span } from '@shortlist/schema';

const bracketed = /\(((?=[^)]*\p{Lu}[^)]*\p{Lu})[\p{L}]{2,8})\)/gu;

/** Short forms in brackets behind what they stand for, letter by letter ("Associateship of the Museums Association (AMA)"): they claim nothing of their own. */
export function readAcronyms(text: string): Span[] {
  return [...text.matchAll(bracketed)].flatMap((match): Span[] => {
    const short = (match[1] ?? '').toLowerCase();
    const before =
      text
        .slice(0, match.index)
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? [];
    return isMadeOf(short, before) ? [{ start: match.index + 1, end: match.index + 1 + short.length }] : [];
  });
}

/** Whether the beginnings of the last words spell it; small words may be passed over, and a compound gives a letter from within. */
function isMadeOf(short: string, words: readonly string[]): boolean {
  const spells = (at: number, letters: string): boolean => {
    if (letters === '') return true;
    const word = words[at];
    if (word === undefined) return false;
    for (let length = Math.min(4, letters.length); length > 0; length--)
      if (word.startsWith(letters.slice(0, length)) && spells(at + 1, letters.slice(length))) return true;
    if (word.startsWith(letters[0] ?? '') && isWithin(word, letters) && at === words.length - 1) return true;
    return word.length < 4 && spells(at + 1, letters);
  };
  return words.some((word, at) => at >= words.length - 8 && word.startsWith(short[0] ?? '') && spells(at, short));
}

/** "BFD" of one long German word: its letters in order. */
function isWithin(word: string, letters: string): boolean {
  let from = 0;
  for (const letter of letters) {
    from = word.indexOf(letter, from) + 1;
    if (from === 0) return false;
  }
  return word.length > letters.length * 4;
}
