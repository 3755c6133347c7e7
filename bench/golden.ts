import { applyEdits, optimiseResume, readPosting } from '@shortlist/engine';
import type { Letter } from '@shortlist/schema';
import { findFabrications, type Written } from './golden/find-fabrications.ts';
import { loadGolden } from './golden/load-golden.ts';
import { proofread } from './golden/proofread.ts';

const now = '2026-06-01';
const tones: Letter['tone'][] = ['plain', 'warm', 'formal'];

export type GoldenFigures = {
  pairs: number;
  trades: number;
  before: number;
  after: number;
  rises: number;
  improvable: number;
  fell: string[];
  fabrications: string[];
  faults: string[];
  milliseconds: number[];
};

/** Runs the whole job on every golden pair, in all tones and both lengths, and checks what it wrote. */
export function measureGolden(): GoldenFigures {
  const pairs = loadGolden();
  const written: Written[] = [];
  const figures: GoldenFigures = {
    pairs: pairs.length,
    trades: new Set(pairs.map(({ trade }) => trade)).size,
    before: 0,
    after: 0,
    rises: 0,
    improvable: 0,
    fell: [],
    fabrications: [],
    faults: [],
    milliseconds: [],
  };
  pairs.forEach(({ name, resume, posting: text }, i) => {
    const posting = readPosting(text);
    for (const length of ['full', 'short'] as const) {
      const start = performance.now();
      const result = optimiseResume({ resume, posting, now, tone: tones[i % 3] ?? 'plain', length });
      figures.milliseconds.push(performance.now() - start);
      written.push({
        name,
        person: name.split('--')[0] ?? '',
        source: resume,
        posting: text,
        letter: result.letter,
        tailored: result.tailored,
      });
      figures.faults.push(...proofread(name, result));
      if (length === 'short') continue;
      figures.before += result.match.score / pairs.length;
      figures.after += result.matchAfter.score / pairs.length;
      if (result.matchAfter.score > result.match.score) figures.rises++;
      if (result.matchAfter.score < result.match.score) figures.fell.push(name);
      if (result.edits.some(({ effect }) => effect > 0)) figures.improvable++;
      if (JSON.stringify(applyEdits(resume, [])) !== JSON.stringify(resume))
        figures.faults.push(`${name}: undoing all edits does not give the resume back`);
    }
  });
  figures.fabrications = findFabrications(written);
  return figures;
}

/** Prints the figures; `--list` names every fabrication and fault. */
export async function run(argv: string[]): Promise<void> {
  const figures = measureGolden();
  const sorted = figures.milliseconds.sort((a, b) => a - b);
  console.log(`${figures.pairs} pairs, ${figures.trades} trades`);
  console.log(
    `Match before ${figures.before.toFixed(1)}, after ${figures.after.toFixed(1)}; rose on ${figures.rises} of ${figures.improvable} pairs with something to gain, fell on ${figures.fell.length}`,
  );
  console.log(
    `Fabrications found: ${figures.fabrications.length}; faults of grammar and style: ${figures.faults.length}`,
  );
  console.log(`Time: median ${sorted[sorted.length >> 1]?.toFixed(1)} ms, most ${sorted.at(-1)?.toFixed(1)} ms`);
  if (argv.includes('--list'))
    for (const line of [...figures.fabrications, ...figures.faults]) console.log(`- ${line}`);
}
