import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { name, resumeOf, rows, section } from './sketch-rows.ts';

const read = (heading: string, ...lines: string[]): Resume =>
  resumeOf([...name, section(3, heading), ...rows(4, lines)]);
const degreesOf = (...lines: string[]) =>
  read('Education', ...lines).education?.map(({ studyType, area, institution, endDate }) => [
    studyType,
    area,
    institution,
    endDate,
  ]);

describe('degrees told in a sentence each', () => {
  it('end their school where it is told how and when they were passed', () => {
    expect(
      degreesOf(
        'B.Tech (Civil Engineering) from Zalvora University with 66.1% marks in 2014',
        '12th from Larch Academy affiliated to Torvik Board with 56.8% in 2010',
        '10th from Greenmoor School in the year 2008',
      ),
    ).toEqual([
      ['B.Tech', 'Civil Engineering', 'Zalvora University', '2014'],
      ['12th', undefined, 'Larch Academy', '2010'],
      ['10th', undefined, 'Greenmoor School', '2008'],
    ]);
  });

  it('may be whatever stands before where it was learnt', () => {
    expect(
      degreesOf(
        'Welding of pipes from Greenmoor Institute in 2012',
        'Diploma of Higher Secondary from Larch School in 2010',
      )?.map(([studyType, area, institution]) => [[studyType, area].filter(Boolean).join(' '), institution]),
    ).toEqual([
      ['Welding of pipes', 'Greenmoor Institute'],
      ['Diploma of Higher Secondary', 'Larch School'],
    ]);
  });
});
