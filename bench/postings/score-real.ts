import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPosting, tellPosting } from '@shortlist/engine';
import { findCorpus } from '../matching/corpus-folder.ts';
import { loadTruePostings } from './labelled-postings.ts';

/** What the newest real postings measured when they were seen for the first time: read by weights that had seen none of them, and never changed afterwards. */
export const firstSight =
  'hard F1 0.691  precision 0.748  recall 0.643  title 0.563  employer 0.531  junk 0.086  (64 postings in seven languages, 2026-11-28)';

/** The corpus's own scorer over each folder of labelled real postings: its last line, by folder. Undefined where the corpus is absent. */
export function scoreReal(): Map<string, string> | undefined {
  const corpus = findCorpus();
  const scorer = corpus === undefined ? '' : join(corpus, 'score-postings.mjs');
  if (!existsSync(scorer)) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'postings-'));
  try {
    const rows = new Map<string, string>();
    for (const [truth, postings] of Map.groupBy(loadTruePostings(), (each) => each.folder)) {
      const out = join(folder, String(rows.size));
      mkdirSync(out);
      for (const { name, text } of postings)
        writeFileSync(join(out, `${name}.json`), JSON.stringify(tellPosting(readPosting(text))));
      const told = execFileSync(process.execPath, [scorer, out, '--truth', truth], { encoding: 'utf8' });
      rows.set(truth, told.trim().split('\n').at(-1) ?? '');
    }
    return rows;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
