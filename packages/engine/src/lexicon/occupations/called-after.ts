import { loadLabels } from './load-labels.ts';

/** An occupation, or a unit group, is of a field where so much of its labels is called after it: one label of many is a chance. */
const leastOfLabels = 0.12;
/** A field of more unit groups than this is a rank or a place in a firm ("technician", "assistant"). */
const mostGroups = 45;
/** Two words are of one root where they share so many letters, and so much of the longer one; compounds where they share more. */
const root = { least: 5, share: 0.6, ofCompound: 9 };

type Word = readonly [word: string, labels: ReadonlyMap<string, number>];
type Vocabulary = { words: ReadonlyMap<string, readonly Word[]>; counts: ReadonlyMap<string, number> };

/** `codes`: the occupations and unit groups that are called after a word. `isKnown`: some label holds it. `isRank`: labels of all kinds do. */
type CalledAfter = { codes: ReadonlySet<string>; isKnown: boolean; isRank: boolean };

const vocabularies = new Map<string, Vocabulary>();
const known = new Map<string, CalledAfter>();

/**
 * The occupations, and the unit groups of ISCO-08, that are called after a word in a language or in English, whatever its form: welders after "welding",
 * Softwareentwickler after "Softwareentwicklung".
 */
export function calledAfter(word: string, language: string): CalledAfter {
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
  const near = words.get(word.slice(0, 4)) ?? [];
  const held = new Map<string, number>();
  for (const [other, labels] of near)
    if (isOneRoot(word, other)) for (const [code, count] of labels) held.set(code, (held.get(code) ?? 0) + count);
  return {
    codes: [...held].flatMap(([code, count]) => (count >= (counts.get(code) ?? 0) * leastOfLabels ? [code] : [])),
    groups: [...held.keys()].filter((code) => code.length === 4).length,
  };
}

/** Whether two words without marks differ in their ending alone: "welding" and "welder". */
export function isOneRoot(one: string, other: string): boolean {
  if (one === other) return true;
  const longer = Math.max(one.length, other.length);
  let shared = 0;
  while (shared < longer && one[shared] === other[shared]) shared += 1;
  return shared >= root.ofCompound || (shared >= root.least && shared >= longer * root.share);
}

const plain = (word: string): string => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** The words of a language's labels, by their first four letters, with how many labels of each occupation and unit group hold them, and how many there are. */
function vocabularyOf(language: string): Vocabulary {
  const made = vocabularies.get(language);
  if (made !== undefined) return made;
  const words = new Map<string, Map<string, number>>();
  const counts = new Map<string, number>();
  const add = (map: Map<string, number>, key: string): void => void map.set(key, (map.get(key) ?? 0) + 1);
  for (const [label, codes] of loadLabels(language)) {
    const own = new Set(label.split(/[^\p{L}\p{N}+#]+/u).map(plain));
    for (const place of new Set(codes.flatMap((code) => [code, groupOf(code)]))) {
      add(counts, place);
      for (const word of own) {
        const held = words.get(word) ?? new Map<string, number>();
        add(held, place);
        words.set(word, held);
      }
    }
  }
  const vocabulary = { words: Map.groupBy(words, ([word]) => word.slice(0, 4)), counts };
  vocabularies.set(language, vocabulary);
  return vocabulary;
}
