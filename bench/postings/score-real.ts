import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPosting, tellPosting } from '@shortlist/engine';
import { findCorpus } from '../matching/corpus-folder.ts';
import { loadTruePostings } from './labelled-postings.ts';
import { addNeeds, noNeeds, scoreNeeds, tellNeeds } from './score-needs.ts';

/** What the newest real postings measured when they were seen for the first time: read by weights that had seen none of them, and never changed afterwards. */
export const firstSight =
  'hard F1 0.851  precision 0.926  recall 0.787  title 0.875  employer 0.875  junk 0.019  (24 postings in seven languages, 2026-11-29)';

/** The corpus's own scorer over each folder of labelled real postings: its last line, by folder, with the score of the needs. Undefined where the corpus is absent. */
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
      let needs = noNeeds;
      for (const { name, text, needs: truth } of postings) {
        const told = tellPosting(readPosting(text));
        writeFileSync(join(out, `${name}.json`), JSON.stringify(told));
        if (truth.length > 0) needs = addNeeds(needs, scoreNeeds(told.needs, told.conditions, truth));
      }
      const told = execFileSync(process.execPath, [scorer, out, '--truth', truth], { encoding: 'utf8' });
      rows.set(truth, `${told.trim().split('\n').at(-1) ?? ''}  ${tellNeeds(needs)}`);
    }
    return rows;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
