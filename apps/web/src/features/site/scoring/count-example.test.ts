import { expect, it } from 'vitest';
import { countExample } from './count-example.ts';

it('a part that the posting does not ask for is left out and the rest fills 100', () => {
  const { rows, score, band } = countExample({
    requirements: { share: 1, why: '' },
    title: { share: 1, why: '' },
    experience: { share: 1, why: '' },
    keywords: { share: 1, why: '' },
  });
  expect(rows.map((row) => Math.round(row.weight))).toEqual([50, 17, 17, 17]);
  expect([score, band]).toEqual([100, 'Great']);
});

it('nothing asked for counts as nothing', () => {
  expect(countExample({})).toMatchObject({ rows: [], score: 0, band: 'Poor' });
});
