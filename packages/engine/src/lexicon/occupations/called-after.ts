import { withoutMarks } from '../../language/text/without-marks.ts';
import { headOf } from './head-word.ts';
import { loadLabels } from './load-labels.ts';

/** An occupation, or a unit group, is of a field where so much of its labels is called after it: one label of many is a chance. */
const leastOfLabels = 0.12;
/** A field of more unit groups than this is a rank or a place in a firm ("technician", "assistant"). */
const mostGroups = 45;
/** Two words are of one root where they share so many letters, and so much of the longer one. */
const root = { least: 5, share: 0.6 };
/** Longer than any word: links and what was run together. */
const longest = 40;
/** Words that are alike in their letters alone. */
const strangers = new Map([
  ['physics', 'physician'],
  ['production', 'producer'],
]);

/** `labels`: how many of each occupation or unit group hold the word, `heads`: how many have it for their head. */
type Word = { word: string; labels: Map<string, number>; heads: Map<string, number> };
type Vocabulary = { words: ReadonlyMap<string, readonly Word[]>; counts: ReadonlyMap<string, number> };

/** `codes`: the occupations and unit groups that are called after a word. `isKnown`: some label holds it. `isRank`: labels of all kinds do. */
export type CalledAfter = { codes: ReadonlySet<string>; isKnown: boolean; isRank: boolean };

const none: CalledAfter = { codes: new Set(), isKnown: false, isRank: false };
const vocabularies = new Map<string, Vocabulary>();
const known = new Map<string, CalledAfter>();

/**
 * The occupations, and the unit groups of ISCO-08, that are called after a word in a language or in English: those whose labels hold it, and those whose label's
 * head is another form of it: welders after "welding", Softwareentwickler after "Softwareentwicklung", but no account manager after "accounting".
 */
export function calledAfter(word: string, language: string): CalledAfter {
  if (word.length > longest) return none;
  const key = `${language} ${word}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const of = [...new Set([language, 'en'])].map((each) => lookUp(plain(word), each));
  const named = {
    codes: new Set(of.flatMap(({ codes }) => codes)),
    isKnown: of.some(({ groups }) => groups > 0),
    isRank: of.some(({ groups }) => groups > mostGroups),
  };
  if (known.size > 5_000) known.clear();
  known.set(key, named);
  return named;
}

/** Whether an occupation is among those called after a word, by itself or by its unit group. */
export const isCalledSo = (code: string, { codes }: CalledAfter): boolean =>
  codes.has(code) || codes.has(groupOf(code));

const groupOf = (code: string): string => code.slice(0, 4);

function lookUp(word: string, language: string): { codes: string[]; groups: number } {
  const { words, counts } = vocabularyOf(language);
  const held = new Map<string, number>();
  for (const { word: other, labels, heads } of words.get(word.slice(0, 4)) ?? []) {
    const holding = isSameWord(word, other) ? labels : isOneRoot(word, other) ? heads : undefined;
    for (const [code, count] of holding ?? []) held.set(code, (held.get(code) ?? 0) + count);
  }
  return {
    codes: [...held].flatMap(([code, count]) => (count >= (counts.get(code) ?? 0) * leastOfLabels ? [code] : [])),
    groups: [...held.keys()].filter((code) => code.length === 4).length,
  };
}

/** Whether two words without marks are one word, in one number or case or several: "store" and "stores". */
export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= root.least && long.startsWith(short) && /^(?:e?s|e?n|e|x)$/.test(long.slice(short.length));
}

/** Whether two words without marks differ in their ending alone: "welding" and "welder". */
export function isOneRoot(one: string, other: string): boolean {
  if (one === other) return true;
  if (strangers.get(one) === other || strangers.get(other) === one) return false;
  const longer = Math.max(one.length, other.length);
  let shared = 0;
  while (shared < longer && one[shared] === other[shared]) shared += 1;
  return shared >= root.least && shared >= longer * root.share;
}

export const plain = (word: string): string => withoutMarks(word.toLowerCase());

/** The words of a language's labels, by their first four letters, with how many labels of each occupation and unit group hold them, and how many there are. */
function vocabularyOf(language: string): Vocabulary {
  const made = vocabularies.get(language);
  if (made !== undefined) return made;
  const words = new Map<string, Word>();
  const counts = new Map<string, number>();
  const add = (map: Map<string, number>, key: string): void => void map.set(key, (map.get(key) ?? 0) + 1);
  for (const [label, codes] of loadLabels(language)) {
    const own = label.split(/[^\p{L}\p{N}+#]+/u).map(plain);
    const head = own[headOf(own, language)];
    for (const place of new Set(codes.flatMap((code) => [code, groupOf(code)]))) {
      add(counts, place);
      for (const word of new Set(own)) {
        const held = words.get(word) ?? { word, labels: new Map<string, number>(), heads: new Map<string, number>() };
        add(held.labels, place);
        if (word === head) add(held.heads, place);
        words.set(word, held);
      }
    }
  }
  const vocabulary = { words: Map.groupBy(words.values(), ({ word }) => word.slice(0, 4)), counts };
  vocabularies.set(language, vocabulary);
  return vocabulary;
}
