import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { takeCertain } from './certain-part.ts';
import { provenPapers } from './proven-papers.ts';
import { provenStudies } from './proven-studies.ts';

type Line = string | { text: string; beside: string };
const block = (section: string, lines: Line[]): NonNullable<Resume['verbatim']> => [
  { section, whole: true, lines: lines.map((line) => (typeof line === 'string' ? { text: line } : line)) },
];
const masters = { studyType: 'Master of Science', area: 'Hydrology', institution: 'Larch University', endDate: '2014' };
const bachelors = { studyType: 'Bachelor of Science', area: 'Geology', institution: 'Alder College', endDate: '2011' };
const proven = (education: Resume['education'], lines: Line[], section = 'education') => [
  ...provenStudies({ education, verbatim: block(section, lines) }).keys(),
];

describe('a study is certain where it stands together in the lines of the file', () => {
  it('in one line, or in a few that follow on each other', () => {
    expect(proven([masters], ['Master of Science, Hydrology, Larch University, 2014'])).toEqual([0]);
    const lines = [
      { text: 'Larch University, Larch', beside: 'May 2014' },
      'Master of Science, Hydrology',
      'Thesis: Rivers below ice',
      { text: 'Alder College, Alder', beside: 'June 2011' },
      'Bachelor of Science, Geology',
    ];
    expect(proven([masters, bachelors], lines)).toEqual([0, 1]);
  });

  it('not with the year or the school of another', () => {
    expect(proven([masters], ['Master of Science, Hydrology', 'Larch University 2009'])).toEqual([]);
    expect(
      proven(
        [{ ...masters, institution: 'Alder College' }],
        ['Larch University 2014', 'Master of Science, Hydrology', 'Alder College'],
      ),
    ).toEqual([]);
  });

  it('not in a section that tells of other people', () =>
    expect(proven([masters], ['Master of Science, Hydrology, Larch University, 2014'], 'references')).toEqual([]));

  it('and stands in what is certain at its place', () => {
    const resume = {
      education: [masters, bachelors],
      verbatim: block('education', ['Master of Science, Hydrology, Larch University, 2014']),
      meta: { uncertain: ['/education/0', '/education/1'] },
    };
    expect(takeCertain(resume).certain.education).toEqual([masters, {}]);
  });
});

describe('a certificate or a language is certain where one line names it', () => {
  const certificates = [{ name: 'Forklift licence', issuer: 'Larch Board', date: '2019' }, { name: 'First aid' }];
  it('with what the same line says of it', () => {
    const verbatim = block('certificates', [
      'Forklift licence (2019)',
      'Issued by the Larch Board',
      'Course in first aid',
    ]);
    expect([...provenPapers({ certificates, verbatim })]).toEqual([[0, { name: 'Forklift licence', date: '2019' }]]);
  });

  it('not where the line says that it is still to come', () =>
    expect([...provenPapers({ certificates, verbatim: block('certificates', ['First aid – in progress']) })]).toEqual(
      [],
    ));

  it('and stands in what is certain at its place', () => {
    const resume = {
      languages: [
        { language: 'German', fluency: 'B2' },
        { language: 'Reading', fluency: 'B1' },
      ],
      verbatim: block('languages', ['German: B2', 'Reading: B1']),
      meta: { uncertain: ['/languages'] },
    };
    expect(takeCertain(resume).certain.languages).toEqual([{ language: 'German', fluency: 'B2' }, {}]);
  });
});
