import { headOf } from './head-word.ts';
import { loadLabels } from './load-labels.ts';

/** The least share of words that a title and a label have in common (twice the common over both, words weighed by how few labels hold them). */
const least = 0.62;
/** Words in more labels than this are not looked up: they tell too little. */
const mostLabels = 400;

type Index = { labels: string[]; roots: string[][]; holders: Map<string, number[]> };
const indexes = new Map<string, Index>();

/** The codes of the label that resembles a title's words most; empty where none resembles it enough and holds its head noun ("management engineer" is no "management assistant"). Words may stand in any order and, in long ones, end otherwise. */
export function resembleLabel(words: readonly string[], language: string): readonly string[] {
  const { labels, roots, holders } = indexOf(language);
  if (words.length < 1 || labels.length === 0) return [];
  const own = rootsOf(words);
  const weight = (word: string): number => Math.log((labels.length + 1) / ((holders.get(word)?.length ?? 0) + 1));
  const head = own[headOf(own, language)] ?? '';
  const scores = new Map<number, number>();
  for (const word of own) {
    const at = holders.get(word) ?? [];
    if (at.length > mostLabels) continue;
    for (const label of at) scores.set(label, 0);
  }
  const mine = own.reduce((sum, word) => sum + weight(word), 0);
  let best = least;
  let found: string | undefined;
  for (const at of scores.keys()) {
    const theirs = roots[at] ?? [];
    const shared = theirs.reduce((sum, word) => (own.includes(word) ? sum + weight(word) : sum), 0);
    const total = theirs.reduce((sum, word) => sum + weight(word), mine);
    const score = (2 * shared) / total;
    if (score > best && theirs.some((word) => areAlike(word, head))) [best, found] = [score, labels[at]];
  }
  return found === undefined ? [] : (loadLabels(language).get(found) ?? []).slice(0, 4);
}

/** "Engineer" and "engineering": one begins the other. */
const areAlike = (one: string, other: string): boolean =>
  one.length > 3 && other.length > 3 ? one.startsWith(other) || other.startsWith(one) : one === other;

/** A word without its last letters, in which forms of number, case and gender differ. */
function root(word: string): string {
  return word.length > 6 ? word.slice(0, Math.max(6, word.length - 3)) : word.length > 4 ? word.slice(0, -1) : word;
}

/** The words that tell titles apart. One that is left of several says too little: "Go Developer" is no "3D developer". */
function rootsOf(words: readonly string[]): string[] {
  const roots = [...new Set(words.map(root))].filter((word) => word.length > 2);
  return roots.length === 1 && words.length > 1 ? [] : roots;
}

function indexOf(language: string): Index {
  const known = indexes.get(language);
  if (known !== undefined) return known;
  const labels = [...loadLabels(language).keys()];
  const roots = labels.map((label) => rootsOf(label.split(' ')));
  const holders = new Map<string, number[]>();
  roots.forEach((words, at) => {
    for (const word of words) {
      const list = holders.get(word);
      if (list === undefined) holders.set(word, [at]);
      else list.push(at);
    }
  });
  const made = { labels, roots, holders };
  indexes.set(language, made);
  return made;
}
