import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readPosting, understand } from '@shortlist/engine';
import type { Posting, Resume } from '@shortlist/schema';
import { type PostingTruth, postingOfTruth } from './posting-of-truth.ts';

export const now = '2026-01-01';

export type JudgedRow = { quote: string; verdict: 'met' | 'partly' | 'unmet' | 'unknown'; evidence: string | null };
/** A pair as a recruiter judged it; `score2` where another one judged it again. */
export type Pair = {
  resume: string;
  posting: string;
  score: number;
  score2?: number;
  title: number;
  requirements: JudgedRow[];
};

/** What is matched: by the product's own reading of both, or by what a careful reader saw in them. */
export type Reading = { resume: Resume; posting: Posting };
export type ReadPair = Pair & { asked: PostingTruth; own: Reading; told: Reading };

/** The pairs of a file with their documents, which stand beside it, read by the product and as the truths tell them. Where no truth of a resume stands beside it the product's reading stands for it. */
export async function readPairs(file: string): Promise<ReadPair[]> {
  const folder = dirname(file);
  const resumes = new Map<string, { own: Resume; told: Resume }>();
  const pairs: ReadPair[] = [];
  for (const pair of JSON.parse(readFileSync(file, 'utf8')) as Pair[]) {
    const resume = resumes.get(pair.resume) ?? (await readResume(join(folder, pair.resume)));
    resumes.set(pair.resume, resume);
    const { text, asked } = readFiles(folder, pair.posting);
    const posting = readPosting(text);
    pairs.push({
      ...pair,
      asked,
      own: { resume: resume.own, posting },
      told: { resume: resume.told, posting: postingOfTruth(asked, posting) },
    });
  }
  return pairs;
}

async function readResume(path: string): Promise<{ own: Resume; told: Resume }> {
  const result = await understand(new Uint8Array(readFileSync(path)), basename(path), now);
  if (!result.ok) throw new Error(`Not readable: ${path}`);
  const own = result.reading.resume;
  const truth = path.replace(/\.\w+$/, '.json');
  return { own, told: existsSync(truth) ? (JSON.parse(readFileSync(truth, 'utf8')) as Resume) : own };
}

const folders = ['.', 'postings', 'postings2', 'postings3', 'postings4', 'postings5', 'postings6', 'postings7', 'jobs', 'matching/postings'];

function readFiles(folder: string, posting: string): { text: string; asked: PostingTruth } {
  const find = (name: string, among: string[]): string => {
    const path = among.map((sub) => join(folder, sub, name)).find((each) => existsSync(each));
    if (path === undefined) throw new Error(`No ${name} beside the pairs in ${folder}.`);
    return readFileSync(path, 'utf8');
  };
  const name = basename(posting);
  return {
    text: find(`${name}.txt`, folders),
    asked: JSON.parse(find(`${name}.json`, ['postings-truth', ...folders])) as PostingTruth,
  };
}
