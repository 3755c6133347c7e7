import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { understand } from '@shortlist/engine';
import { findCorpus } from './matching/corpus-folder.ts';

/** Reads the LinkedIn profiles of the corpus ("Save to PDF") and prints the corpus's own score against their truth; further options go to the scorer. */
export async function run(argv: string[]): Promise<void> {
  const corpus = findCorpus();
  if (!corpus) {
    console.log('The corpus is not there (SHORTLIST_CORPUS).');
    return;
  }
  const profiles = join(corpus, 'linkedin');
  const out = mkdtempSync(join(tmpdir(), 'linkedin-'));
  const names = readdirSync(profiles).filter((name) => name.endsWith('.pdf'));
  const times: number[] = [];
  for (const name of names) {
    const start = performance.now();
    const result = await understand(readFileSync(join(profiles, name)), name, '2026-03-15');
    times.push(performance.now() - start);
    const ended = result.ok ? result.reading.kind : result.failure.code;
    if (ended !== 'linkedin') console.log(`${name}: ${ended}`);
    if (result.ok) writeFileSync(join(out, name.replace(/\.pdf$/, '.json')), JSON.stringify(result.reading.resume));
  }
  console.log(
    execFileSync(process.execPath, [join(corpus, 'score-parse.mjs'), out, '--truth', profiles, ...argv], {
      encoding: 'utf8',
    }),
  );
  times.sort((a, b) => a - b);
  console.log(`median ${(times[Math.floor(times.length / 2)] ?? 0).toFixed(0)} ms a profile, in this process`);
  rmSync(out, { recursive: true });
}
