import { expect, it } from 'vitest';
import { labelOfJob } from './label-of-job.ts';

const around = { language: 'de', now: '2026-06-01', since: (year: string) => `seit ${year}`, tools: [] };
const labelOf = (position: string, language = 'de') => {
  const job = { name: 'Weiss Handel GmbH', position, startDate: '2019', endDate: '2022' };
  return labelOfJob(job, [job], { ...around, language });
};

it.each([
  ['Stellv. Filialleiterin', 'de'],
  ['Staatl. geprüfter Techniker', 'de'],
  ['Jr. Developer', 'de'],
  ['Jr. Developer', 'en'],
])('names the abbreviated title %s (%s)', (title, language) => {
  expect(labelOf(title, language)).toBe(`${title}, Weiss Handel GmbH (2019–2022)`);
});

it('names no title that a sentence was read into', () => {
  expect(labelOf('Leitete Projekte. Techniker')).toBe('Weiss Handel GmbH (2019–2022)');
});
