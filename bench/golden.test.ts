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

  it('read without fault of grammar and without stock phrases', () => {
    expect(figures.faults).toEqual([]);
  });

  it('rise wherever an edit has an effect, and never fall', () => {
    expect(figures.fell).toEqual([]);
    expect(figures.rises).toBe(figures.improvable);
  });

  it('take well under 200 ms each in the median', () => {
    const sorted = figures.milliseconds.toSorted((a, b) => a - b);
    expect(sorted[sorted.length >> 1]).toBeLessThan(200);
  });
});
