import { describe, expect, it } from 'vitest';
import { measureGolden } from './golden.ts';

describe('the golden pairs', () => {
  const figures = measureGolden();

  it('are at least forty, of at least twelve trades', () => {
    expect(figures.pairs).toBeGreaterThanOrEqual(40);
    expect(figures.trades).toBeGreaterThanOrEqual(12);
  });

  it('bring forth nothing that person or posting did not say', () => {
    expect(figures.fabrications).toEqual([]);
  });

  it('deny and ask for nothing that the resume names, by whichever of its names', () => {
    expect([...new Set(figures.denials)]).toEqual([]);
  });

  it('read without fault of grammar and without stock phrases', () => {
    expect(figures.faults).toEqual([]);
  });

  it('have letters that quote the resume, but for one in twenty', () => {
    expect(figures.waiting.length).toBeLessThanOrEqual(figures.pairs / 20);
  });

  it('never fall, and rise on every pair on which a true change that the independent search sees can raise them', () => {
    expect(figures.rows.filter(({ before, after }) => after < before - 0.004)).toEqual([]);
    const left = figures.rows
      .filter(({ possible }) => possible.some(({ counts }) => counts))
      .filter(({ before, after }) => after <= before + 0.004);
    const open = left.flatMap(({ possible }) => possible.filter(({ counts, got }) => counts && !got));
    // What was granted keeps the name that the person gave it, a line of work its words, and what shares a word is found as it is.
    // A posting's words count a fifth of the estimate: to say them once more in the list of skills would raise it, and tell a reader nothing.
    expect(open.map(({ about }) => about)).toEqual(['Microsoft Office', 'NMC PIN', 'Salesforce', 'curriculum design']);
  });

  it('take well under 200 ms of a processor each in the median', () => {
    const sorted = figures.milliseconds.toSorted((a, b) => a - b);
    expect(sorted[sorted.length >> 1]).toBeLessThan(200);
  });
});
