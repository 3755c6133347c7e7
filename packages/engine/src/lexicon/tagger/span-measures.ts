import type { SkillMention } from '@shortlist/schema';
import { cueDistance } from './read-sentence.ts';
import { edge, type Traits } from './read-traits.ts';
import type { SpanChance } from './span-chances.ts';
import type { Word } from './split-words.ts';

/** The sentence that spans are judged in: `recalled` as `recall` gives it, `spans` ordered by their first word. */
export type SpanContext = {
  words: Word[];
  traits: Traits[];
  listed: SkillMention[];
  recalled: number[];
  spans: SpanChance[];
};

const kinds = ['skill', 'tool', 'method', 'certificate', 'soft-skill', 'language', 'domain'];
const longest = 9;

/** Numbers that tell of each candidate span as a whole: its chance (first, in log-odds) and that of its rivals and neighbours, what lexicon and memory know of it, its ends, its place. */
export function measureSpans(context: SpanContext): Float32Array[] {
  const sentence = readSentence(context);
  return context.spans.map((_, i) => measure(i, context, sentence));
}

type Sentence = ReturnType<typeof readSentence>;

function readSentence({ traits, recalled, spans }: SpanContext) {
  const n = traits.length;
  const cover = new Float64Array(n + 1);
  const starts = new Float64Array(n);
  const ends = new Float64Array(n);
  let top = 0;
  let large = 0;
  let total = 0;
  for (const { from, to, chance } of spans) {
    for (let i = from; i <= to; i++) cover[i] = (cover[i] ?? 0) + chance;
    starts[from] = (starts[from] ?? 0) + chance;
    ends[to] = (ends[to] ?? 0) + chance;
    top = Math.max(top, chance);
    total += chance;
    if (chance > 0.3) large++;
  }
  let capitals = 0;
  let remembered = 0;
  for (let i = 0; i < n; i++) {
    if (traits[i]?.capital === true) capitals++;
    if ((recalled[i] ?? 0) > 0) remembered++;
  }
  return {
    cover,
    starts,
    ends,
    top,
    large,
    total: total / Math.sqrt(Math.max(1, n)),
    capitals: capitals / Math.max(1, n),
    cues: cueDistance(traits),
    remembered: remembered / Math.max(1, n),
  };
}

function measure(
  at: number,
  { words, traits, listed, recalled, spans }: SpanContext,
  sentence: Sentence,
): Float32Array {
  const span = spans[at] ?? { from: 0, to: 0, chance: 0 };
  const { from, to, chance } = span;
  const { cover } = sentence;
  const length = to - from + 1;
  const start = words[from]?.start ?? 0;
  const end = words[to]?.end ?? 0;
  const rivals = rivalsOf(at, spans);
  let least = 1;
  let sum = 0;
  let weight = 0;
  let capitals = 0;
  for (let i = from; i <= to; i++) {
    const share = Math.min(1, cover[i] ?? 0);
    least = Math.min(least, share);
    sum += share;
    weight += traits[i]?.tells ?? 0;
    if (traits[i]?.capital === true) capitals++;
  }
  const known = knownOf(listed, start, end);
  const first = traits[from] ?? edge;
  const last = traits[to] ?? edge;
  const before = traits[from - 1] ?? edge;
  const after = traits[to + 1] ?? edge;
  return Float32Array.of(
    Math.log((chance + 1e-4) / (1.0001 - chance)),
    rivals.best,
    rivals.sum,
    sentence.top,
    sentence.large,
    sentence.total,
    sentence.starts[from] ?? 0,
    sentence.ends[to] ?? 0,
    rivals.longer,
    rivals.before,
    rivals.after,
    least,
    sum / length,
    to + 1 < words.length ? Math.min(1, cover[to + 1] ?? 0) : -0.2,
    known.exact,
    known.share,
    known.kind,
    (recalled[from] ?? 0) >> 2,
    (recalled[to] ?? 0) >> 2,
    before.kind,
    after.kind,
    (traits[from - 2] ?? edge).kind,
    (traits[to + 2] ?? edge).kind,
    first.tells,
    last.tells,
    weight / length,
    before.tells,
    after.tells,
    first.opens,
    last.closes,
    to + 1 < words.length ? after.closes : 0,
    length,
    end - start,
    capitals / length,
    sentence.capitals,
    words.length,
    from / words.length,
    sentence.cues[from] ?? 0,
    sentence.remembered,
  );
}

type Rivals = { best: number; sum: number; longer: number; before: number; after: number };

/** The chances of the spans that overlap this one, hold it, or stand within two words of it. Spans are ordered and at most nine words long: only near ones are looked at. */
function rivalsOf(at: number, spans: SpanChance[]): Rivals {
  const own = spans[at] ?? { from: 0, to: 0, chance: 0 };
  const out: Rivals = { best: 0, sum: 0, longer: own.chance, before: 0, after: 0 };
  const look = (k: number): void => {
    const other = spans[k];
    if (other === undefined) return;
    if (other.from <= own.to && own.from <= other.to) {
      out.best = Math.max(out.best, other.chance);
      out.sum += other.chance;
      if (other.from <= own.from && other.to >= own.to) out.longer += other.chance;
    } else if (other.to < own.from && own.from - other.to <= 2) out.before = Math.max(out.before, other.chance);
    else if (other.from > own.to && other.from - own.to <= 2) out.after = Math.max(out.after, other.chance);
  };
  for (let k = at - 1; k >= 0 && own.from - (spans[k]?.from ?? 0) <= longest + 2; k--) look(k);
  for (let k = at + 1; k < spans.length && (spans[k]?.from ?? 0) - own.to <= 2; k++) look(k);
  return out;
}

/** What the lexicon finds in a stretch: exactly it, its share of the letters, and the kind (−1 none). */
function knownOf(listed: SkillMention[], start: number, end: number): { exact: number; share: number; kind: number } {
  let exact = 0;
  let letters = 0;
  let kind = -1;
  for (const mention of listed) {
    if (mention.end <= start || mention.start >= end) continue;
    if (mention.start === start && mention.end === end) exact = 1;
    kind = Math.max(kind, kinds.indexOf(mention.kind));
    letters += Math.min(end, mention.end) - Math.max(start, mention.start);
  }
  return { exact, share: letters / Math.max(1, end - start), kind };
}
