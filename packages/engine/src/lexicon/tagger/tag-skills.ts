import { readFileSync } from 'node:fs';
import type { SkillMention, Span } from '@shortlist/schema';
import { judgeSpan, type SpanJudge } from './judge-spans.ts';
import { openTagger, type Tagger } from './open-tagger.ts';
import { type PhraseMemory, recall } from './phrase-memory.ts';
import { chooseSpans, leastChance, type SpanChance, spanChances } from './span-chances.ts';
import { featuresOfSpan } from './span-features.ts';
import { splitWords, type Word } from './split-words.ts';
import { decodeTagger } from './tagger-file.ts';
import { featuresOf } from './word-features.ts';

const file = new URL('../words/tagger.bin', import.meta.url);

/** From this chance on a span counts as a skill: chosen by cross-validation on the training sentences for strict and overlapping spans alike. */
const enough = 0.27;

type Loaded = { tagger: Tagger; memory: PhraseMemory; judge: SpanJudge };
let loaded: Loaded | undefined;

/**
 * Where a text names hard skills. A conditional random field over words gives the chance of each span, a logistic regression over whole spans has the second
 * word; their weights are made by `npm run bench -- train-skills`. `listed`: the lexicon's findings in the same text; `skipped`: stretches, in order, where nothing is looked for.
 */
export function tagSkills(text: string, listed: SkillMention[], skipped: Span[] = []): Span[] {
  const words = splitWords(text);
  const spans: Span[] = [];
  let at = 0;
  let past = 0;
  for (const [from, to] of sentencesOf(text, words)) {
    const start = words[from]?.start ?? 0;
    const end = words[to - 1]?.end ?? 0;
    while (past < skipped.length && (skipped[past]?.end ?? 0) < end) past++;
    const quiet = skipped[past];
    if (quiet !== undefined && quiet.start <= start && end <= quiet.end) continue;
    const part = words.slice(from, to);
    while (at < listed.length && (listed[at]?.start ?? 0) < start) at++;
    const first = at;
    while (at < listed.length && (listed[at]?.end ?? 0) <= end) at++;
    for (const { from: a, to: b } of tagSentence(text, part, listed.slice(first, at)))
      spans.push({ start: part[a]?.start ?? 0, end: part[b]?.end ?? 0 });
  }
  return spans.filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end)));
}

function tagSentence(text: string, words: Word[], listed: SkillMention[]): SpanChance[] {
  loaded ??= load();
  const { tagger, memory, judge } = loaded;
  const recalled = recall(words, memory);
  const spans = spanChances(featuresOf(text, words, listed, recalled), tagger, leastChance);
  const context = { words, listed, recalled, spans };
  const judged = spans.map((span) => ({
    ...span,
    chance: Math.cbrt(span.chance * judgeSpan(featuresOfSpan(span, context), judge) ** 2),
  }));
  return chooseSpans(judged.filter(({ chance }) => chance >= enough));
}

/** Stretches of words between line breaks, as half-open ranges; at most 150 words each. */
function sentencesOf(text: string, words: Word[]): [number, number][] {
  const ranges: [number, number][] = [];
  let from = 0;
  words.forEach((word, i) => {
    const next = words[i + 1];
    if (next === undefined || i + 1 - from >= 150 || text.slice(word.end, next.start).includes('\n')) {
      ranges.push([from, i + 1]);
      from = i + 1;
    }
  });
  return ranges;
}

function load(): Loaded {
  const { model, memory, judge } = decodeTagger(readFileSync(file));
  return { tagger: openTagger(model), memory, judge };
}
