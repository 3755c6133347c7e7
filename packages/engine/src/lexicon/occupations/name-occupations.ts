import { levelWords } from '../../language/titles/level-words.ts';
import { isToolName } from '../meaning/tool-names.ts';
import { isBare } from '../titles/is-bare.ts';
import { plainTitle } from '../titles/plain-title.ts';
import { findTitles } from '../titles/recognise-titles.ts';
import { spellOutTitle } from '../titles/spell-out-title.ts';
import { tokenize } from '../tokenize.ts';
import { headOf } from './head-word.ts';
import { labelKey } from './label-key.ts';
import { loadLabels } from './load-labels.ts';
import { resembleLabel } from './resemble-label.ts';

/** Labels have at most as many words. */
const mostWords = 7;
/** A label of more occupations than this names a rank ("manager"), no occupation. */
const mostCodes = 4;

/** In ESCO an "AI engineer" inseminates animals; in a title AI is artificial intelligence. */
const machines = /\bAI(?= (?:engineer|specialist)\b)/giu;

/** `share`: how much of the title's words, levels aside, the label holds; the rest says more than it does. */
export type NamedOccupations = { codes: readonly string[]; share: number };

const none: NamedOccupations = { codes: [], share: 0 };
const known = new Map<string, NamedOccupations>();

/**
 * The codes of the occupations that a title names in a language, the longest label in it first; titles of every language are looked up in
 * English too. A title that holds no label is named by the label that shares nearly all of its words but the tools ("Java"). Empty where nothing fits.
 */
export function nameOccupations(title: string, language: string): NamedOccupations {
  const key = `${language} ${title}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const named = nameSides(title, language);
  if (known.size > 5_000) known.clear();
  known.set(key, named);
  return named;
}

/** "Material Controller / Purchaser" is two titles: the occupations of both. One word is a title where it is a label itself: "Client/Server Developer" is no client. */
function nameSides(title: string, language: string): NamedOccupations {
  const whole = look(title, language);
  const sides = title.split(/\s\/\s|(?<=\p{L}{4})\/(?=\p{L}{4})/u);
  if (sides.length < 2) return whole;
  const told = sides
    .map((side) => ({ ...look(side, language), isOneWord: tokenize(side).length < 2 }))
    .filter(({ share, isOneWord }) => share === 1 || !isOneWord);
  const named = [whole, ...told].filter(({ codes }) => codes.length > 0);
  const codes = [...new Set(named.flatMap((each) => each.codes))];
  return codes.length === 0 ? none : { codes, share: Math.max(...named.map(({ share }) => share)) };
}

function look(title: string, language: string): NamedOccupations {
  const plain = plainTitle(title).replace(/\([^)]*\)|\*\p{L}+/gu, ' ');
  const whole = spellOutTitle(plain).replace(machines, 'artificial intelligence');
  const pieces = [whole, ...whole.split(/\s?[,/|•·–—:]\s?|\s-\s|\s(?:and|und|et|y|e|en|at|bei|chez)\s|\s?&\s?/u)];
  for (const of of new Set([language, 'en'])) {
    const labels = loadLabels(of);
    for (const piece of new Set(pieces)) {
      const words = wordsOf(piece);
      const named = longestLabel(words, labels, of);
      if (named.codes.length > 0) return named;
    }
  }
  const others = otherNames(whole, language);
  if (others.length > 0) return { codes: others, share: 0.7 };
  const words = wordsOf(whole);
  const bare = words.filter((word) => !isToolName(word));
  const telling = bare.length > 1 ? bare : words;
  for (const of of new Set([language, 'en'])) {
    const codes = resembleLabel(telling, of);
    if (codes.length > 0) return { codes, share: 0.7 };
  }
  return none;
}

/** The occupations of a title that the lexicon lists, by the other names that it knows for it. */
function otherNames(title: string, language: string): readonly string[] {
  const codes = findTitles(title).flatMap(({ title: entry }) =>
    [entry.name, ...entry.aliases].flatMap((name) =>
      [language, 'en'].flatMap((of) => loadLabels(of).get(labelKey(name)) ?? []),
    ),
  );
  return [...new Set(codes)].slice(0, mostCodes);
}

/** The words of a title but those of its level. */
function wordsOf(piece: string): string[] {
  return tokenize(piece)
    .map(({ key }) => key)
    .filter((word) => !levelWords.has(word));
}

/** The longest run of words that is a label. One word of several names an occupation only where it is the title's head: its last word in English, its first in Romance languages. */
function longestLabel(
  words: string[],
  labels: ReadonlyMap<string, readonly string[]>,
  language: string,
): NamedOccupations {
  for (let length = Math.min(mostWords, words.length); length > 0; length--)
    for (let at = words.length - length; at >= 0; at--) {
      if (length === 1 && words.length > 1 && (at !== headOf(words, language) || isBare(words[at] ?? ''))) continue;
      const run = words.slice(at, at + length);
      const codes = labels.get(run.join(' ')) ?? (length === 2 ? labels.get(run.join('')) : undefined);
      if (codes !== undefined && codes.length <= mostCodes) return { codes, share: length / words.length };
    }
  return none;
}
