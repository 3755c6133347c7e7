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
    { institution: 'Larch University', startDate: '1990', endDate: '1994' },
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
