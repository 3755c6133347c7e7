import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { openReader, type Reader } from '@shortlist/engine/reader';
import type { ReadResult } from '@shortlist/schema';
import { mutateBytes } from '../packages/engine/test/mutate-bytes.ts';
import { findCorpus } from './matching/corpus-folder.ts';
import { watchMemory } from './measure/watch-memory.ts';

type Listed = { path: string; expect: string; notes?: string; generateOnDemand?: boolean };

const now = '2026-03-15';
/** What every file must keep within: milliseconds and megabytes of the reading process. */
const limits = { timeMs: 5000, memoryMb: 400 };

/**
 * Reads each hostile file of the corpus, and so many mutations of its good files (`--mutations 1000`), through the pool of
 * reading processes, and prints how each ended beside what its manifest expects. A good file is read beside them all the
 * while, one time after another: others must be answered meanwhile.
 */
export async function run(argv: string[]): Promise<void> {
  const corpus = findCorpus();
  if (!corpus) {
    console.log('The corpus is not there (SHORTLIST_CORPUS); the test suite holds hostile files of its own.');
    return;
  }
  const at = argv.indexOf('--mutations');
  const mutations = at < 0 ? 1000 : Number(argv[at + 1]);
  const reader = openReader({ processes: 3, memoryMb: limits.memoryMb });
  const memory = watchMemory();
  try {
    await warmUp(reader, corpus);
    const beside = answerBeside(reader, corpus);
    await readHostile(reader, corpus, memory);
    console.log(`beside the files: ${await beside.stop()}`);
    const meanwhile = answerBeside(reader, corpus);
    await readMutations(reader, corpus, mutations);
    console.log(`beside the mutations: ${await meanwhile.stop()}`);
    console.log(
      `most memory of a reading process: ${memory.peakMb().toFixed(0)} MB (limit ${limits.memoryMb}, looked at each 25 ms)`,
    );
  } finally {
    memory.stop();
    await reader.close();
  }
}

/** A small good resume of the corpus. */
const goodFile = (corpus: string) => readFileSync(join(corpus, 'hostile', 'self-object-streams.pdf'));

async function warmUp(reader: Reader, corpus: string): Promise<void> {
  const bytes = goodFile(corpus);
  await Promise.all(['a.pdf', 'b.pdf', 'c.pdf'].map((name) => reader.read(bytes, name, now)));
}

/** Reads a good file again and again until it is stopped, and then says how that went. */
function answerBeside(reader: Reader, corpus: string): { stop(): Promise<string> } {
  const bytes = goodFile(corpus);
  const times: number[] = [];
  let [stopped, failed] = [false, 0];
  const work = (async () => {
    while (!stopped) {
      const start = performance.now();
      const result = await reader.read(bytes, 'beside.pdf', now);
      times.push(performance.now() - start);
      if (!result.ok) failed++;
    }
  })();
  return {
    stop: async () => {
      stopped = true;
      await work;
      times.sort((a, b) => a - b);
      const at = (share: number) =>
        (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(0);
      return `a good file read ${times.length} times, ${failed} failed, median ${at(0.5)} ms, 99 % within ${at(0.99)} ms, longest ${at(1)} ms`;
    },
  };
}

async function readHostile(reader: Reader, corpus: string, memory: { peakMb(): number; reset(): void }): Promise<void> {
  const manifest: { files: Listed[] } = JSON.parse(readFileSync(join(corpus, 'MANIFEST.json'), 'utf8'));
  const listed = manifest.files.filter((file) => file.path.startsWith('hostile/'));
  const made = mkdtempSync(join(tmpdir(), 'hostile-'));
  let wrong = 0;
  console.log(
    `${'file'.padEnd(46)}${'expected'.padEnd(24)}${'ended'.padEnd(34)}${'ms'.padStart(6)}${'MB'.padStart(6)}`,
  );
  for (const file of listed) {
    const bytes = loadFile(corpus, file, made);
    memory.reset();
    const start = performance.now();
    const result = await reader.read(bytes, basename(file.path), now);
    const spent = performance.now() - start;
    const good = isExpected(file, result) && spent <= limits.timeMs;
    if (!good) wrong++;
    const line = `${basename(file.path).padEnd(46)}${file.expect.slice(0, 22).padEnd(24)}${nameOutcome(result).padEnd(34)}`;
    console.log(
      `${line}${spent.toFixed(0).padStart(6)}${memory.peakMb().toFixed(0).padStart(6)}${good ? '' : '  WRONG'}`,
    );
  }
  rmSync(made, { recursive: true });
  console.log(`${listed.length} files, ${wrong} not as expected`);
}

function loadFile(corpus: string, file: Listed, made: string): Uint8Array {
  if (!file.generateOnDemand) return readFileSync(join(corpus, file.path));
  execFileSync(process.execPath, [join(corpus, 'hostile', 'gen-hostile.mjs'), made, basename(file.path)], {
    stdio: 'ignore',
  });
  return readFileSync(join(made, basename(file.path)));
}

/** Files of the pdf.js test suite hold no resume: no field may come from them, and refusing them is right. */
function isExpected({ path, expect, notes = '' }: Listed, result: ReadResult): boolean {
  const code = result.ok ? 'read' : result.failure.code;
  const foreign = basename(path).startsWith('pdfjs-');
  if (code === 'reader-failed') return false;
  if (/password/.test(notes) && expect.startsWith('reject')) return code === 'encrypted';
  if (expect.startsWith('reject-with-clear-error')) return !result.ok && !code.startsWith('out-of');
  if (expect === 'parse-empty') return code === 'no-text' || code === 'no-pages';
  if (expect === 'parse-ok')
    return foreign
      ? code === 'not-a-resume' || code === 'job-posting' || code === 'cover-letter' || code === 'no-text'
      : result.ok && result.reading.resume.basics?.name !== undefined;
  return true;
}

function nameOutcome(result: ReadResult): string {
  return result.ok ? `read: ${result.reading.resume.basics?.name ?? 'no name'}` : result.failure.code;
}

async function readMutations(reader: Reader, corpus: string, count: number): Promise<void> {
  const folders = ['truth', 'linkedin', 'resumes'];
  const names = folders.flatMap((folder) => {
    const files = readdirSync(join(corpus, folder)).filter((name) => name.endsWith('.pdf'));
    return files.map((name) => join(corpus, folder, name));
  });
  const outcomes = new Map<string, number>();
  const times: number[] = [];
  let seed = 0;
  const work = async () => {
    while (seed < count) {
      const mine = seed++;
      const path = names[mine % names.length] as string;
      const bytes = mutateBytes(readFileSync(path), mine);
      const start = performance.now();
      const result = await reader.read(bytes, basename(path), now);
      times.push(performance.now() - start);
      const code = result.ok ? 'read' : result.failure.code;
      outcomes.set(code, (outcomes.get(code) ?? 0) + 1);
      if (code === 'reader-failed' || code.startsWith('out-of'))
        console.log(`seed ${mine} of ${basename(path)}: ${code}`);
    }
  };
  // One at a time for each process: waiting for a free one is no part of the time.
  await Promise.all([work(), work()]);
  times.sort((a, b) => a - b);
  const part = (share: number) => (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(0);
  console.log(
    `${count} mutations: ${[...outcomes]
      .sort((a, b) => b[1] - a[1])
      .map(([code, times]) => `${code} ${times}`)
      .join(', ')}`,
  );
  console.log(
    `time: median ${part(0.5)} ms, 99 % within ${part(0.99)} ms, most ${part(1)} ms (limit ${limits.timeMs} ms)`,
  );
}
