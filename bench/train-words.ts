import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countGeneralWords } from '@shortlist/engine/training';
import { findCorpus } from './matching/corpus-folder.ts';
import { readResumes } from './matching/read-corpus.ts';

const target = new URL('../packages/engine/src/lexicon/words/general.tsv', import.meta.url);

/** Counts the table of general job language over the corpus's resumes, postings and training sentences, a group for each occupation and source. */
export async function run(): Promise<void> {
  const corpus = findCorpus();
  if (corpus === undefined) {
    console.error('The corpus is not there: set SHORTLIST_CORPUS to its folder.');
    process.exitCode = 1;
    return;
  }
  const { resumes } = await readResumes(join(corpus, 'matching', 'resumes'), '2026-01-01', false);
  const byTrade = [...Map.groupBy(resumes, ({ group }) => group).values()].map((list) =>
    list.map(({ resume }) => JSON.stringify(resume)),
  );
  const jobs = ['jobs', 'matching/postings'].flatMap((folder) =>
    readdirSync(join(corpus, folder))
      .filter((file) => file.endsWith('.txt'))
      .map((file) => readFileSync(join(corpus, folder, file), 'utf8')),
  );
  const table = countGeneralWords([...byTrade, jobs, ...sentenceGroups(join(corpus, 'skills', 'train.jsonl'))]);
  writeFileSync(target, table);
  console.log(`words/general.tsv: ${table.split('\n').length - 2} stems`);
}

/** Neighbouring sentences of one source, twenty-five to a document. */
function sentenceGroups(file: string): string[][] {
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { source: string; text: string });
  return [...Map.groupBy(rows, ({ source }) => source).values()].map((list) => {
    const documents: string[] = [];
    for (let i = 0; i < list.length; i += 25)
      documents.push(
        list
          .slice(i, i + 25)
          .map(({ text }) => text)
          .join('\n'),
      );
    return documents;
  });
}
