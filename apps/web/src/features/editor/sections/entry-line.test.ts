import { readForms, specOf } from '@shortlist/schema';
import { expect, test } from 'vitest';
import { entryLine } from './entry-line.ts';

test('a job is known by its title, its employer and its dates', () => {
  const [job = {}] = readForms('experience', 'Planner | Havna | Oslo\n2019 – Present\n- Plans forty deliveries');
  expect(entryLine(job, specOf('experience'), 1)).toEqual({
    title: 'Planner',
    further: 'Havna',
    dates: '2019 – Present',
  });
});

test('a group of skills is known by its name and its first words', () => {
  const [group = {}] = readForms('skills', 'Tools: SAP, Excel');
  expect(entryLine(group, specOf('skills'), 1)).toEqual({ title: 'Tools', further: 'SAP, Excel', dates: '' });
});

test('an entry without a word is known by its place', () => {
  expect(entryLine({}, specOf('education'), 3)).toEqual({ title: 'Entry 3', further: '', dates: '' });
});
