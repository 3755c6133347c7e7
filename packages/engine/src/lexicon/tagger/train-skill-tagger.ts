import { findListedSkills } from '../find-listed-skills.ts';
import { recall } from './phrase-memory.ts';
import { rememberPhrases } from './remember-phrases.ts';
import { splitWords } from './split-words.ts';
import { encodeTagger } from './tagger-file.ts';
import { type TrainOptions, trainDefaults, trainTagger } from './train-tagger.ts';
import { featuresOf } from './word-features.ts';

/** A sentence with the spans of its hard skills (UTF-16 offsets, end exclusive). */
export type LabelledSentence = { text: string; knowledge: [number, number][] };

/** Trains the skill tagger and gives the bytes of its weights file (`lexicon/words/tagger.bin`). The same sentences and lexicon give the same bytes. */
export function trainSkillTagger(sentences: LabelledSentence[], options: TrainOptions = trainDefaults): Uint8Array {
  const rows = sentences.map(({ text, knowledge }) => {
    const words = splitWords(text);
    const spans = knowledge
      .map(([start, end]): [number, number] => [
        words.findIndex((word) => word.start === start),
        words.findIndex((word) => word.end === end),
      ])
      .filter(([from, to]) => from >= 0 && to >= from);
    return { text, words, spans };
  });
  const { memory, without } = rememberPhrases(rows);
  const examples = rows.map(({ text, words, spans }, i) => ({
    features: featuresOf(text, words, findListedSkills(text), recall(words, memory, without[i])),
    spans,
  }));
  return encodeTagger({ model: trainTagger(examples, options), memory });
}
