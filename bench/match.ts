import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { matchResume, readPosting } from '@shortlist/engine';
import type { Match, Posting, Resume } from '@shortlist/schema';
import { makeBm25, makeTfIdf, wordsOf } from './matching/baselines.ts';
import { findCorpus } from './matching/corpus-folder.ts';
import { ndcg, rocAuc, type Scored } from './matching/rank-metrics.ts';
import { type CorpusResume, readResumes } from './matching/read-corpus.ts';

const now = '2026-01-01';

type Table = { name: string; score(posting: Posting, resumes: CorpusResume[]): number[] };

/**
 * Ranks the corpus's resumes for its postings: ROC-AUC and nDCG@20 for each posting, by occupation and over all pairs pooled, with TF-IDF and BM25 over the same texts beside it.
 * Options: `--fresh` reads the files anew, `--worst` lists the fifty pairs that are furthest from their label, `--pairs FILE` writes all pairs. Without the corpus: fictional people of `bench/fictional`.
 */
export async function run(argv: string[]): Promise<void> {
  const corpus = findCorpus();
  const folder = corpus === undefined ? join(import.meta.dirname, 'fictional') : join(corpus, 'matching');
  const { resumes, refused } = await readResumes(join(folder, 'resumes'), now, argv.includes('--fresh'));
  const postings = readdirSync(join(folder, 'postings'))
    .sort()
    .map((file) => ({
      file,
      path: join(folder, 'postings', file),
      group: basename(file).replace(/-\d+\.[^.]*$/, ''),
      posting: readPosting(readFileSync(join(folder, 'postings', file), 'utf8')),
    }));
  console.log(
    `${resumes.length} resumes, ${postings.length} postings${refused.length === 0 ? '' : `; not readable: ${refused.length}`}`,
  );
  const bags = resumes.map(({ resume }) => wordsOf(textOf(resume)));
  const tfIdf = makeTfIdf(bags);
  const bm25 = makeBm25(bags);
  const matches = new Map<string, Match[]>();
  const tables: Table[] = [
    {
      name: 'Shortlist',
      score: (posting, list) => {
        const found = list.map(({ resume }) => matchResume(resume, posting, now));
        matches.set(posting.text, found);
        return found.map(({ score }) => score);
      },
    },
    { name: 'TF-IDF', score: (posting) => tfIdf(wordsOf(posting.text)) },
    { name: 'BM25', score: (posting) => bm25(wordsOf(posting.text)) },
  ];
  const pairs: { resume: string; posting: string; score: number; relevant: boolean }[] = [];
  for (const table of tables) {
    const rows = postings.map(({ file, path, group, posting }) => {
      const scores = table.score(posting, resumes);
      const scored = resumes.map((resume, i): Scored & { path: string } => ({
        path: resume.path,
        score: scores[i] ?? 0,
        relevant: resume.group === group,
      }));
      if (table.name === 'Shortlist')
        pairs.push(
          ...scored.map((pair) => ({ resume: pair.path, posting: path, score: pair.score, relevant: pair.relevant })),
        );
      return { file, group, scored, auc: rocAuc(scored), gain: ndcg(scored, 20) };
    });
    print(table.name, rows);
  }
  if (argv.includes('--worst')) printWorst(pairs);
  const target = argv[argv.indexOf('--pairs') + 1];
  if (argv.includes('--pairs') && target !== undefined) writeFileSync(target, JSON.stringify(pairs));
}

type Row = { file: string; group: string; scored: Scored[]; auc: number; gain: number };

function print(name: string, rows: Row[]): void {
  console.log(`\n${name}`);
  if (name === 'Shortlist')
    for (const row of rows)
      console.log(`  ${row.file.padEnd(32)} AUC ${row.auc.toFixed(3)}  nDCG@20 ${row.gain.toFixed(3)}`);
  const mean = (list: Row[], key: 'auc' | 'gain'): string =>
    (list.reduce((sum, row) => sum + row[key], 0) / list.length).toFixed(3);
  for (const [group, list] of Map.groupBy(rows, (row) => row.group))
    console.log(`  ${group.padEnd(32)} AUC ${mean(list, 'auc')}  nDCG@20 ${mean(list, 'gain')}`);
  console.log(
    `  ${'mean'.padEnd(32)} AUC ${mean(rows, 'auc')}  nDCG@20 ${mean(rows, 'gain')}  pooled AUC ${rocAuc(rows.flatMap((row) => row.scored)).toFixed(3)}`,
  );
}

function printWorst(pairs: { resume: string; posting: string; score: number; relevant: boolean }[]): void {
  const off = pairs
    .map((pair) => ({ ...pair, miss: pair.relevant ? 50 - pair.score : pair.score - 50 }))
    .sort((a, b) => b.miss - a.miss);
  console.log('\nfurthest from their label');
  for (const { resume, posting, score, relevant } of off.slice(0, 50))
    console.log(
      `  ${String(score).padStart(3)} ${relevant ? 'same ' : 'other'} ${basename(posting)} ${resume.split('/').slice(-2).join('/')}`,
    );
}

/** All text of a resume, for the baselines. */
function textOf(resume: Resume): string {
  const parts: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value === 'string') parts.push(value);
    else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) walk(inner);
  };
  walk(resume);
  return parts.join('\n');
}
