import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LabelledSentence, trainSkillTagger } from '@shortlist/engine/training';
import { findCorpus } from './matching/corpus-folder.ts';

const target = new URL('../packages/engine/src/lexicon/words/tagger.bin', import.meta.url);

/** Trains the skill tagger on the corpus's training sentences alone and writes its weights. The same corpus and lexicon give the same file. */
export async function run(): Promise<void> {
  const corpus = findCorpus();
  if (corpus === undefined) {
    console.error('The corpus is not there: set SHORTLIST_CORPUS to its folder.');
    process.exitCode = 1;
    return;
  }
  const started = performance.now();
  const bytes = trainSkillTagger(readSentences(join(corpus, 'skills', 'train.jsonl')));
  writeFileSync(target, bytes);
  console.log(
    `words/tagger.bin: ${Math.round(bytes.length / 1024)} KB in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
}

function readSentences(file: string): LabelledSentence[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as LabelledSentence);
}
