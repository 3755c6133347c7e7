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

it('names a title with its short name, and no town with its province', () => {
  expect(labelOf('Projektleiter (PL)')).toBe('Projektleiter, Weiss Handel GmbH (2019–2022)');
  expect(labelOf('Leiter Personal (PR)')).toBe('Leiter Personal, Weiss Handel GmbH (2019–2022)');
  expect(labelOf('Casalguidi(PT)')).toBe('Weiss Handel GmbH (2019–2022)');
});

it('names no title that a sentence was read into', () => {
  expect(labelOf('Leitete Projekte. Techniker')).toBe('Weiss Handel GmbH (2019–2022)');
});

it('dates by months what ended within half a year, and nothing that still runs or ends before it began', () => {
  const dated = (startDate: string, endDate: string) => {
    const job = { name: 'Weiss Handel GmbH', position: 'Techniker', startDate, endDate };
    return labelOfJob(job, [job], { ...around });
  };
  expect(dated('2019-04', '2019-05')).toBe('Techniker, Weiss Handel GmbH (04/2019–05/2019)');
  expect(dated('2019-09', '2019-05')).toBe('Techniker, Weiss Handel GmbH (2019)');
  expect(dated('2026-05', '2026-08')).toBe('Techniker, Weiss Handel GmbH (seit 2026)');
});
