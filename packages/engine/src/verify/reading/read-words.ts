import { withoutMarks } from '../../language/text/without-marks.ts';
import { stemWord } from '../../lexicon/stem-word.ts';
import { keyOf } from '../../lexicon/tokenize.ts';

/** A word of a sentence: UTF-16 offsets, `word` in lower case, `key` without plural, `stem` for comparing wordings, `clause` counts from 0. */
export type Word = {
  start: number;
  end: number;
  text: string;
  word: string;
  key: string;
  stem: string;
  clause: number;
  capital: boolean;
  opens: boolean;
};

const pattern = /\.?[\p{L}\p{N}\p{M}](?:[\p{L}\p{N}\p{M}]|['’.+#_-](?=[\p{L}\p{N}]))*(?:\+\+|#|\+(?![\p{L}\p{N}]))?/gu;
const clauseBreak = /[,;:|•()–—]|\.\s|\band\b|\bund\b|\bet\b|\by\b|\bwhile\b|\bby\b|\bbut\b/i;

/** Behind it "en" is Dutch and joins; in Spanish and French it is a preposition. */
const dutchArticle = /^\s(?:het|de|een)\s/;

/** The words of a text in order. A hyphened word is one word; `opens` marks the first word of a sentence or of a line. */
export function readWords(text: string): Word[] {
  const words: Word[] = [];
  let clause = 0;
  let last = 0;
  for (const match of text.matchAll(pattern)) {
    const start = match.index;
    const between = text.slice(last, start);
    const raw = match[0];
    const lower = fold(raw);
    // "2,400" is one figure.
    const isFigure = /^[.,’]$/.test(between) && /^\d/.test(raw) && /\d$/.test(words.at(-1)?.text ?? '');
    if (
      words.length > 0 &&
      !isFigure &&
      (clauseBreak.test(between) ||
        /^(and|und|et|y|e|while|by|but|sowie)$/.test(lower) ||
        (lower === 'en' && dutchArticle.test(text.slice(start + raw.length, start + raw.length + 6))))
    )
      clause++;
    const opens = words.length === 0 || /[.!?:|•\n]\s*["“„«(]?\s*$/.test(between);
    words.push({
      start,
      end: start + raw.length,
      text: raw,
      word: lower,
      key: keyOf(lower),
      stem: stemOf(lower),
      clause,
      capital: /^\p{Lu}/u.test(raw),
      opens,
    });
    last = start + raw.length;
  }
  return words;
}

/** Lower case, one kind of apostrophe, no possessive, no French elision. */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/'s$/, '')
    .replace(/^(?:[ldjnsmtc]|qu|jusqu|lorsqu|(?:d|n|s|qu)?(?:a|e)(?:ll|st)|sull|coll|un)'(?=\p{L}{2}|\d)/u, '');
}

function stemOf(word: string): string {
  const plain = withoutMarks(keyOf(word));
  return stemWord(plain);
}
