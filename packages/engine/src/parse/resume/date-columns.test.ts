import { describe, expect, it } from 'vitest';
import type { Stroke } from '../layout/sketch-page.ts';
import { bold, resumeOf, wide } from './sketch-rows.ts';

const at = (x: number, line: number, text: string, style: Partial<Stroke> = {}): Stroke => ({
  x,
  line,
  text,
  ...style,
});

/** Jobs as a name over what was done there, with their dates `dy` lines off in a column of their own. */
const jobs = (x: number, datesX: number, dy = 0): Stroke[] =>
  [
    ['Larch Ovens GmbH', 'Night Baker', '04/2021 – 05/2023'],
    ['Harbour Inn', 'Pastry Cook', '06/2019 – 02/2021'],
    ['Mill House', 'Kitchen Porter', '02/2017 – 04/2019'],
    ['Alder Hotel', 'Waiter', '11/2015 – 12/2016'],
  ].flatMap(([employer = '', title = '', dates = ''], i) => [
    at(x, 6 + 3 * i, employer, bold),
    at(x, 7 + 3 * i, title),
    at(datesX, 6 + 3 * i + dy, dates),
  ]);

describe('a column of dates', () => {
  it('stays with the jobs at its left, though the name and the contact stand above it at the right', () => {
    const { work, basics } = resumeOf([
      at(300, 0, 'ADA MORENO', { size: 20 }),
      at(300, 1, 'Millstone Lane 6, 44339 Torvik'),
      at(300, 2, 'ada.moreno@example.com'),
      at(40, 4, 'EXPERIENCE', wide),
      ...jobs(40, 290),
      at(430, 4.5, 'LANGUAGES', bold),
      ...['German', 'English', 'Turkish'].map((text, i) => at(430, 6 + i, text)),
      at(430, 10, 'SKILLS', bold),
      ...['Sourdough', 'Ledgers', 'Payroll', 'Ovens', 'Scales'].map((text, i) => at(430, 11.5 + i, text)),
    ]);
    expect(basics?.email).toBe('ada.moreno@example.com');
    expect(work?.map((job) => [job.name, job.position, job.startDate, job.endDate])).toEqual([
      ['Larch Ovens GmbH', 'Night Baker', '2021-04', '2023-05'],
      ['Harbour Inn', 'Pastry Cook', '2019-06', '2021-02'],
      ['Mill House', 'Kitchen Porter', '2017-02', '2019-04'],
      ['Alder Hotel', 'Waiter', '2015-11', '2016-12'],
    ]);
  });

  it('stands between a sidebar and the jobs, a little above them', () => {
    const { work, skills } = resumeOf([
      at(180, 0, 'Ada Moreno', { size: 20 }),
      at(20, 4, 'SKILLS', bold),
      ...['Sourdough', 'Ledgers', 'Payroll', 'Ovens', 'Scales', 'Mixers', 'Starters', 'Rye'].map((text, i) =>
        at(20, 5.5 + 1.6 * i, text),
      ),
      at(290, 4, 'EXPERIENCE', wide),
      ...jobs(290, 170, -0.25),
    ]);
    expect(skills?.flatMap((skill) => skill.keywords ?? skill.name)).toHaveLength(8);
    expect(work?.map((job) => [job.name, job.startDate])).toEqual([
      ['Larch Ovens GmbH', '2021-04'],
      ['Harbour Inn', '2019-06'],
      ['Mill House', '2017-02'],
      ['Alder Hotel', '2015-11'],
    ]);
  });

  it('with labels between its dates, all set to one edge beside their text, is a rail', () => {
    const label = (line: number, text: string): Stroke => at(140 - 5 * text.length, line, text);
    const { education } = resumeOf([
      at(60, 0, 'Ada Moreno', { size: 24 }),
      at(300, 1, 'ada.moreno@example.com'),
      at(150, 3, 'Education', wide),
      label(4.5, '2015-Present'),
      at(150, 4.5, 'Master of Physics, University of Torvik', bold),
      at(150, 5.5, 'A first year on fields, statistics and the methods of computing them'),
      label(7, '2011-2015'),
      at(150, 7, 'Bachelor of Physics, University of Torvik', bold),
      label(8, 'Grade'),
      at(150, 8, '103/110'),
      label(9, 'Thesis'),
      at(150, 9, 'Bosons in a trap, and how to simulate what they do there'),
      label(10, 'Supervisor'),
      at(150, 10, 'Prof. Elio Larch'),
      label(11, 'Description'),
      at(150, 11, 'How a system of many parts without forces between them comes to rest'),
      at(150, 13, 'Skills', wide),
      label(14.5, 'Python'),
      at(150, 14.5, 'Plots and models of the laboratory'),
      label(15.5, 'Git'),
      at(150, 15.5, 'Shared projects with four others'),
    ]);
    expect(education?.map((one) => [one.institution, one.startDate, one.endDate])).toEqual([
      ['University of Torvik', '2015', undefined],
      ['University of Torvik', '2011', '2015'],
    ]);
  });
});

it('a date in the margin that runs until now is not the beginning of the one below it', () => {
  const jobsOf = (...dates: string[]): unknown[] =>
    (
      resumeOf([
        at(40, 0, 'Ada Moreno', { size: 20 }),
        at(40, 1, 'ada.moreno@example.com'),
        at(40, 3, 'Experience', wide),
        ...['Head Baker, Larch Ovens', 'Night Baker, Skarnes Mill', 'Miller, Torvik Mill'].flatMap((head, i) => [
          at(40, 4 + i, dates[i] ?? ''),
          at(160, 4 + i, head, bold),
        ]),
      ]).work ?? []
    ).map(({ position, startDate }) => [position, startDate]);
  const jobs = [
    ['Head Baker', '2020'],
    ['Night Baker', '2016'],
    ['Miller', '2012'],
  ];
  expect(jobsOf('2020 –', '2016 – 2020', '2012 – 2016')).toEqual(jobs);
  expect(jobsOf('2020 –', '2016', '2012')).toEqual(jobs);
});
