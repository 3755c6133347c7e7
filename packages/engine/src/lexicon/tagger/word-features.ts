import type { SkillMention } from '@shortlist/schema';
import { loadLexicon } from '../load-lexicon.ts';
import { hashText } from './hash-text.ts';
import { cueDistance, densityOf, markListed, sentenceStarts, typeOf } from './read-sentence.ts';
import { edge, type Traits } from './read-traits.ts';
import type { Word } from './split-words.ts';

/** Features of one word. */
export const featureCount = 62;

/** The sentence that features are read from: `listed` are the lexicon's findings in the text, `recalled` is as `recall` gives it. */
export type Sentence = { text: string; words: Word[]; traits: Traits[]; listed: SkillMention[]; recalled: number[] };

/** The features of every word of a sentence as 32-bit hashes, in one row: those of `words[i]` begin at `i * featureCount`. */
export function featuresOf({ text, words, traits, listed, recalled }: Sentence): Uint32Array {
  const marks = markListed(words, listed);
  const cues = cueDistance(traits);
  const opening = sentenceStarts(text, words, traits);
  const density = densityOf(marks, recalled);
  const type = typeOf(traits);
  const length = words.length < 4 ? 1 : words.length < 12 ? 2 : words.length < 40 ? 3 : 4;
  const first = traits[0]?.form ?? edge.form;
  const { trades, parents } = groupsOf(words, listed);
  const size = words.length;
  const out = new Uint32Array(size * featureCount);
  for (let i = 0; i < size; i++) {
    const t = traits[i] ?? edge;
    const p = traits[i - 1] ?? edge;
    const pp = traits[i - 2] ?? edge;
    const n = traits[i + 1] ?? edge;
    const nn = traits[i + 2] ?? edge;
    const mark = marks[i] ?? 0;
    const memory = recalled[i] ?? 0;
    const before = i > 0 ? (recalled[i - 1] ?? 0) : 0;
    const after = i + 1 < size ? (recalled[i + 1] ?? 0) : 0;
    const left = i > 0 ? (marks[i - 1] ?? 0) : 0;
    const right = i + 1 < size ? (marks[i + 1] ?? 0) : 0;
    const cue = cues[i] ?? 0;
    const open = opening[i] ?? 0;
    const role = t.opens * 25 + t.closes * 5 + t.alone;
    const at = i * featureCount;
    out[at] = mix(1, t.form);
    out[at + 1] = mix(2, p.form);
    out[at + 2] = mix(3, n.form);
    out[at + 3] = mix(4, pp.form);
    out[at + 4] = mix(5, nn.form);
    out[at + 5] = mix(6, t.stem);
    out[at + 6] = mix(7, t.shape);
    out[at + 7] = mix(8, t.ending);
    out[at + 8] = mix(9, t.start);
    out[at + 9] = mix(10, pair(p.form, t.form));
    out[at + 10] = mix(11, pair(t.form, n.form));
    out[at + 11] = mix(12, pair(p.shape, pair(t.shape, n.shape)));
    out[at + 12] = mix(13, mark);
    out[at + 13] = mix(14, pair(left, pair(mark, right)));
    out[at + 14] = mix(15, pair(mark, t.shape));
    out[at + 15] = mix(16, t.weight);
    out[at + 16] = mix(17, pair(p.ending, t.ending));
    out[at + 17] = mix(18, pair(t.ending, n.ending));
    out[at + 18] = mix(19, pair(cue, length));
    out[at + 19] = mix(20, pair(p.form, n.form));
    out[at + 20] = mix(21, pair(t.shape, open));
    out[at + 21] = mix(22, memory);
    out[at + 22] = mix(23, pair(before, pair(memory, after)));
    out[at + 23] = mix(24, pair(memory, mark));
    out[at + 24] = mix(25, pair(pp.form, p.form));
    out[at + 25] = mix(26, pair(n.form, nn.form));
    out[at + 26] = mix(27, pair(length, mark));
    out[at + 27] = mix(28, pair(cue, mark));
    out[at + 28] = mix(29, pair(p.stem, t.weight));
    out[at + 29] = mix(30, pair(t.weight, pair(p.weight, n.weight)));
    out[at + 30] = mix(31, pair(memory, p.form));
    out[at + 31] = mix(32, pair(memory, n.form));
    out[at + 32] = mix(33, pair(mark, p.form));
    out[at + 33] = mix(34, pair(mark, n.form));
    out[at + 34] = mix(35, pair(density, t.shape));
    out[at + 35] = mix(36, pair(density, pair(memory, mark)));
    out[at + 36] = mix(37, density);
    out[at + 37] = mix(38, pair(density, t.weight));
    out[at + 38] = mix(39, role);
    out[at + 39] = mix(40, pair(p.opens, t.closes));
    out[at + 40] = mix(41, pair(t.opens, n.closes));
    out[at + 41] = mix(42, pair(t.closes, pair(n.opens, n.alone)));
    out[at + 42] = mix(44, pair(p.alone, t.alone));
    out[at + 43] = mix(45, pair(t.alone, n.alone));
    out[at + 44] = mix(46, pair(type, mark));
    out[at + 45] = mix(47, pair(type, pair(t.shape, open)));
    out[at + 46] = mix(48, pair(type, density));
    out[at + 47] = mix(49, pair(first, mark > 0 ? 1 : 0));
    out[at + 48] = mix(50, pair(type, role));
    out[at + 49] = mix(43, pair(role, t.shape));
    const trade = trades[i] ?? 0;
    out[at + 50] = mix(78, trade);
    out[at + 51] = mix(79, parents[i] ?? 0);
    out[at + 52] = mix(80, pair(trade, mark));
    out[at + 53] = mix(81, trades[i - 1] ?? 0);
    out[at + 54] = mix(82, trades[i + 1] ?? 0);
    out[at + 55] = mix(83, pair(p.form, pair(t.form, n.form)));
    out[at + 56] = mix(84, pair(pp.stem, pair(p.stem, t.shape)));
    out[at + 57] = mix(85, pair(t.shape, pair(n.stem, nn.stem)));
    out[at + 58] = mix(86, pair(p.form, t.shape));
    out[at + 59] = mix(87, pair(n.form, t.shape));
    out[at + 60] = mix(88, pair(p.form, t.weight));
    out[at + 61] = mix(89, pair(n.form, t.weight));
  }
  return out;
}

/** For each word the trade and the parent of the lexicon's entry that covers it, as hashes; 0 where none does. */
function groupsOf(words: Word[], listed: SkillMention[]): { trades: Int32Array; parents: Int32Array } {
  const trades = new Int32Array(words.length);
  const parents = new Int32Array(words.length);
  const { skills } = loadLexicon();
  let first = 0;
  for (const { id, start, end } of listed) {
    const entry = skills.get(id ?? '');
    while (first < words.length && (words[first]?.end ?? 0) <= start) first++;
    if (entry === undefined) continue;
    for (let i = first; i < words.length && (words[i]?.start ?? 0) < end; i++) {
      trades[i] = hashOf(entry.industries.at(-1) ?? '');
      parents[i] = hashOf(entry.is[0] ?? entry.part[0] ?? '-');
    }
  }
  return { trades, parents };
}

const hashes = new Map<string, number>();

/** Hashes of the few names of trades and parents, kept. */
function hashOf(name: string): number {
  const known = hashes.get(name);
  if (known !== undefined) return known;
  const hash = hashText(name);
  hashes.set(name, hash);
  return hash;
}

function pair(a: number, b: number): number {
  return (Math.imul(a ^ (a >>> 15), 0x85ebca6b) + Math.imul(b ^ 0x27d4eb2f, 0xc2b2ae35)) | 0;
}

function mix(template: number, value: number): number {
  let h = Math.imul(value ^ Math.imul(template, 0x9e3779b1), 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return h ^ (h >>> 16);
}
