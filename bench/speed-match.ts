import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchResume, readPosting } from '@shortlist/engine';
import { makeTfIdf, wordsOf } from './matching/baselines.ts';
import { findCorpus } from './matching/corpus-folder.ts';
import { readResumes } from './matching/read-corpus.ts';

const now = '2026-01-01';

/** Median times, warm, on one core: a posting understood, a resume matched, and the ratio to a TF-IDF score of the same pairs; a 100 KB posting; the heap after a thousand matches. */
export async function run(): Promise<void> {
  const corpus = findCorpus();
  const folder = corpus === undefined ? join(import.meta.dirname, 'fictional') : join(corpus, 'matching');
  const { resumes } = await readResumes(join(folder, 'resumes'), now, false);
  const texts = readdirSync(join(folder, 'postings'))
    .sort()
    .map((file) => readFileSync(join(folder, 'postings', file), 'utf8'));
  const postings = texts.map(readPosting);
  for (const posting of postings) for (const { resume } of resumes.slice(0, 60)) matchResume(resume, posting, now);
  for (let i = 0; i < 10; i++) for (const text of texts) readPosting(text);
  console.log(
    `posting understood   median ${median(Array.from({ length: 8 }, () => texts.map((text) => time(() => readPosting(text)))).flat()).toFixed(2)} ms`,
  );
  console.log(
    `  processor time     median ${median(Array.from({ length: 8 }, () => texts.map((text) => processorTime(() => readPosting(text)))).flat()).toFixed(2)} ms`,
  );
  const matches = postings.flatMap((posting) =>
    resumes.map(({ resume }) => time(() => matchResume(resume, posting, now))),
  );
  console.log(`resume matched       median ${median(matches).toFixed(2)} ms`);
  const plain = resumes.map(({ resume }) => JSON.stringify(resume));
  const tfIdf = postings.flatMap((posting) =>
    plain.map((text) => time(() => makeTfIdf([wordsOf(text)])(wordsOf(posting.text)))),
  );
  console.log(
    `TF-IDF, same pairs   median ${median(tfIdf).toFixed(2)} ms; ratio ${(median(matches) / median(tfIdf)).toFixed(1)}`,
  );
  const large = texts.join('\n\n').repeat(20).slice(0, 100_000);
  console.log(
    `posting of 100 KB    ${median([1, 2, 3, 4, 5].map(() => time(() => readPosting(large)))).toFixed(0)} ms; processor time ${median([1, 2, 3, 4, 5].map(() => processorTime(() => readPosting(large)))).toFixed(0)} ms`,
  );
  const before = process.memoryUsage().heapUsed;
  const first = postings[0];
  if (first !== undefined)
    for (let i = 0; i < 1000; i++) matchResume(resumes[i % resumes.length]?.resume ?? {}, first, now);
  global.gc?.();
  console.log(
    `heap after 1,000     ${((process.memoryUsage().heapUsed - before) / 1e6).toFixed(0)} MB more${global.gc === undefined ? ' (before collection)' : ''}`,
  );
}

function time(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

/** Milliseconds of processor time: what other work on the machine hardly changes. */
function processorTime(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
