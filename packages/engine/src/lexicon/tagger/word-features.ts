import type { SkillMention } from '@shortlist/schema';
import { loadLexicon } from '../load-lexicon.ts';
import { hashText } from './hash-text.ts';
import { cueDistance, densityOf, markListed, sentenceStarts, typeOf } from './read-sentence.ts';
import { edge, traitsOf } from './read-traits.ts';
import type { Word } from './split-words.ts';

/** The features of every word of a sentence as 32-bit hashes: `features[i]` for `words[i]`. `listed` are the lexicon's findings in the same text. */
export function featuresOf(text: string, words: Word[], listed: SkillMention[], recalled: number[]): Uint32Array[] {
  const traits = words.map((word) => traitsOf(word.text));
  const marks = markListed(words, listed);
  const cues = cueDistance(traits);
  const opening = sentenceStarts(text, words);
  const density = densityOf(marks, recalled);
  const type = typeOf(words);
  const length = words.length < 4 ? 1 : words.length < 12 ? 2 : words.length < 40 ? 3 : 4;
  const first = traits[0]?.form ?? edge.form;
  const { trades, parents } = groupsOf(words, listed);
  const size = words.length;
  return words.map((_, i) => {
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
    const out = new Uint32Array(62);
    out[0] = mix(1, t.form);
    out[1] = mix(2, p.form);
    out[2] = mix(3, n.form);
    out[3] = mix(4, pp.form);
    out[4] = mix(5, nn.form);
    out[5] = mix(6, t.stem);
    out[6] = mix(7, t.shape);
    out[7] = mix(8, t.ending);
    out[8] = mix(9, t.start);
    out[9] = mix(10, pair(p.form, t.form));
    out[10] = mix(11, pair(t.form, n.form));
    out[11] = mix(12, pair(p.shape, pair(t.shape, n.shape)));
    out[12] = mix(13, mark);
    out[13] = mix(14, pair(left, pair(mark, right)));
    out[14] = mix(15, pair(mark, t.shape));
    out[15] = mix(16, t.weight);
    out[16] = mix(17, pair(p.ending, t.ending));
    out[17] = mix(18, pair(t.ending, n.ending));
    out[18] = mix(19, pair(cue, length));
    out[19] = mix(20, pair(p.form, n.form));
    out[20] = mix(21, pair(t.shape, open));
    out[21] = mix(22, memory);
    out[22] = mix(23, pair(before, pair(memory, after)));
    out[23] = mix(24, pair(memory, mark));
    out[24] = mix(25, pair(pp.form, p.form));
    out[25] = mix(26, pair(n.form, nn.form));
    out[26] = mix(27, pair(length, mark));
    out[27] = mix(28, pair(cue, mark));
    out[28] = mix(29, pair(p.stem, t.weight));
    out[29] = mix(30, pair(t.weight, pair(p.weight, n.weight)));
    out[30] = mix(31, pair(memory, p.form));
    out[31] = mix(32, pair(memory, n.form));
    out[32] = mix(33, pair(mark, p.form));
    out[33] = mix(34, pair(mark, n.form));
    out[34] = mix(35, pair(density, t.shape));
    out[35] = mix(36, pair(density, pair(memory, mark)));
    out[36] = mix(37, density);
    out[37] = mix(38, pair(density, t.weight));
    out[38] = mix(39, role);
    out[39] = mix(40, pair(p.opens, t.closes));
    out[40] = mix(41, pair(t.opens, n.closes));
    out[41] = mix(42, pair(t.closes, pair(n.opens, n.alone)));
    out[42] = mix(44, pair(p.alone, t.alone));
    out[43] = mix(45, pair(t.alone, n.alone));
    out[44] = mix(46, pair(type, mark));
    out[45] = mix(47, pair(type, pair(t.shape, open)));
    out[46] = mix(48, pair(type, density));
    out[47] = mix(49, pair(first, mark > 0 ? 1 : 0));
    out[48] = mix(50, pair(type, role));
    out[49] = mix(43, pair(role, t.shape));
    const trade = trades[i] ?? 0;
    out[50] = mix(78, trade);
    out[51] = mix(79, parents[i] ?? 0);
    out[52] = mix(80, pair(trade, mark));
    out[53] = mix(81, trades[i - 1] ?? 0);
    out[54] = mix(82, trades[i + 1] ?? 0);
    out[55] = mix(83, pair(p.form, pair(t.form, n.form)));
    out[56] = mix(84, pair(pp.stem, pair(p.stem, t.shape)));
    out[57] = mix(85, pair(t.shape, pair(n.stem, nn.stem)));
    out[58] = mix(86, pair(p.form, t.shape));
    out[59] = mix(87, pair(n.form, t.shape));
    out[60] = mix(88, pair(p.form, t.weight));
    out[61] = mix(89, pair(n.form, t.weight));
    return out;
  });
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
      trades[i] = hashText(entry.industries.at(-1) ?? '');
      parents[i] = hashText(entry.is[0] ?? entry.part[0] ?? '-');
    }
  }
  return { trades, parents };
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
