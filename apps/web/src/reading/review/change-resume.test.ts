import { expect, it } from 'vitest';
import { joinEntry, placeLine, setField, splitEntry, takeAway } from './change-resume.ts';

const resume = {
  basics: { name: 'Mara Quill' },
  work: [
    {
      name: 'Orchard Parcels',
      position: 'Planner',
      startDate: '2020-01',
      highlights: ['Planned routes', 'Dispatcher', 'Sent 40 vans'],
    },
    { name: 'Hollow Lane', position: 'Clerk', startDate: '2018', endDate: '2019', highlights: ['Kept the books'] },
  ],
  skills: [{ name: 'Excel' }],
};

it('a line goes where the person says, and what gives way stays in the entry', () => {
  expect(placeLine(resume, 'Won two awards', 'line /work/1/highlights')?.work?.[1]?.highlights).toEqual([
    'Kept the books',
    'Won two awards',
  ]);
  const renamed = placeLine(resume, 'Hollow Lane Ltd', 'field /work/1/name');
  expect(renamed?.work?.[1]?.name).toBe('Hollow Lane Ltd');
  expect(renamed?.work?.[1]?.highlights).toEqual(['Kept the books', 'Hollow Lane']);
  expect(placeLine(resume, 'SAP', 'line /skills')?.skills).toEqual([{ name: 'Excel' }, { name: 'SAP' }]);
  expect(placeLine(resume, 'Baker', 'new /work')?.work?.[2]).toEqual({ position: 'Baker' });
  expect(placeLine(resume, 'Own van', 'line /customSections/new')?.customSections).toEqual([
    { title: 'Additional information', lines: ['Own van'] },
  ]);
});

it('dates are read as people type them; what is no date changes nothing', () => {
  expect(setField(resume, '/work/1/dates', 'Mar 2017 – June 2019')?.work?.[1]).toMatchObject({
    startDate: '2017-03',
    endDate: '2019-06',
  });
  expect(setField(resume, '/work/1/dates', '2017 – present')?.work?.[1]).not.toHaveProperty('endDate');
  expect(setField(resume, '/work/1/dates', 'some time ago')).toBeUndefined();
});

it('an entry is split at a line and joined again with every word kept', () => {
  const split = splitEntry(resume, 'work', 0, 1);
  expect(split.work?.map(({ position }) => position)).toEqual(['Planner', 'Dispatcher', 'Clerk']);
  expect(split.work?.[1]?.highlights).toEqual(['Sent 40 vans']);
  const joined = joinEntry(split, 'work', 1);
  expect(joined.work?.[0]?.highlights).toEqual(['Planned routes', 'Dispatcher', 'Sent 40 vans']);
  const words = JSON.stringify(joinEntry(resume, 'work', 1));
  for (const text of ['Hollow Lane', 'Clerk', '2018', '2019', 'Kept the books']) expect(words).toContain(text);
});

it('takes a value out of its list', () => {
  expect(takeAway(resume, '/work/0/highlights/1').work?.[0]?.highlights).toEqual(['Planned routes', 'Sent 40 vans']);
  expect(takeAway(resume, '/basics/name').basics).toEqual({});
});
