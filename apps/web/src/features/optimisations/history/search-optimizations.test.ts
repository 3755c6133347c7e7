import type { OptimizationSummary } from '@shortlist/schema';
import { expect, it } from 'vitest';
import { searchOptimizations } from './search-optimizations.ts';

const one = (title: string, employer: string): OptimizationSummary => ({
  id: title,
  kind: 'resume',
  state: 'done',
  progress: 1,
  fileName: 'cv.pdf',
  title,
  employer,
  trial: 'charged',
  createdAt: '2026-01-02T03:04:05Z',
});

it('a search finds results by every word, in title, employer or file name', () => {
  const all = [one('Ward Nurse', 'Lakeside'), one('Charge Nurse', 'Hillview')];
  expect(searchOptimizations(all, 'nurse lake').map((r) => r.title)).toEqual(['Ward Nurse']);
  expect(searchOptimizations(all, '  ')).toHaveLength(2);
  expect(searchOptimizations(all, 'CV.pdf')).toHaveLength(2);
  expect(searchOptimizations(all, 'pilot')).toEqual([]);
});
