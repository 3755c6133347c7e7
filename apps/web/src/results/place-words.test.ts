import { describePlace, sectionWords } from '@shortlist/schema';
import { expect, test } from 'vitest';
import { isPlaceWord, namePlace } from './place-words.ts';

const pointers = [
  '/meta/sectionOrder',
  '',
  '/basics/label',
  '/basics/email',
  '/basics/location/postalCode',
  '/work/0/highlights/2',
  '/work/0/roles/0/startDate',
  '/education/0/studyType',
  '/education/0/courses/0',
  '/skills/-',
  '/languages/0/fluency',
  '/customSections/0/lines/1',
];

test('every word for a place of a resume is translated', () => {
  const said: string[] = [];
  const note = (english: string) => {
    said.push(english);
    return english;
  };
  for (const pointer of pointers) describePlace({}, pointer, note);
  expect(said).toContain('bullet');
  expect([...said, ...Object.values(sectionWords)].filter((word) => !isPlaceWord(word))).toEqual([]);
});

test('a place is named by its section, its entry and its part', () => {
  expect(namePlace({ work: [{ name: 'Lakeside Clinic' }] }, '/work/0/highlights/2')).toBe(
    'Work · Lakeside Clinic · bullet 3',
  );
});
