import { expect, it } from 'vitest';
import { readGivenPostings, scorePosting } from './postings/score-posting.ts';

it('postings in the forms that employers use are read as a person reads them: title, employer, place, demands with their weight, duties', () => {
  const scores = readGivenPostings().map(scorePosting);
  const sum = (pick: (one: (typeof scores)[number]) => number): number =>
    scores.reduce((total, one) => total + pick(one), 0);
  const demands = sum(({ demands: { all } }) => all);
  expect(scores.length).toBeGreaterThanOrEqual(28);
  expect(sum(({ facts: { right } }) => right) / sum(({ facts: { all } }) => all)).toBeGreaterThan(0.97);
  expect(sum(({ demands: { weighed } }) => weighed) / demands).toBeGreaterThan(0.93);
  expect(sum((one) => one.demands.false) / demands).toBeLessThan(0.04);
  expect(sum(({ duties: { right } }) => right) / sum(({ duties: { all } }) => all)).toBeGreaterThan(0.97);
});
