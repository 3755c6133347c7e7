import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { understand } from '@shortlist/engine';
import { countGeneralWords } from '@shortlist/engine/training';
import { findCorpus } from './matching/corpus-folder.ts';

const target = new URL('../packages/engine/src/lexicon/words/general.tsv', import.meta.url);

/** Counts the table of general job language over the corpus's resumes, postings and training sentences, a group for each occupation and source. */
export async function run(): Promise<void> {
  const corpus = findCorpus();
  if (corpus === undefined) {
    console.error('The corpus is not there: set SHORTLIST_CORPUS to its folder.');
    process.exitCode = 1;
    return;
  }
  const byTrade = await textsByTrade(join(corpus, 'matching', 'resumes'));
  const jobs = ['jobs', 'matching/postings'].flatMap((folder) =>
    readdirSync(join(corpus, folder))
      .sort()
      .filter((file) => file.endsWith('.txt'))
      .map((file) => readFileSync(join(corpus, folder, file), 'utf8')),
  );
  const table = countGeneralWords([...byTrade, jobs, ...sentenceGroups(join(corpus, 'skills', 'train.jsonl'))]);
  writeFileSync(target, table);
  console.log(`words/general.tsv: ${table.split('\n').length - 2} stems`);
}

/** What stands on the pages of the resumes, folder by folder: the words as printed, so that the table does not hang on how well they are understood. */
async function textsByTrade(folder: string): Promise<string[][]> {
  const groups: string[][] = [];
  for (const trade of readdirSync(folder).sort()) {
    const texts: string[] = [];
    for (const file of readdirSync(join(folder, trade)).sort()) {
      const result = await understand(new Uint8Array(readFileSync(join(folder, trade, file))), file, '2026-01-01');
      if (result.ok)
        texts.push(result.reading.document.pages.flatMap(({ items }) => items.map(({ text }) => text)).join('\n'));
    }
    groups.push(texts);
  }
  return groups;
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
