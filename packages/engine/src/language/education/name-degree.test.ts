import { expect, it } from 'vitest';
import { rankJobs } from '../titles/rank-jobs.ts';
import { nameDegree } from './name-degree.ts';

it.each([
  ["Audiovisual Communication, Bachelor's degree", "Bachelor's degree in Audiovisual Communication"],
  ['Physics BSc', 'BSc in Physics'],
  ['Bachelor of Science – Nursing', 'Bachelor of Science in Nursing'],
  ['MSc in Data Science', 'MSc in Data Science'],
  ['Bachelor of Arts', 'Bachelor of Arts'],
  ['Industriemeister Metall', 'Industriemeister Metall'],
])('a degree stands in the order of a sentence: %s', (written, said) => {
  expect(nameDegree(written)).toBe(said);
});

it('jobs are counted from the latest, whichever way the resume has them', () => {
  expect(rankJobs([{ startDate: '2021' }, { startDate: '2019' }])).toEqual([0, 1]);
  expect(rankJobs([{ startDate: '2015' }, { startDate: '2019' }, { startDate: '2021' }])).toEqual([2, 1, 0]);
  expect(rankJobs([{ startDate: '2015' }, {}])).toEqual([0, 1]);
});
