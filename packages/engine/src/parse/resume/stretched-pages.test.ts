import { describe, expect, it } from 'vitest';
import type { Stroke } from '../layout/sketch-page.ts';
import { bold, dated, name, resumeOf, rows, section } from './sketch-rows.ts';

/** A line whose words are set apart until it reaches `right`. */
const stretched = (line: number, text: string, style: Partial<Stroke> = {}, right = 540): Stroke[] => {
  const words = text.split(' ');
  const gap = (right - 40 - words.join('').length * 5) / (words.length - 1);
  let x = 40;
  return words.map((word) => {
    const stroke = { x, line, text: word, ...style };
    x += word.length * 5 + gap;
    return stroke;
  });
};

describe('a justified page with soft line breaks', () => {
  const { work } = resumeOf([
    ...name,
    section(3, 'EXPERIENCE'),
    ...stretched(4, 'Night Baker', bold),
    ...stretched(5, 'Larch Ovens, Torvik'),
    ...stretched(6, 'March 2020 – June 2023'),
    ...stretched(7, '– Baked four hundred loaves a night in two ovens'),
    ...stretched(8, '– Taught the new apprentices to shape rye by hand'),
    ...stretched(10, 'Pastry Cook', bold),
    ...stretched(11, 'Harbour Inn, Skarnes'),
    ...stretched(12, 'May 2017 – March 2020'),
    ...stretched(13, '– Made the desserts of a dining room with sixty seats'),
    section(15, 'SKILLS'),
    ...rows(16, ['Rye, Sourdough']),
  ]);

  it('is read as if its lines were not stretched to the full width', () => {
    expect(work?.map((job) => [job.position, job.name, job.location, job.startDate, job.endDate])).toEqual([
      ['Night Baker', 'Larch Ovens', 'Torvik', '2020-03', '2023-06'],
      ['Pastry Cook', 'Harbour Inn', 'Skarnes', '2017-05', '2020-03'],
    ]);
    expect(work?.[0]?.highlights).toEqual([
      'Baked four hundred loaves a night in two ovens',
      'Taught the new apprentices to shape rye by hand',
    ]);
  });
});

describe('a justified list in a narrow column', () => {
  it('keeps the words of a skill together where few fit into a line', () => {
    const { skills } = resumeOf([
      ...name,
      section(3, 'SUMMARY'),
      ...rows(4, ['Baker who keeps four ovens busy at night'], {}),
      ...stretched(6, 'and teaches every', {}, 240),
      section(8, 'SKILLS'),
      ...stretched(9, 'Sourdough, Wound care,', {}, 240),
      ...rows(10, ['Patient safety, Payroll']),
    ]);
    expect(skills?.[0]?.keywords).toEqual(['Sourdough', 'Wound care', 'Patient safety', 'Payroll']);
  });
});

describe('cells that are spread evenly over a line', () => {
  it('stay cells: no small words, and texts of several words among them', () => {
    const { skills } = resumeOf([
      ...name,
      section(3, 'EXPERIENCE'),
      ...dated(4, 'Night Baker, Larch Ovens', '2020 – 2023'),
      section(6, 'SKILLS'),
      ...stretched(7, 'Rye Sourdough Payroll Ledgers Mixers Scales'),
    ]);
    expect(skills?.[0]?.keywords).toEqual(['Rye', 'Sourdough', 'Payroll', 'Ledgers', 'Mixers', 'Scales']);
  });
});

describe('a table whose cells wrap', () => {
  const cells = (line: number, texts: (string | undefined)[]): Stroke[] =>
    texts.flatMap((text, i) => (text === undefined ? [] : [{ x: [40, 110, 220, 360][i] as number, line, text }]));
  const { work } = resumeOf([
    ...name,
    section(3, 'EXPERIENCE'),
    ...cells(4, ['05/2019 –', 'Restaurant General', 'Magnolia Rye Ltd.,', '• Opened three dining rooms in two']),
    ...cells(5, ['Present', 'Manager', 'Torvik', 'years']),
    ...cells(6, [undefined, undefined, undefined, '• Ran a team of 55']),
    ...cells(7.4, ['01/2016 –', 'Shift Supervisor', 'Harbour Inn Ltd.,', '• Trained 30 new hires']),
    ...cells(8.4, ['04/2019', undefined, 'Skarnes', '• Kept the books']),
    section(11, 'SKILLS'),
    ...rows(12, ['Menus, Payroll']),
  ]);

  it('is read row by row, each text put together with what it wraps into', () => {
    expect(work?.map((job) => [job.position, job.name, job.location, job.startDate, job.endDate])).toEqual([
      ['Restaurant General Manager', 'Magnolia Rye Ltd.', 'Torvik', '2019-05', undefined],
      ['Shift Supervisor', 'Harbour Inn Ltd.', 'Skarnes', '2016-01', '2019-04'],
    ]);
  });

  it('keeps the points of each row together', () => {
    expect(work?.map((job) => job.highlights)).toEqual([
      ['Opened three dining rooms in two years', 'Ran a team of 55'],
      ['Trained 30 new hires', 'Kept the books'],
    ]);
  });
});
