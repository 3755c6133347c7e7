import { readVerb } from '../../language/deeds/action-verbs.ts';
import { isNounLike } from '../../language/deeds/noun-like-verbs.ts';
import { loadLexicon } from '../../lexicon/load-lexicon.ts';
import { anyWord } from '../words/any-word.ts';
import { opensWords } from '../words/mend-names-words.ts';

let names: Set<string> | undefined;

/** A small letter, a line break and a capital that small letters follow: what every broken name has. */
const parted = /[a-zß-ÿ]\n[A-ZÀ-Þ][a-zß-ÿ]/;
const halves =
  /(?<![\p{L}\p{N}])(\p{Lu}\p{Ll}{1,12}|\p{Ll}{1,2})\n(\p{Lu}\p{Ll}{1,12}\d{0,2})(?:\n(\p{Lu}\p{Ll}{1,12})(?![\p{L}\p{N}]))?(?![\p{L}\p{N}])/gu;

/**
 * Text in which names with a capital inside (PowerPoint, JavaScript) that were broken over two or three lines stand in one word again:
 * those of the lexicon, those that the text has whole elsewhere, and those that break again and again at the same place.
 */
export function mendNames(text: string): string {
  if (!parted.test(text)) return text;
  const seen = countBreaks(text);
  const whole = wordsOf(text);
  return text.replace(halves, (broken: string, a: string, b: string, c: string | undefined, at: number) => {
    const isName = (word: string): boolean =>
      whole.has(word) || isKnown(word, a, text, at, broken.length) || (seen.get(word) ?? 0) > 1;
    if (c !== undefined && namesWithCapitals().has(a + b + c)) return a + b + c;
    if (isName(a + b)) return c === undefined ? a + b : `${a + b}\n${c}`;
    return c !== undefined && isName(b + c) ? `${a}\n${b + c}` : broken;
  });
}

function isKnown(word: string, first: string, text: string, at: number, length: number): boolean {
  if (namesWithCapitals().has(word)) return true;
  // "Hoot" + "Suite": the lexicon writes it with one capital; where the sentence goes on around it, it is no row of one word a line.
  if (/^\p{Lu}/u.test(first) && namesWithCapitals().has(word.toLowerCase()))
    return (
      /[\p{L},(]\s$/u.test(text.slice(Math.max(0, at - 2), at)) ||
      /^[,;)]| \p{Ll}/u.test(text.slice(at + length, at + length + 2))
    );
  return false;
}

/** The words of a text, with and without the digits at their end. */
function wordsOf(text: string): Set<string> {
  return new Set([...text.matchAll(/(\p{L}+)\d{0,2}/gu)].flatMap(({ 0: word, 1: letters = '' }) => [word, letters]));
}

/** In how many places a text breaks between the same two words with the sentence going on behind them: "Well⏎Aware has", "at Well⏎Aware, we". A paragraph that stands there twice counts once. */
function countBreaks(text: string): Map<string, number> {
  const seen = new Map<string, Set<string>>();
  for (const { 1: a = '', 2: b = '', 0: whole, index } of text.matchAll(
    /(?<![\p{L}\p{N}])(\p{Lu}\p{Ll}{1,12})\n(\p{Lu}\p{Ll}{1,12}\d{0,2})(?=[’',)]| \p{Ll})/gu,
  )) {
    if (opens.test(b) || isOrder(b)) continue;
    const around = text.slice(index + whole.length, index + whole.length + 20);
    seen.set(a + b, (seen.get(a + b) ?? new Set()).add(around));
  }
  return new Map([...seen].map(([word, places]) => [word, places.size]));
}

/** What opens a line of its own, and is no half of a name. */
const opens = new RegExp(`^(?:${anyWord(opensWords)})$`, 'iu');

function isOrder(word: string): boolean {
  return readVerb(word.toLowerCase())?.form === 'base' && !isNounLike(word.toLowerCase());
}

function namesWithCapitals(): Set<string> {
  if (names !== undefined) return names;
  const found = new Set<string>();
  for (const entry of loadLexicon().skills.values())
    for (const phrase of [entry.name, ...entry.aliases])
      for (const word of phrase.split(/[\s/-]/)) {
        if (/^\p{Lu}?\p{Ll}+(?:\p{Lu}\p{Ll}+){1,2}$/u.test(word)) found.add(word);
        if (entry.kind === 'tool' && phrase === word && /^\p{Lu}\p{Ll}{6,}$/u.test(word)) found.add(word.toLowerCase());
      }
  names = found;
  return found;
}
