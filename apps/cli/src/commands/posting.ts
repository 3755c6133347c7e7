import { tellPosting } from '@shortlist/engine';
import type { Command } from 'commander';
import { nameResults } from '../find-files.ts';
import { reportRefused } from '../read-many.ts';
import { readPostings } from '../read-postings.ts';
import { openResults, writeResult } from '../write-result.ts';

export function definePosting(command: Command): void {
  command
    .argument('<file|folder>', 'a posting (text, Markdown, HTML page, JSON-LD, PDF, Word), or a folder of them')
    .requiredOption('--out <folder>', 'where one NAME.json for each posting is written')
    .addHelpText(
      'after',
      `
NAME.json: {title, employer, location, requirements: [{text, quote, kind, must, oneOf?}], duties: [string],
  needs: [{text, quote}], conditions: [as requirements], notDemands: [string]}
  kind       skill, experience, education, certificate, licence, language, trait, condition
  text       the demand in at most twenty words; quote: the posting's own words
  oneOf      the alternatives, of which any one is enough
  needs      the three to five demands or duties that decide the job, most telling first
  conditions the licences and conditions among the requirements, again, as a checklist
title, employer and location are null where the reader is not sure of them.`,
    )
    .action(posting);
}

async function posting(path: string, options: { out: string }): Promise<void> {
  const { postings, refused } = await readPostings(path);
  const files = postings.map(({ file }) => file);
  const names = nameResults([path], files);
  await openResults(options.out);
  for (const { file, posting: read } of postings)
    await writeResult(options.out, `${names.get(file) ?? file}.json`, tellPosting(read));
  reportRefused(refused, refused.length + postings.length, 'postings');
}
