import { stopWords } from './stop-words.ts';

/** Letters and endings of one language's own words: what a list without sentences is told by. */
const forms: Record<string, RegExp> = {
  de: /ß|[äöü]\p{L}{3}|\p{L}{3}(?:ungen|ung|keit|heit|schaft|lich|leitung|betreuung)$/u,
  fr: /[çœêèù]|\p{L}{3}(?:euse|eux|ère)$/u,
  es: /ñ|\p{L}{3}(?:ción|ciones|dad|miento)$/u,
  pt: /[ãõ]|\p{L}{3}(?:ção|ções|dade)$/u,
  it: /\p{L}{3}(?:zione|zioni|mento|ità)$/u,
};

/** The language of a text as a BCP 47 code, by its commonest small words and by the looks of the others; `en` when the text tells nothing. Linear in the text. */
export function detectLanguage(text: string): string {
  const counts = countWords(text);
  const [best, most] = bestOf((language) => smallWords(counts, language));
  if (most >= enough) return best;
  const [likely] = bestOf((language) => allOf(counts, language));
  return likely;
}

/** The words of a text and how often each stands there: what its language is told by, once for each part that stays as it is. */
export type WordCounts = ReadonlyMap<string, number>;

/** The language of texts where it is surely another than English: for what must not jump with each word that is typed. `parts` hold their words. */
export function tellLanguage(parts: readonly WordCounts[]): string | undefined {
  const counts = addUp(parts);
  const [best, most] = bestOf((language) => allOf(counts, language));
  return best !== 'en' && most >= sure && most >= 2 * allOf(counts, 'en') ? best : undefined;
}

/** So many words of its own make a language sure. */
const sure = 4;

function addUp(parts: readonly WordCounts[]): WordCounts {
  const sums = new Map<string, number>();
  for (const part of parts) for (const [word, times] of part) sums.set(word, (sums.get(word) ?? 0) + times);
  return sums;
}

/** How often each word stands in the first 60,000 characters of a text, in small letters. Addresses and the letters of words set wide are no words. */
export function countWords(text: string): WordCounts {
  const counts = new Map<string, number>();
  const pieces = text.slice(0, 60_000).toLowerCase().split(/\s+/);
  for (const [i, piece] of pieces.entries()) {
    if (isAddress(piece) || isSetWide(pieces, i)) continue;
    for (const word of piece.match(/\p{L}+/gu) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** "ada@alder.example", "www.alder.example": "com" is a Portuguese word. */
const isAddress = (piece: string): boolean => piece.includes('@') || /\p{L}{2}\.\p{L}{2}/u.test(piece);

/** Whether a letter stands in a row of at least three: "P o r t f o l i o". */
function isSetWide(pieces: readonly string[], at: number): boolean {
  const isLetter = (i: number): boolean => /^\p{L}$/u.test(pieces[i] ?? '');
  return isLetter(at) && [at - 2, at - 1, at].some((first) => [0, 1, 2].every((step) => isLetter(first + step)));
}

function allOf(counts: WordCounts, language: string): number {
  return smallWords(counts, language) + Math.min(4, looksOf(counts, language) / 2);
}

/** So many small words tell a language by themselves. */
const enough = 10;

function bestOf(score: (language: string) => number): [string, number] {
  let best: [string, number] = ['en', 0];
  for (const language of Object.keys(stopWords)) {
    const points = score(language);
    if (points > best[1]) best = [language, points];
  }
  return best;
}

function smallWords(counts: WordCounts, language: string): number {
  const words = stopWords[language] ?? [];
  return words.reduce((sum, word) => sum + Math.min(counts.get(word) ?? 0, 12), 0);
}

function looksOf(counts: WordCounts, language: string): number {
  const own = forms[language];
  return own === undefined ? 0 : [...counts.keys()].filter((word) => own.test(word)).length;
}
