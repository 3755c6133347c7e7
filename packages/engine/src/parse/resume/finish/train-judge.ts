import type { Document, Resume } from '@shortlist/schema';
import { parseResume } from '../parse-resume.ts';
import { describeEntries } from './describe-entry.ts';
import type { JudgeWeights } from './judge-entry.ts';

/** An entry that was read, by its features, and whether somebody wrote it (1) or not (0). */
export type JudgedEntry = { features: Record<string, number>; real: number };

/** A document as it is read without the judge, with the features of its jobs, then of its degrees; none where no roles were decided. */
export function describeReading(document: Document): { resume: Resume; entries: Record<string, number>[] } {
  let entries: Record<string, number>[] = [];
  const { resume } = parseResume(document, undefined, (read, parts) => {
    entries = describeEntries(read, parts);
    return read.map(() => true);
  });
  return { resume, entries };
}

const rounds = 12;
/** How much a weight costs. */
const cost = 2;

/** Weights that tell entries from what is none, by logistic regression (Newton's steps). The same entries give the same weights. */
export function trainJudge(entries: JudgedEntry[]): JudgeWeights {
  const names = ['', ...Object.keys(entries[0]?.features ?? {})];
  const rows = entries.map(({ features }) =>
    Float64Array.from(names, (name) => (name === '' ? 1 : (features[name] ?? 0))),
  );
  const weights = new Float64Array(names.length);
  for (let round = 0; round < rounds; round++) {
    const slopes = weights.map((weight) => cost * weight);
    const bends = names.map((_, i) => Float64Array.from(names, (__, k) => (i === k ? cost : 0)));
    rows.forEach((row, r) => {
      const chance = 1 / (1 + Math.exp(-row.reduce((sum, value, i) => sum + value * (weights[i] as number), 0)));
      const off = chance - (entries[r] as JudgedEntry).real;
      row.forEach((value, i) => {
        if (value === 0) return;
        slopes[i] = (slopes[i] as number) + off * value;
        addTimes(bends[i] as Float64Array, row, chance * (1 - chance) * value);
      });
    });
    solve(bends, slopes).forEach((step, i) => {
      weights[i] = (weights[i] as number) - step;
    });
  }
  return Object.fromEntries(names.map((name, i) => [name, Math.round((weights[i] as number) * 1000) / 1000]));
}

function addTimes(target: Float64Array, row: Float64Array, by: number): void {
  for (let i = 0; i < target.length; i++) target[i] = (target[i] as number) + by * (row[i] as number);
}

/** What the rows must be multiplied by to give the sides (Gauss; the rows are those of a positive matrix). */
function solve(rows: Float64Array[], sides: Float64Array): Float64Array {
  rows.forEach((row, i) => {
    for (let k = i + 1; k < rows.length; k++) {
      const by = ((rows[k] as Float64Array)[i] as number) / (row[i] as number);
      addTimes(rows[k] as Float64Array, row, -by);
      sides[k] = (sides[k] as number) - by * (sides[i] as number);
    }
  });
  for (let i = rows.length - 1; i >= 0; i--) {
    const row = rows[i] as Float64Array;
    for (let k = i + 1; k < rows.length; k++)
      sides[i] = (sides[i] as number) - (row[k] as number) * (sides[k] as number);
    sides[i] = (sides[i] as number) / (row[i] as number);
  }
  return sides;
}
