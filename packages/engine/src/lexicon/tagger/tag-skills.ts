import { readFileSync } from 'node:fs';
import type { SkillMention, Span } from '@shortlist/schema';
import { judgeSpan, type PackedJudge, packJudge } from './judge-spans.ts';
import { openTagger, type Tagger } from './open-tagger.ts';
import { type PhraseMemory, recall } from './phrase-memory.ts';
import { breaksLine } from './read-sentence.ts';
import { traitsOf } from './read-traits.ts';
import { chooseSpans, leastChance, type SpanChance, spanChances } from './span-chances.ts';
import { measureSpans } from './span-measures.ts';
import { splitWords, type Word } from './split-words.ts';
import { decodeTagger } from './tagger-file.ts';
import { featuresOf } from './word-features.ts';

const file = new URL('../words/tagger.bin', import.meta.url);

/**
 * A span counts as a skill where its own chance and that of any skill standing there are high enough together: to be right about the place is worth something too.
 * Chosen by cross-validation on the training sentences, for the sum of the strict and the overlap F1.
 */
const enough = 0.34;
const placeShare = 1;

/** A tagger ready for use: the random field, the phrases it remembers, the trees that judge. */
export type SkillTagger = { tagger: Tagger; memory: PhraseMemory; judge: PackedJudge };
let loaded: SkillTagger | undefined;

/**
 * Where a text names hard skills. A conditional random field over words gives the chance of each span, gradient-boosted trees over whole spans have the second
 * word; their weights are made by `npm run bench -- train-skills`. `listed`: the lexicon's findings in the same text; `skipped`: stretches, in order, where nothing is looked for.
 */
export function tagSkills(
  text: string,
  listed: SkillMention[],
  skipped: Span[] = [],
  skillTagger = ownTagger(),
): Span[] {
  const words = splitWords(text);
  const spans: Span[] = [];
  let at = 0;
  let past = 0;
  const read = new Map<string, SpanChance[]>();
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
    const sentence = text.slice(start, end);
    if (!/\p{L}/u.test(sentence)) continue;
    const known = read.get(sentence) ?? tagSentence(text, part, listed.slice(first, at), skillTagger);
    read.set(sentence, known);
    for (const { from: a, to: b } of known) spans.push({ start: part[a]?.start ?? 0, end: part[b]?.end ?? 0 });
  }
  return spans.filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end)));
}

function tagSentence(
  text: string,
  words: Word[],
  listed: SkillMention[],
  { tagger, memory, judge }: SkillTagger,
): SpanChance[] {
  const traits = words.map((word) => traitsOf(word.text));
  const recalled = recall(traits, memory);
  const spans = spanChances(featuresOf({ text, words, traits, listed, recalled }), tagger, leastChance);
  const context = { words, traits, listed, recalled, spans };
  const measures = measureSpans(context);
  const judged = spans.map((span, i) => ({ ...span, chance: judgeSpan(measures[i] ?? new Float32Array(), judge) }));
  return chooseSpans(judged.filter((span, i) => isEnough(span, i, judged)));
}

function isEnough({ from, to, chance }: SpanChance, at: number, spans: SpanChance[]): boolean {
  let place = 0;
  for (let k = at; k >= 0 && from - (spans[k]?.from ?? 0) <= 9; k--)
    if ((spans[k]?.to ?? -1) >= from) place += spans[k]?.chance ?? 0;
  for (let k = at + 1; k < spans.length && (spans[k]?.from ?? 0) <= to; k++) place += spans[k]?.chance ?? 0;
  return chance + placeShare * Math.min(1, place) >= enough * (1 + placeShare);
}

/** Stretches of words between line breaks, as half-open ranges; at most 150 words each. */
function sentencesOf(text: string, words: Word[]): [number, number][] {
  const ranges: [number, number][] = [];
  let from = 0;
  words.forEach((word, i) => {
    const next = words[i + 1];
    if (next === undefined || i + 1 - from >= 150 || breaksLine(text, word.end, next.start)) {
      ranges.push([from, i + 1]);
      from = i + 1;
    }
  });
  return ranges;
}

function ownTagger(): SkillTagger {
  loaded ??= openSkillTagger(readFileSync(file));
  return loaded;
}

/** Opens the bytes of a weights file, as `trainSkillTagger` gives them. */
export function openSkillTagger(bytes: Uint8Array): SkillTagger {
  const { model, memory, judge } = decodeTagger(bytes);
  return { tagger: openTagger(model), memory, judge: packJudge(judge) };
}
