import type { Match } from '@shortlist/schema';
import { expect, it } from 'vitest';
import { countGain } from './count-gain.ts';

const match = (points: number): Match => ({
  score: Math.round(points),
  band: 'Fair',
  parts: [{ name: 'requirements', weight: 100, points, evidence: [] }],
  requirements: [],
  gates: [],
  levers: [],
  notes: [],
});

it('adds what the edits say, not the difference of two rounded numbers', () => {
  expect(countGain(match(60.4), match(65.8))).toBe(5.4);
  expect(countGain(match(60.4), match(60.4))).toBe(0);
});
