import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { matchResume, readPosting, understand } from '@shortlist/engine';
import type { Resume } from '@shortlist/schema';
import { findCorpus } from './matching/corpus-folder.ts';

const now = '2026-01-01';

type Pair = { resume: string; posting: string; score: number; title: number };
type Judged = Pair & { given: number; givenTitle: number | undefined };

/**
 * Scores against pairs of resume and posting that were judged as a recruiter would: `pairs [FILE.json …]`, each file with its resumes and postings beside
 * it; without a file the corpus's `pairs-truth.json`. Prints how far score and title are off and how well the pairs are ranked, with the spread over postings.
 */
export async function run(files: string[]): Promise<void> {
  const corpus = findCorpus();
  const chosen = files.length > 0 ? files : corpus === undefined ? [] : [join(corpus, 'pairs-truth.json')];
  if (chosen.length === 0) throw new Error('No judged pairs: give their file, or set SHORTLIST_CORPUS.');
  for (const file of chosen) report(file, await judge(file));
}

async function judge(file: string): Promise<Judged[]> {
  const folder = dirname(file);
  const resumes = new Map<string, Resume>();
  const judged: Judged[] = [];
  for (const pair of JSON.parse(readFileSync(file, 'utf8')) as Pair[]) {
    const resume = resumes.get(pair.resume) ?? (await readResume(join(folder, pair.resume)));
    resumes.set(pair.resume, resume);
    const found = ['postings', 'jobs', 'matching/postings']
      .map((sub) => join(folder, sub, `${pair.posting}.txt`))
      .find((path) => existsSync(path));
    if (found === undefined) throw new Error(`No posting ${pair.posting} beside ${file}.`);
    const { score, parts } = matchResume(resume, readPosting(readFileSync(found, 'utf8')), now);
    const title = parts.find(({ name }) => name === 'title');
    judged.push({ ...pair, given: score, givenTitle: title && title.points / title.weight });
  }
  return judged;
}

async function readResume(path: string): Promise<Resume> {
  const result = await understand(new Uint8Array(readFileSync(path)), basename(path), now);
  if (!result.ok) throw new Error(`Not readable: ${path}`);
  return result.reading.resume;
}

function report(file: string, pairs: Judged[]): void {
  const errors = pairs.map(({ given, score }) => given - score);
  const byPosting = [...Map.groupBy(pairs, ({ posting }) => posting).values()].map((list) =>
    mean(list.map(({ given, score }) => Math.abs(given - score))),
  );
  const titled = pairs.flatMap(({ title, givenTitle }) =>
    givenTitle === undefined ? [] : [Math.abs(givenTitle - title)],
  );
  console.log(
    `${basename(file)}: ${pairs.length} pairs, ${byPosting.length} postings\n` +
      `  score: off by ${mean(errors.map(Math.abs)).toFixed(1)} on average (postings ${mean(byPosting).toFixed(1)} ± ${deviation(byPosting).toFixed(1)}), mean error ${mean(errors).toFixed(1)}, ` +
      `rank correlation ${correlate(ranks(pairs.map(({ given }) => given)), ranks(pairs.map(({ score }) => score))).toFixed(3)}\n` +
      `  title: off by ${mean(titled).toFixed(3)}`,
  );
}

const mean = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length;

function deviation(list: readonly number[]): number {
  const middle = mean(list);
  return Math.sqrt(mean(list.map((each) => (each - middle) ** 2)));
}

/** Places in order; equal values share theirs. */
function ranks(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2);
}

function correlate(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [mean(a), mean(b)];
  const shared = mean(a.map((each, i) => (each - x) * ((b[i] ?? 0) - y)));
  return shared / (deviation(a) * deviation(b));
}
