import { expect, test } from 'vitest';
import { tellOfEmployer, tellOfJob } from './employer-words.ts';

test('what was done at an employer is told in the language of the resume, in English where that is none of ours', () => {
  const told = ['en', 'de-CH', 'fr', 'it', 'fi', undefined].map((language) => tellOfEmployer('Kade', '…', language));
  expect(told).toEqual([
    'At Kade: …',
    'Bei Kade: …',
    'Chez Kade\u00a0: …',
    'Presso Kade: …',
    'At Kade: …',
    'At Kade: …',
  ]);
});

test('a job is told with its years and title, and not in a language in which the engine does not read it back', () => {
  const job = { name: 'Kade', position: 'Lotse', startDate: '2012-03', endDate: '2015' };
  expect(tellOfJob(job, '…', 'de')).toBe('Bei Kade (2012 – 2015) als Lotse: …');
  expect(tellOfJob({ name: 'Kade' }, '…', 'de')).toBe('Bei Kade: …');
  expect(tellOfJob(job, '…', 'it')).toBeUndefined();
});
