import type { Resume } from '@shortlist/schema';
import { expect, it } from 'vitest';
import type { Stroke } from '../../layout/sketch-page.ts';
import { bold, dated, name, resumeOf, section } from '../sketch-rows.ts';

const degrees = (...strokes: Stroke[]): Resume['education'] =>
  resumeOf([...name, section(3, 'Education'), ...strokes]).education;
const row = (line: number, text: string, date?: string): Stroke[] => [
  { x: 40, line, text },
  ...(date ? [{ x: 440, line, text: date }] : []),
];
const school = (line: number, text: string): Stroke => ({ x: 40, line, text, ...bold });

it('several degrees below one school are that school’s each', () => {
  expect(
    degrees(
      school(4, 'University of Torvik'),
      ...row(5, 'Ph.D., Botany', 'Expected 2026'),
      ...row(6, 'A.M., Botany', '2022'),
      school(8, 'Larch College'),
      ...row(9, 'B.A., Chemistry', '2019'),
    ),
  ).toMatchObject([
    { institution: 'University of Torvik', endDate: '2026' },
    { institution: 'University of Torvik', endDate: '2022' },
    { institution: 'Larch College', endDate: '2019' },
  ]);
});

it('the date of a degree ends the time that its school leaves open', () => {
  expect(
    degrees(
      ...dated(4, 'Torvik School of Management', '1999 – present'),
      ...row(5, 'Master of Business Administration, June 2001'),
      ...dated(7, 'Larch University', '1990 – 1994'),
      ...row(8, 'Bachelor of Arts in Economics, May 1994'),
    ),
  ).toMatchObject([
    { institution: 'Torvik School of Management', startDate: '1999', endDate: '2001-06' },
    { institution: 'Larch University', startDate: '1990', endDate: '1994-05' },
  ]);
});

it('what is told of a degree is no other one', () => {
  expect(
    degrees(
      ...dated(4, 'Torvik University', '1989 – 1993'),
      ...row(5, 'Bachelor of Arts in Economics, March 1993'),
      ...row(6, 'Graduation Thesis: policies of harbours since 1960'),
    ),
  ).toHaveLength(1);
});

it.each([
  ['in plain type', row(7, 'Larch High School'), 'Larch High School'],
  ['set as the first, whatever its words', [school(7, 'ULAN, Larch')], 'ULAN, Larch'],
])('a school %s ends the degrees of the one above', (_, last, institution) => {
  expect(
    degrees(
      school(4, 'Torvik University'),
      ...row(5, 'M.Sc. Botany', '2015'),
      ...row(6, 'B.Sc. Botany', '2013'),
      ...last,
      ...row(8, 'Science track', '2009'),
    ),
  ).toMatchObject([
    { institution: 'Torvik University', endDate: '2015' },
    { institution: 'Torvik University', endDate: '2013' },
    { institution, studyType: 'Science track', endDate: '2009' },
  ]);
});

it('only lines that name a degree are degrees, also with distinction or a minor', () => {
  expect(
    degrees(
      school(4, 'Torvik University'),
      ...row(5, 'M.A. Botany with Distinction', '2015'),
      ...row(6, 'B.A. Botany with a minor in Chemistry', '2013'),
      ...row(7, 'Best paper of the fair', '2014'),
    ),
  ).toMatchObject([
    { studyType: 'M.A.', area: 'Botany with Distinction', endDate: '2015' },
    { studyType: 'B.A.', area: 'Botany with a minor in Chemistry', endDate: '2013' },
  ]);
});

it('a degree’s own date is its end, and no school’s time is that of several degrees with dates', () => {
  const read = degrees(
    ...dated(4, 'Torvik University', '2014 – present'),
    ...row(5, 'M.Sc. Botany', '2012'),
    ...dated(6, 'Larch College', '2004 – 2011'),
    ...row(7, 'M.A. Law', '2010'),
    ...row(8, 'B.A. Law', '2008'),
    ...dated(9, 'Skarn College', '2000 – 2005'),
    ...row(10, 'B.A. Chemistry', '2003'),
  );
  expect(read?.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
    [undefined, '2012'],
    [undefined, '2010'],
    [undefined, '2008'],
    ['2000', '2003'],
  ]);
});
