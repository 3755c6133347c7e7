import { describe, expect, it } from 'vitest';
import { scoreReadability } from './readability.ts';

describe('the readability number', () => {
  it('is 100 where nothing stands in a machine’s way', () => {
    expect(scoreReadability([])).toBe(100);
    expect(scoreReadability([{ severity: 'info' }])).toBe(100);
  });

  it('loses a fixed number of points for each finding and never falls below 0', () => {
    expect(scoreReadability([{ severity: 'major' }, { severity: 'minor' }])).toBe(84);
    expect(scoreReadability(Array.from({ length: 9 }, () => ({ severity: 'fatal' as const })))).toBe(0);
  });
});
