import { describe, expect, it } from 'vitest';
import type { Stroke } from '../../layout/sketch-page.ts';
import { dated, name, resumeOf, rows, section } from '../sketch-rows.ts';

/** A job, and under a heading of its own what was achieved there. */
const job = (line: number, head: string, dates: string, label: string): Stroke[] => [
  ...dated(line, head, dates),
  ...rows(line + 1, ['Baked bread for four hundred people a day.']),
  section(line + 3, label),
  ...rows(line + 4, ['• Won the bread prize of Torvik twice', '• Sold all loaves by noon']),
];
const project = (line: number, label: string, head: string, dates: string): Stroke[] => [
  section(line, label),
  ...dated(line + 1, head, dates),
  ...rows(line + 2, ['A timer of ovens, written in Python.']),
];

describe('a heading that comes again', () => {
  it('below each job labels what is told of it', () => {
    const { work } = resumeOf([
      ...name,
      section(3, 'Experience'),
      ...job(4, 'Head Baker, Larch Ovens', '2016 – 2020', 'Achievements'),
      ...job(11, 'Night Baker, Skarnes Mill', '2012 – 2016', 'Achievement'),
    ]);
    expect(work?.map(({ startDate, highlights }) => [startDate, highlights?.length])).toEqual([
      ['2016', 2],
      ['2012', 2],
    ]);
  });

  it('above entries heads a part of the resume', () => {
    const { work, projects } = resumeOf([
      ...name,
      section(3, 'Experience'),
      ...dated(4, 'Head Baker, Larch Ovens', '2016 – 2020'),
      ...project(7, 'Projects', 'Oven Timer', '2018 – 2019'),
      ...project(11, 'Project', 'Flour Scale', '2017 – 2018'),
    ]);
    expect(work).toHaveLength(1);
    expect(projects?.map((one) => one.name)).toEqual(['Oven Timer', 'Flour Scale']);
  });
});
