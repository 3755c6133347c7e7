import { readSection } from '@shortlist/schema';
import { expect, test } from 'vitest';
import { examplesFor } from './examples.ts';
import { occupations } from './occupations.ts';

test.each([
  ['Registered Nurse', 'nursing and care'],
  ['Senior Software Engineer', 'software'],
  ['Civil Engineer', 'engineering'],
  ['Data Analyst', 'data'],
  ['Marketing Manager', 'marketing'],
  ['Account Manager', 'sales'],
  ['Electrician', 'trades'],
  ['Sous Chef', 'kitchen and hotel'],
  ['Warehouse Operative', 'transport and storage'],
  ['Department Head', undefined],
  ['', undefined],
])('the guide shows %s examples of %s', (title, name) => {
  expect(examplesFor(title).name).toBe(name);
});

test('every example is understood as the structure that it shows', () => {
  for (const { name, examples } of occupations) {
    const [job] = readSection('experience', examples.experience).work ?? [];
    expect(job, name).toMatchObject({
      position: expect.any(String),
      name: expect.any(String),
      startDate: expect.any(String),
    });
    expect(job?.highlights, name).toHaveLength(2);
    const [degree] = readSection('education', examples.education).education ?? [];
    expect(degree, name).toMatchObject({ studyType: expect.any(String), endDate: expect.any(String) });
    const groups = readSection('skills', examples.skills).skills ?? [];
    expect(
      groups.every(({ keywords }) => (keywords ?? []).length > 1),
      name,
    ).toBe(true);
  }
});
