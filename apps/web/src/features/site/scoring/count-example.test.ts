import { matchWeights } from '@shortlist/schema';
import { expect, it } from 'vitest';
import { countExample } from './count-example.ts';

const full = { share: 1, why: '' };

it('a part that the posting does not ask for is left out and the rest fills 100 in proportion', () => {
  const { rows, score, band } = countExample({ requirements: full, title: full, keywords: full });
  const [requirements, title] = rows;
  expect(rows.reduce((sum, row) => sum + row.weight, 0)).toBeCloseTo(100);
  expect((requirements?.weight ?? 0) / (title?.weight ?? 1)).toBeCloseTo(
    matchWeights.requirements / matchWeights.title,
  );
  expect([score, band]).toEqual([100, 'Great']);
});

it('nothing asked for counts as nothing', () => {
  expect(countExample({})).toMatchObject({ rows: [], score: 0, band: 'Poor' });
});
