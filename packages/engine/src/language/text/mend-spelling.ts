import { commonMisspellings } from './common-misspellings.ts';
import { meantIn } from './misspellings.ts';
import { isEnglishAround, meantWord } from './slips-of-the-pen.ts';

/** What may be another word or a name is misspelled only where it stands so. */
const inPlace: [RegExp, string][] = [
  [
    /(?<=\b(?:sales|general|project|office|store|shop|branch|account|area|regional|assistant|operations|warehouse|product|marketing|team|duty|bar|kitchen|restaurant|site|case|service) )mangers?\b/giu,
    'manager',
  ],
  [
    /(?<=\b(?:booking|school|events?|shared|google|outlook|editorial|content|office|social|team|annual|academic|appointment|online) )calenders?\b/giu,
    'calendar',
  ],
  // A note's shorthand, where a word stands on both sides.
  [/(?<=[\p{L}\d)%] )w\/(?= \p{L}{2,}| \d)/gu, 'with'],
  [/(?<=[\p{L}\d)%] )w\/o(?= \p{L}{2,})/gu, 'without'],
  [/(?<=^|\b(?:and|to|the|I)[ ]|; )preformed(?= (?:\p{Lu}{2,}|the|all|an?|daily|weekly)\b)/gu, 'performed'],
];

/** A word as it stands, and as it should. */
export type Mended = { wrong: string; right: string };

/** Puts right what is surely misspelled ("recieved", "Sales Manger", "profesion"), in the word's own capitals. Addresses of mail and web stay. */
export function mendSpelling(text: string, language = 'en'): { text: string; mended: Mended[] } {
  return language.startsWith('en') ? mendEnglish(text) : mendOther(text, language.slice(0, 2));
}

/** The same in another language: in most of them a capital within a line is a name's, and its spelling that of the one who bears it. */
function mendOther(text: string, language: string): { text: string; mended: Mended[] } {
  const mended: Mended[] = [];
  const whole = text.replace(wordOfText, (word, at: number) => {
    const isFirst = /(?:^|[.;:•–-])\s*$/u.test(text.slice(Math.max(0, at - 4), at));
    const isPlain = /^\p{Lu}?\p{Ll}+$/u.test(word) && (language === 'de' || isFirst || /^\p{Ll}/u.test(word));
    const right = isPlain ? meantIn(word, language) : undefined;
    if (right === undefined) return word;
    const own = inCapitals(word, right);
    mended.push({ wrong: word, right: own });
    return own;
  });
  return { text: whole, mended };
}

/** A word that stands by itself, and in no address of mail or web. */
const wordOfText = /(?<![\p{L}\p{N}@._/’'-])\p{L}{3,}(?![\p{L}\p{N}@_/-]|\.\p{L})/gu;

function mendEnglish(text: string): { text: string; mended: Mended[] } {
  const mended: Mended[] = [];
  const put = (wrong: string, right: string): string => {
    const own = inCapitals(wrong, right);
    mended.push({ wrong, right: own });
    return own;
  };
  const words = text.replace(wordOfText, (word, at: number) => {
    const right = commonMisspellings.get(word.toLowerCase()) ?? slipIn(text, word, at);
    return right === undefined ? word : put(word, right);
  });
  const whole = inPlace.reduce(
    (line, [pattern, right]) => line.replace(pattern, (word) => put(word, /s$/i.test(word) ? `${right}s` : right)),
    words,
  );
  return { text: whole, mended };
}

/** What was meant by a word that no name can be: written small, or as the first word of what it stands in. */
function slipIn(text: string, word: string, at: number): string | undefined {
  const isFirst = /^\p{Lu}\p{Ll}+$/u.test(word) && /(?:^|[.;:•–-])\s*$/u.test(text.slice(Math.max(0, at - 4), at));
  if (!isFirst && !/^\p{Ll}+$/u.test(word)) return undefined;
  const meant = meantWord(word.toLowerCase());
  return meant !== undefined && isEnglishAround(text, word.toLowerCase(), at) ? meant : undefined;
}

function inCapitals(word: string, right: string): string {
  if (/^\p{Lu}{2}/u.test(word)) return right.toUpperCase();
  return /^\p{Lu}/u.test(word) ? (right[0] ?? '').toUpperCase() + right.slice(1) : right;
}
