import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { understand } from '@shortlist/engine';
import { openReader, type Reader } from '@shortlist/engine/reader';

const shared = process.env.SHORTLIST_CORPUS ?? fileURLToPath(new URL('../../shared/corpus', import.meta.url));
const golden = fileURLToPath(new URL('../packages/engine/corpus/documents', import.meta.url));
const now = '2026-01-01';

/**
 * Time to read a document, by the warm reader (child process, evidence and findings included) and by pdftotext (its start
 * included), alternating in one run. Options: a folder of PDFs; `--rounds N`.
 */
export async function run(argv: string[]): Promise<void> {
  const rounds = Number(argv[argv.indexOf('--rounds') + 1] ?? 3) || 3;
  const folder = argv.find((arg, i) => !arg.startsWith('--') && argv[i - 1] !== '--rounds') ?? pickFolder();
  const files = readdirSync(folder).filter((file) => file.endsWith('.pdf'));
  const reader = openReader({ processes: 1 });
  const ours: number[] = [];
  const theirs: number[] = [];
  for (const file of files) await reader.read(readFileSync(`${folder}/${file}`), file, now);
  for (let round = 0; round < rounds; round++) {
    for (const file of files) {
      const bytes = readFileSync(`${folder}/${file}`);
      ours.push(await time(() => reader.read(bytes, file, now)));
      theirs.push(
        await time(async () => execFileSync('pdftotext', ['-q', `${folder}/${file}`, '-'], { maxBuffer: 1 << 26 })),
      );
    }
  }
  await reader.close();
  print('reader', ours);
  print('pdftotext', theirs);
  console.log(
    `median ${(quantile(ours, 0.5) / quantile(theirs, 0.5)).toFixed(2)} times pdftotext, p90 ${(quantile(ours, 0.9) / quantile(theirs, 0.9)).toFixed(2)} times`,
  );
  const cpu = { ours: await ownCpu(folder, files, rounds), theirs: pdftotextCpu(folder, files, rounds) };
  console.log(
    `CPU time a document, mean: reader in one process ${cpu.ours.toFixed(1)} ms, pdftotext ${cpu.theirs.toFixed(1)} ms, ${(cpu.ours / cpu.theirs).toFixed(2)} times`,
  );
  const alone = theirs.reduce((a, b) => a + b, 0) / rounds;
  const pair = openReader({ processes: 2 });
  await readAll(pair, folder, files);
  const both = await time(() => readAll(pair, folder, files));
  await pair.close();
  console.log(
    `two processes: ${((files.length / both) * 1000).toFixed(1)} documents a second, ${(both / alone).toFixed(2)} times pdftotext one after the other`,
  );
}

/** Milliseconds of processor time for a document: what a busy machine does not change. */
async function ownCpu(folder: string, files: string[], rounds: number): Promise<number> {
  const all = files.map((file) => ({ file, bytes: readFileSync(`${folder}/${file}`) }));
  for (const { file, bytes } of all) await understand(bytes, file, now);
  const start = process.cpuUsage();
  for (let round = 0; round < rounds; round++) for (const { file, bytes } of all) await understand(bytes, file, now);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000 / rounds / files.length;
}

/** The same for pdftotext, its start included, as a shell counts it for its children. */
function pdftotextCpu(folder: string, files: string[], rounds: number): number {
  const script =
    'r=$1; shift; while [ $r -gt 0 ]; do for f; do pdftotext -q "$f" - >/dev/null; done; r=$((r-1)); done; times';
  const paths = files.map((file) => `${folder}/${file}`);
  const told = execFileSync('sh', ['-c', script, 'sh', String(rounds), ...paths], { encoding: 'utf8' });
  const spent = [...(told.trim().split('\n').at(-1) ?? '').matchAll(/(\d+)m([\d.]+)s/g)];
  const seconds = spent.reduce((sum, [, minutes, rest]) => sum + 60 * Number(minutes) + Number(rest), 0);
  return (seconds * 1000) / rounds / files.length;
}

function pickFolder(): string {
  return existsSync(`${shared}/truth`) ? `${shared}/truth` : golden;
}

async function readAll(reader: Reader, folder: string, files: string[]): Promise<void> {
  await Promise.all(files.map((file) => reader.read(readFileSync(`${folder}/${file}`), file, now)));
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function quantile(list: number[], share: number): number {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] as number;
}

function print(name: string, list: number[]): void {
  console.log(
    `${name.padEnd(10)} median ${quantile(list, 0.5).toFixed(1)} ms   p90 ${quantile(list, 0.9).toFixed(1)} ms   max ${quantile(list, 1).toFixed(1)} ms`,
  );
}
