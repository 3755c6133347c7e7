import { expect, it } from 'vitest';
import { listFacts } from './list-facts.ts';

const factOf = (resume: Parameters<typeof listFacts>[0], field: string) =>
  listFacts(resume).find((fact) => fact.field === field)?.value;

it('the fields that a machine fills in are listed, the newest job first', () => {
  const resume = {
    basics: { name: 'Ida Holm', email: 'ida@example.com' },
    work: [{ position: 'Welder', name: 'Nordic Yard', startDate: '2020-02' }, { name: 'Older' }],
    skills: [{ name: 'Welding', keywords: ['MIG', 'TIG'] }, { name: 'First aid' }],
  };
  expect(factOf(resume, 'Latest job')).toBe('Welder, Nordic Yard');
  expect(factOf(resume, 'Since')).toBe('2020-02 to present');
  expect(factOf(resume, 'Jobs')).toBe('2');
  expect(factOf(resume, 'Skills')).toBe('MIG, TIG, First aid');
});

it('a field that was not found stays empty', () => {
  expect(listFacts({}).every((fact) => fact.value === '')).toBe(true);
  expect(factOf({ work: [{ name: 'Nordic Yard' }] }, 'Since')).toBe('');
});
