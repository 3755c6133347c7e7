import { expect, test } from 'vitest';
import { tellOfEmployer } from './employer-words.ts';

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
