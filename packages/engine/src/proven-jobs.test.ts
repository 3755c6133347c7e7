import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { takeCertain } from './certain-part.ts';
import { provenJobs } from './proven-jobs.ts';

type Line = { text: string; beside?: string };
const block = (lines: (string | Line)[]): Resume['verbatim'] => [
  { section: 'work', whole: true, lines: lines.map((line) => (typeof line === 'string' ? { text: line } : line)) },
];
const cook = { name: 'Larch Hotel', position: 'Sous Chef', startDate: '2014', endDate: '2016' };
const steward = { name: 'Alder Inn', position: 'Kitchen Steward', startDate: '2010', endDate: '2013' };
const heads = (resume: Resume) => [...provenJobs(resume).keys()];

describe('a job is certain where its head stands together in the lines of the file', () => {
  it('in one sentence', () =>
    expect(
      heads({
        work: [cook, steward],
        verbatim: block([
          'Worked as a Sous Chef in Larch Hotel from 2014 to 2016.',
          'Worked as a Kitchen Steward in Alder Inn from 2010 to 2013.',
        ]),
      }),
    ).toEqual([0, 1]));

  it('in lines below each other, with the lines behind them up to the next head', () => {
    const work = [
      { ...cook, highlights: ['Planned menus for 80 guests', 'Washed pots and pans'] },
      { ...steward, highlights: ['Planned menus for 80 guests'] },
    ];
    const verbatim = block([
      'Company: Larch Hotel',
      'Designation: Sous Chef',
      'Duration: 2014 to 2016',
      'Planned menus for 80 guests',
      'Company: Alder Inn',
      'Designation: Kitchen Steward',
      'Duration: 2010 to 2013',
      'Washed pots and pans',
    ]);
    const proven = provenJobs({ work, verbatim });
    expect(proven.get(0)?.highlights).toEqual(['Planned menus for 80 guests']);
    expect(proven.get(1)?.highlights).toBeUndefined();
  });

  it('not with the dates of another, nor with other dates beside its own', () =>
    expect(
      heads({
        work: [{ ...cook, startDate: '2010', endDate: '2013' }, steward],
        verbatim: block(['Sous Chef, Larch Hotel, 2014 to 2016', 'Larch Hotel, Sous Chef 2010 to 2013, 2018']),
      }),
    ).toEqual([]));

  it('not where heads follow on each other line by line: each date may be of either neighbor', () =>
    expect(
      heads({
        work: [cook, steward],
        verbatim: block(['2014 - 2016', 'Sous Chef', 'Larch Hotel', '2010 - 2013', 'Kitchen Steward', 'Alder Inn']),
      }),
    ).toEqual([]));

  it('not by a date at the end of a line where others stand alone', () =>
    expect(
      heads({
        work: [cook],
        verbatim: block(['2018 - 2020', { text: 'Sous Chef, Larch Hotel', beside: '2014 - 2016' }]),
      }),
    ).toEqual([]));

  it.each([
    ['a part of a longer title', 'Chef', 'Sous Chef, Larch Hotel, 2014 to 2016', 'work'],
    ['whom somebody worked for', 'Sous Chef', 'Assistant to the Sous Chef, Larch Hotel, 2014 to 2016', 'work'],
    ['of whoever speaks for somebody', 'Sous Chef', 'Jo Elm, Sous Chef, Larch Hotel, 2014 to 2016', 'references'],
    ['of a course', 'Sous Chef', 'Sous Chef course, Larch Hotel, 2014 to 2016', 'education'],
  ])('not by a title that is %s', (_, position, text, section) =>
    expect(heads({ work: [{ ...cook, position }], verbatim: [{ section, whole: true, lines: [{ text }] }] })).toEqual(
      [],
    ),
  );

  it('as one that runs only where the file says so', () => {
    const { endDate: _, ...running } = cook;
    const of = (text: string) => heads({ work: [running], verbatim: block([text]) });
    expect(of('Sous Chef, Larch Hotel, 2014')).toEqual([]);
    expect(of('Sous Chef, Larch Hotel, since 2014')).toEqual([0]);
    expect(of('Sous Chef, Larch Hotel, 2014 - present')).toEqual([0]);
  });

  it('and is kept among what is certain', () => {
    const resume: Resume = {
      work: [cook, steward],
      verbatim: block(['Worked as a Sous Chef in Larch Hotel from 2014 to 2016.']),
      meta: { uncertain: ['/work/0', '/work/1'] },
    };
    expect(takeCertain(resume).certain.work).toEqual([cook, {}]);
  });
});
