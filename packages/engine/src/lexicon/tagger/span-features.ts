import type { SkillMention } from '@shortlist/schema';
import { stemWord } from '../stem-word.ts';
import { keyOf } from '../tokenize.ts';
import { hashText } from './hash-text.ts';
import type { SpanChance } from './span-chances.ts';
import type { Word } from './split-words.ts';
import { rolesOf } from './word-roles.ts';

/** The sentence that spans are judged in: `recalled` as `recall` gives it. */
export type SpanContext = { words: Word[]; listed: SkillMention[]; recalled: number[]; spans: SpanChance[] };

/** Features of a candidate span as a whole, as 32-bit hashes: its chance and that of its rivals, what the lexicon and memory know of it, its ends and its neighbours. */
export function featuresOfSpan(span: SpanChance, { words, listed, recalled, spans }: SpanContext): Uint32Array {
  const chance = bucket(span.chance);
  let rival = 0;
  let top = 0;
  let mass = 0;
  for (const other of spans) {
    top = Math.max(top, other.chance);
    if (other === span || other.to < span.from || other.from > span.to) continue;
    rival = Math.max(rival, other.chance);
    mass += other.chance;
  }
  const start = words[span.from]?.start ?? 0;
  const end = words[span.to]?.end ?? 0;
  const lexicon = lexiconState(listed, start, end);
  const memory = memoryState(recalled, span);
  const length = Math.min(5, span.to - span.from + 1);
  const first = words[span.from]?.text ?? '';
  const last = words[span.to]?.text ?? '';
  const inside = words.slice(span.from, span.to + 1).map((word) => word.text.toLowerCase());
  const joint = inside.some((word) => word === 'and' || word === 'or' || word === '&' || word === '/') ? 1 : 0;
  const before = words[span.from - 1]?.text.toLowerCase() ?? '^';
  const after = words[span.to + 1]?.text.toLowerCase() ?? '$';
  const opens = rolesOf(keyOf(first.toLowerCase()));
  const closes = rolesOf(keyOf(last.toLowerCase()));
  const ends = length === 1 ? closes.alone : 5 + opens.opens * 5 + closes.closes;
  const parts: (string | number)[][] = [
    ['c', chance],
    ['r', chance, bucket(rival)],
    ['m', chance, bucket(Math.min(1, mass))],
    ['t', bucket(top), chance],
    ['l', lexicon, chance],
    ['lm', lexicon, memory],
    ['y', memory, chance],
    ['n', length, chance],
    ['nj', length, joint, lexicon],
    ['e', ends, length],
    ['el', ends, lexicon],
    ['f', stemWord(first.toLowerCase())],
    ['z', stemWord(last.toLowerCase())],
    ['fz', inside.join(' ')],
    ['b', before],
    ['a', after],
    ['ba', before, after],
    ['s', shape(first), shape(last), length],
    ['bl', before, lexicon],
    ['al', after, lexicon],
    ['q', Math.min(6, spans.filter((other) => other.chance > 0.3).length), chance],
    ['w', words.length < 4 ? 0 : words.length < 15 ? 1 : 2, chance],
  ];
  return Uint32Array.from(parts, (part) => hashText(part.join('\t')));
}

function bucket(chance: number): number {
  return chance <= 0 ? 0 : Math.max(1, Math.min(12, Math.round(6 + Math.log(chance / (1.0001 - chance)) * 1.2)));
}

/** 0 the lexicon knows nothing here, 1 exactly this (with its kind), 2 more than this, 3 one thing inside, 4 several inside, 5 it cuts across. */
function lexiconState(listed: SkillMention[], start: number, end: number): string {
  let inside = 0;
  for (const mention of listed) {
    if (mention.end <= start || mention.start >= end) continue;
    if (mention.start === start && mention.end === end) return `1${mention.kind}`;
    if (mention.start <= start && mention.end >= end) return '2';
    if (mention.start < start || mention.end > end) return '5';
    inside++;
  }
  return inside === 0 ? '0' : inside === 1 ? '3' : '4';
}

function memoryState(recalled: number[], span: SpanChance): string {
  const first = recalled[span.from] ?? 0;
  const last = recalled[span.to] ?? 0;
  if (first === 0 && last === 0) return '0';
  const whole =
    span.from === span.to
      ? first % 4 === 0 && first > 0
      : first % 4 === 1 && last % 4 === 3 && first >> 2 === last >> 2;
  return whole ? `x${first >> 2}` : first > 0 && last > 0 ? 'b' : first > 0 ? 'f' : 'l';
}

function shape(word: string): string {
  return /^\p{Lu}\p{Ll}/u.test(word)
    ? 'Xx'
    : /^\p{Lu}+$/u.test(word)
      ? 'XX'
      : /\d/.test(word)
        ? 'd'
        : /^\p{Ll}+$/u.test(word)
          ? 'x'
          : 'o';
}
