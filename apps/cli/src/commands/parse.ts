import type { Reading } from '@shortlist/schema';
import type { Command } from 'commander';
import { findResumes, nameResults } from '../find-files.ts';
import { readMany, reportRefused } from '../read-many.ts';
import { today } from '../today.ts';
import { i18n } from '../voice.ts';
import { openResults, writeResult } from '../write-result.ts';

export function defineParse(command: Command): void {
  command
    .argument(
      `<${i18n._('file|folder')}...>`,
      i18n._('resumes, or folders: PDF, DOCX, and JSON Resume files in them and their subfolders are read'),
    )
    .requiredOption(`--out <${i18n._('folder')}>`, i18n._('where to write one NAME.json for each document'))
    .option(
      '--evidence',
      i18n._('also write NAME.evidence.json: the page, box, and words of each field, and what we couldn’t place'),
    )
    .action(parse);
}

async function parse(paths: string[], options: { out: string; evidence?: boolean }): Promise<void> {
  const files = await findResumes(paths);
  const names = nameResults(paths, files);
  await openResults(options.out);
  const { out, evidence: wanted = false } = options;
  const write = async (file: string, reading: Reading): Promise<void> => {
    const name = names.get(file) ?? file;
    await writeResult(out, `${name}.json`, reading.resume);
    if (!wanted) return;
    const { evidence, leftovers, kind, language } = reading;
    await writeResult(out, `${name}.evidence.json`, { kind, language, evidence, leftovers });
  };
  const refused = await readMany(files, today(), write, wanted);
  reportRefused(refused, files.length);
}
