import type { OptimizationSummary } from '@shortlist/schema';
import { expect, test } from 'vitest';
import { repeatedPostings, scorePoints } from './score-points.ts';

const result = (id: string, title: string, score: number, day: string): OptimizationSummary => ({
  id,
  kind: 'resume',
  state: 'done',
  progress: 1,
  fileName: 'resume.pdf',
  title,
  employer: 'Brightwater Foods',
  score,
  trial: 'charged',
  createdAt: `2026-03-${day}T09:00:00Z`,
});

test('only results of the same posting are joined by a line', () => {
  const points = scorePoints([
    result('third', 'Operations manager', 81, '09'),
    result('second', 'Staff Nurse', 3, '05'),
    result('first', 'Operations Manager', 74, '02'),
  ]);
  expect(points.map(({ id, after }) => [id, after])).toEqual([
    ['first', 74],
    ['second', 3],
    ['third', 81],
  ]);
  expect(repeatedPostings(points)).toEqual([points[0]?.posting]);
});

test('results of different postings stand alone', () => {
  expect(repeatedPostings(scorePoints([result('a', 'Welder', 60, '02'), result('b', 'Nurse', 10, '01')]))).toEqual([]);
});
