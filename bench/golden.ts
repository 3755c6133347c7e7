import { applyEdits, optimiseResume, readPosting } from '@shortlist/engine';
import type { Letter } from '@shortlist/schema';
import { findDenials } from './golden/find-denials.ts';
import { findFabrications, type Written } from './golden/find-fabrications.ts';
import { listPossible, type Possible, pointsOf } from './golden/list-possible.ts';
import { loadGolden } from './golden/load-golden.ts';
import { proofread, waits } from './golden/proofread.ts';

const now = '2026-06-01';
const styles: [Letter['tone'], Letter['length']][] = (['plain', 'warm', 'formal'] as const).flatMap((tone) =>
  (['full', 'short'] as const).map((length): [Letter['tone'], Letter['length']] => [tone, length]),
);

/** One pair: the estimate before and after, to a hundredth, and what could truly be improved. */
export type GoldenRow = { name: string; before: number; after: number; possible: Possible[] };

export type GoldenFigures = {
  pairs: number;
  trades: number;
  before: number;
  after: number;
  rows: GoldenRow[];
  fabrications: string[];
  denials: string[];
  faults: string[];
  /** Pairs whose letter quotes no line of the resume. */
  waiting: string[];
  /** Of the processor, for each pair, tone and length. */
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
    rows: [],
    fabrications: [],
    denials: [],
    faults: [],
    waiting: [],
    milliseconds: [],
  };
  for (const { name, resume, posting: text } of pairs) {
    const posting = readPosting(text);
    for (const [tone, length] of styles) {
      const start = process.threadCpuUsage();
      const result = optimiseResume({ resume, posting, now, tone, length });
      const { user, system } = process.threadCpuUsage(start);
      figures.milliseconds.push((user + system) / 1000);
      written.push({
        name: `${name}, ${tone}, ${length}`,
        person: name.split('--')[0] ?? '',
        source: resume,
        posting: text,
        letter: result.letter,
        tailored: result.tailored,
      });
      figures.faults.push(...proofread(name, result));
      figures.denials.push(...findDenials(name, resume, result));
      if (tone !== 'plain' || length !== 'full') continue;
      if (waits(result.letter)) figures.waiting.push(name);
      const [before, after] = [pointsOf(result.match), pointsOf(result.matchAfter)];
      figures.before += before / pairs.length;
      figures.after += after / pairs.length;
      const possible = listPossible(resume, result.tailored, posting, result.match, now);
      figures.rows.push({ name, before, after, possible });
      if (JSON.stringify(applyEdits(resume, [])) !== JSON.stringify(resume))
        figures.faults.push(`${name}: undoing all edits does not give the resume back`);
    }
  }
  figures.fabrications = findFabrications(written);
  return figures;
}

/** Prints the figures; `--list` names every fabrication and fault, and what was possible and made on each pair. */
export async function run(argv: string[]): Promise<void> {
  const figures = measureGolden();
  const sorted = figures.milliseconds.sort((a, b) => a - b);
  console.log(`${figures.pairs} pairs, ${figures.trades} trades`);
  const movable = figures.rows.filter(({ possible }) => possible.some(({ counts }) => counts));
  const rises = (rows: GoldenRow[]) => rows.filter(({ before, after }) => after > before + 0.004).length;
  const fell = figures.rows.filter(({ before, after }) => after < before - 0.004);
  const seen = figures.rows.flatMap(({ possible }) => possible);
  console.log(
    `Match before ${figures.before.toFixed(1)}, after ${figures.after.toFixed(1)}; rose on ${rises(figures.rows)} pairs, among them ${rises(movable)} of the ${movable.length} on which a true change can raise it; fell on ${fell.length}`,
  );
  console.log(
    `True changes seen by the independent search: ${seen.length}, made: ${seen.filter(({ got }) => got).length}`,
  );
  console.log(
    `Fabrications found: ${figures.fabrications.length}; denied though the resume names it: ${figures.denials.length}; faults of grammar and style: ${figures.faults.length}; letters that wait for answers: ${figures.waiting.length}`,
  );
  console.log(`Time: median ${sorted[sorted.length >> 1]?.toFixed(1)} ms, most ${sorted.at(-1)?.toFixed(1)} ms`);
  if (argv.includes('--list')) for (const row of figures.rows) console.log(tellRow(row));
  if (argv.includes('--list'))
    for (const line of [...figures.fabrications, ...new Set(figures.denials), ...figures.faults])
      console.log(`- ${line}`);
}

function tellRow({ name, before, after, possible }: GoldenRow): string {
  const told = possible.map(
    ({ kind, about, got, counts }) => `${got ? '✓' : '✗'} ${kind} ${about}${counts ? ' (counts)' : ''}`,
  );
  return `${name.padEnd(26)} ${before.toFixed(1)} → ${after.toFixed(1)}  ${told.join('; ') || 'nothing to gain in words'}`;
}
