import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { openReader } from '@shortlist/engine/reader';
import { openTypesetter } from '@shortlist/typeset';
import { type Tailored, tailorFile } from './lossless/tailor-file.ts';
import { findCorpus } from './matching/corpus-folder.ts';

/** Folders of the corpus that hold resumes. */
const parts = ['truth', 'resumes', 'linkedin', 'matching/resumes'];

/**
 * Tailors documents of the corpus, or of the folders given, to one posting each, and compares each tailored resume with its file: by the product's own check,
 * and by the words that `pdftotext` finds. Takes every n-th document so that `--most` (default 40) of each part are read; `--most 0` takes all. `--old` prints
 * what was read and nothing else, as before. `--list` names what each lacks, `--why` why a reading is not certain; `--keep FOLDER` writes the tailored PDFs there, to be
 * looked at.
 */
export async function run(argv: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      most: { type: 'string', default: '40' },
      old: { type: 'boolean' },
      list: { type: 'boolean' },
      why: { type: 'boolean' },
      keep: { type: 'string' },
    },
  });
  const corpus = findCorpus();
  if (!corpus) {
    console.log('The corpus is not there (SHORTLIST_CORPUS).');
    return;
  }
  const postings = listFiles(join(corpus, 'jobs'), /\.txt$/);
  const reader = openReader({ processes: 1, timeMs: 20_000 });
  const typesetter = openTypesetter();
  try {
    const folders = positionals.length > 0 ? positionals : parts.map((part) => join(corpus, part));
    for (const folder of folders) {
      if (!existsSync(folder)) continue;
      const files = sample(listFiles(folder, /\.(?:pdf|docx)$/i), Number(values.most));
      const rows: Tailored[] = [];
      for (const [index, path] of files.entries()) {
        const posting = postings[index % postings.length] ?? '';
        const row = await tailorFile({ path, posting, old: values.old === true }, { reader, typesetter });
        if (row === undefined) continue;
        rows.push(row);
        if (values.keep) keepPdf(values.keep, relative(folder, path), row);
        if (
          values.list &&
          (row.lost.length > 0 || row.moved.length > 0 || row.again.length > 0 || row.unnamed.length > 0)
        )
          tell(relative(folder, path), row);
        if (values.why) explain(relative(folder, path), row);
      }
      summarise(relative(corpus, folder).startsWith('..') ? folder : relative(corpus, folder), rows);
    }
  } finally {
    await Promise.all([reader.close(), typesetter.close()]);
  }
}

function listFiles(folder: string, name: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .sort()
    .map((file) => join(folder, file));
}

function keepPdf(folder: string, name: string, { pdf }: Tailored): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name.replaceAll('/', '_').replace(/\.\w+$/, '')}.tailored.pdf`), pdf);
}

function sample(files: string[], most: number): string[] {
  const step = most > 0 ? Math.max(1, Math.ceil(files.length / most)) : 1;
  return files.filter((_, index) => index % step === 0);
}

function tell(name: string, { lost, unnamed, moved, again, unchanged, wrongClaim }: Tailored): void {
  const parts = [
    wrongClaim ? 'WRONG CLAIM' : '',
    lost.length > 0 ? `lost: ${lost.join(' | ')}` : '',
    unnamed.length > 0 ? `named nowhere: ${unnamed.join(' ')}` : '',
    moved.length > 0 ? `moved: ${moved.join(' | ')}` : '',
    again.length > 0 ? `set from lines: ${again.join(', ')}` : '',
    unchanged ? 'delivered unchanged' : '',
  ];
  console.log(`  ${name}: ${parts.filter(Boolean).join('; ').slice(0, 1200)}`);
}

function explain(name: string, { uncertain, unchanged }: Tailored): void {
  console.log(`  ${name}: ${unchanged ? 'delivered unchanged' : 'rebuilt'}`);
  for (const { reason, text } of uncertain) console.log(`    ${reason}: ${text.slice(0, 120)}`);
}

function summarise(name: string, rows: readonly Tailored[]): void {
  const mean = (of: (row: Tailored) => number): number =>
    rows.reduce((sum, row) => sum + of(row), 0) / Math.max(1, rows.length);
  const count = (of: (row: Tailored) => boolean): number => rows.filter(of).length;
  const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;
  const movedIn = (some: readonly Tailored[]): string =>
    `${some.reduce((sum, { moved }) => sum + moved.length, 0)} in ${some.filter(({ moved }) => moved.length > 0).length}`;
  const slowest = rows.map(({ checkMs }) => checkMs).sort((a, b) => b - a);
  console.log(
    `${name}: ${rows.length} documents; distinct words lost ${percent(mean(({ lostShare }) => lostShare))}, by pdftotext ${percent(mean(({ plainShare }) => plainShare))}, ` +
      `of those not in left-out.json ${percent(mean(({ unnamedShare }) => unnamedShare))}; facts moved ${movedIn(rows)}, of them delivered ${movedIn(rows.filter(({ unchanged }) => !unchanged))}; ` +
      `claims of a whole that is none ${count(({ wrongClaim }) => wrongClaim)}; sections set from lines in ${count(({ again }) => again.length > 0)}, unchanged ${count(({ unchanged }) => unchanged)}; ` +
      `comparison median ${(slowest[slowest.length >> 1] ?? 0).toFixed(0)} ms, at most ${(slowest[0] ?? 0).toFixed(0)} ms`,
  );
}
