import { expect, test } from 'vitest';
import { partField } from './part-field.ts';

test('a field printed behind the school, or before it and again behind the place, is no part of its name', () => {
  expect(partField('Torvik State University Computer Science', 'Computer Science')).toEqual({
    school: 'Torvik State University',
    area: 'Computer Science',
  });
  expect(partField('Marine Biology University of Skarnes', 'Torvik, ME Marine Biology')).toEqual({
    school: 'University of Skarnes',
    area: 'Marine Biology',
  });
});

test('a school that is called after its field keeps its name', () => {
  for (const [school, area] of [
    ['Business School Skarnes', 'International Business'],
    ['Nursing College of Torvik', 'Nursing'],
    ['Torvik College', 'Baking'],
    ['University of the Arts', 'Arts'],
  ] as const)
    expect(partField(school, area)).toEqual({ school, area });
});
