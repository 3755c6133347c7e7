import type { SkillMention } from '@shortlist/schema';
import { findListedSkills } from '../find/find-listed-skills.ts';
import { growTrees, type SpanExample } from './grow-trees.ts';
import { openTagger, type Tagger } from './open-tagger.ts';
import { type PhraseMemory, recall } from './phrase-memory.ts';
import { traitsOf } from './read-traits.ts';
import { type Labelled, rememberPhrases } from './remember-phrases.ts';
import { leastChance, spanChances } from './span-chances.ts';
import { measureSpans } from './span-measures.ts';
import { splitWords, type Word } from './split-words.ts';
import { encodeTagger } from './tagger-file.ts';
import type { TaggerModel } from './tagger-model.ts';
import { trainTagger } from './train-tagger.ts';
import { featureCount, featuresOf } from './word-features.ts';

/** A sentence with the spans of its hard skills (UTF-16 offsets, end exclusive). */
export type LabelledSentence = { text: string; knowledge: [number, number][] };

type Row = Labelled & { text: string; words: Word[]; listed: SkillMention[] };

const folds = 4;
/** Neighbouring sentences come from one posting: they stay in one fold. */
const block = 100;

/**
 * Trains the skill tagger and gives the bytes of its weights file (`lexicon/words/tagger.bin`). The judge of whole spans learns from chances that models
 * without the sentence's own fold gave. The same sentences and lexicon give the same bytes.
 */
export function trainSkillTagger(sentences: LabelledSentence[]): Uint8Array {
  const rows = sentences.map(readRow);
  const examples: SpanExample[] = [];
  for (let fold = 0; fold < folds; fold++) {
    const held = rows.filter((_, i) => Math.floor(i / block) % folds === fold);
    const { model, memory } = trainOn(rows.filter((_, i) => Math.floor(i / block) % folds !== fold));
    const tagger = openTagger(model);
    for (const row of held) examples.push(...judgeExamples(row, tagger, memory));
  }
  const { model, memory } = trainOn(rows);
  return encodeTagger({ model, memory, judge: growTrees(examples) });
}

function readRow({ text, knowledge }: LabelledSentence): Row {
  const words = splitWords(text);
  const spans = knowledge
    .map(([start, end]): [number, number] => [
      words.findIndex((word) => word.start === start),
      words.findIndex((word) => word.end === end),
    ])
    .filter(([from, to]) => from >= 0 && to >= from);
  return { text, words, traits: words.map((word) => traitsOf(word.text)), spans, listed: findListedSkills(text) };
}

function trainOn(rows: Row[]): { model: TaggerModel; memory: PhraseMemory } {
  const { memory, without } = rememberPhrases(rows);
  const examples = rows.map((row, i) => ({
    features: featuresOf({ ...row, recalled: recall(row.traits, memory, without[i]) }),
    spans: row.spans,
  }));
  return { model: trainTagger(examples, featureCount), memory };
}

function judgeExamples(row: Row, tagger: Tagger, memory: PhraseMemory): SpanExample[] {
  const recalled = recall(row.traits, memory);
  const spans = spanChances(featuresOf({ ...row, recalled }), tagger, leastChance);
  const measures = measureSpans({ ...row, recalled, spans });
  return spans.map((span, i) => ({
    measures: measures[i] ?? new Float32Array(),
    right: row.spans.some(([from, to]) => from === span.from && to === span.to),
  }));
}
