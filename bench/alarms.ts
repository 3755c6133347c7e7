import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openReader } from '@shortlist/engine/reader';
import { openTypesetter } from '@shortlist/typeset';
import { type Alarm, findAlarms, openDictionaries } from './alarms/find-alarms.ts';

/**
 * What the editor says against each document of the folders, imported as a person would: findings, words that may be misspelt, dates that a form does not
 * understand, and with `--back` fields that the downloaded PDF would be told to lack. `npm run bench -- alarms FOLDER… [--list KIND|all] [--most N] [--back]
 * [--readings FOLDER]`; a folder of readings (outside of the repository) spares reading the files again.
 * Whether an alarm is true is judged by eye, beside the page.
 */
export async function run(argv: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      list: { type: 'string' },
      most: { type: 'string', default: '0' },
      back: { type: 'boolean', default: false },
      readings: { type: 'string' },
    },
  });
  const folders = positionals.filter((folder) => existsSync(folder));
  if (folders.length === 0) {
    console.error('Usage: npm run bench -- alarms FOLDER… [--list KIND|all] [--most N] [--back] [--readings FOLDER]');
    process.exitCode = 2;
    return;
  }
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => /\.(?:pdf|docx|txt|md)$/i.test(file))
      .map((file) => join(folder, file)),
  );
  const most = Number(values.most) || files.length;
  const tools = {
    reader: openReader({ processes: 1, timeMs: 30_000 }),
    typesetter: openTypesetter(),
    speller: openDictionaries(),
  };
  try {
    const found: Alarm[][] = [];
    for (const path of files.slice(0, most)) {
      const alarms = await findAlarms(path, tools, { back: values.back, readings: values.readings });
      if (alarms === undefined) continue;
      found.push(alarms);
      for (const { kind, evidence } of alarms)
        if (values.list === 'all' || values.list === kind) console.log(`${path}\t${kind}\t${evidence}`);
    }
    report(found);
  } finally {
    await Promise.all([tools.reader.close(), tools.typesetter.close()]);
  }
}

function report(documents: Alarm[][]): void {
  const kinds = [...Map.groupBy(documents.flat(), ({ kind }) => kind)].sort(([, a], [, b]) => b.length - a.length);
  console.log(`${documents.length} documents, ${documents.flat().length} alarms`);
  for (const [kind, alarms] of kinds) {
    const within = documents.filter((one) => one.some((alarm) => alarm.kind === kind)).length;
    console.log(`${String(alarms.length).padStart(5)} in ${String(within).padStart(3)} documents  ${kind}`);
  }
}
