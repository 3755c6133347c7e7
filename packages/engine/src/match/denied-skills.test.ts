import type { Resume } from '@shortlist/schema';
import { expect, it } from 'vitest';
import { job, met } from '../../test/judge-demands.ts';

it.each([
  ['Evaluated Jira; we stayed on paper cards', 'Jira'],
  ['Was shown Salesforce for a day but never used it', 'Salesforce'],
  ['Supported the controller, who ran QuickBooks', 'QuickBooks'],
  ['Routing was done in SAP by dispatch; I did not use it', 'SAP'],
])('what a line denies or leaves to others meets no demand: %s', (line, asked) => {
  const one: Resume = { work: [job('Analyst', '2018-01', '2024-12', 'Kept the files of the office', line)] };
  expect(met(one, 'Analyst', asked)).toEqual([false]);
});

it('a language that the resume says is not spoken is missing', () => {
  const one: Resume = { skills: [{ name: 'Kenntnisse', keywords: ['DATEV', 'Kein Englisch'] }] };
  expect(met(one, 'Buchhalter', 'Gute Englischkenntnisse')).toEqual([false]);
});

it('a degree whose end lies ahead is not held', () => {
  const study = { studyType: 'Master', area: 'Computer Science', startDate: '2018-09' };
  expect(met({ education: [{ ...study, endDate: '2020-06' }] }, 'Engineer', "Master's degree")).toEqual([true]);
  expect(met({ education: [{ ...study, endDate: '2099-06' }] }, 'Engineer', "Master's degree")).not.toEqual([true]);
});
