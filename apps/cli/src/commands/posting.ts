import { tellPosting } from '@shortlist/engine';
import type { Command } from 'commander';
import { nameResults } from '../find-files.ts';
import { reportRefused } from '../read-many.ts';
import { readPostings } from '../read-postings.ts';
import { i18n } from '../voice.ts';
import { openResults, writeResult } from '../write-result.ts';

export function definePosting(command: Command): void {
  command
    .argument(
      `<${i18n._('file|folder')}>`,
      i18n._('a posting (text, Markdown, HTML page, JSON-LD, PDF, or Word), or a folder of postings'),
    )
    .requiredOption(`--out <${i18n._('folder')}>`, i18n._('where to write one NAME.json for each posting'))
    .addHelpText('after', describeFields)
    .action(posting);
}

/** The fields of a result: their names are those of the data, in every language. */
function describeFields(): string {
  const about = [
    ['kind', 'skill, experience, education, certificate, licence, language, trait, condition'],
    ['text', i18n._('the requirement in at most twenty words')],
    ['quote', i18n._('the posting’s own words')],
    ['oneOf', i18n._('the alternatives; any one of them is enough')],
    ['needs', i18n._('the three to five key requirements or duties, most important first')],
    ['conditions', i18n._('a checklist of the required licenses and conditions')],
  ];
  return `
NAME.json: {title, employer, location, requirements: [{text, quote, kind, must, oneOf?}], duties: [string],
  needs: [{text, quote}], conditions: [{text, quote, kind, must, oneOf?}], notDemands: [string]}
${about.map(([field = '', words]) => `  ${field.padEnd(10)} ${words}`).join('\n')}
${i18n._('title, employer, and location are null if we aren’t sure of them.')}`;
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
