import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { takeCertain } from './certain-part.ts';
import { provenLanguages, provenPapers } from './proven-papers.ts';
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
      { text: 'Larch University, Boston', beside: 'May 2014' },
      'Master of Science, Hydrology',
      'Thesis: Rivers below ice',
      { text: 'Alder College, Boston', beside: 'June 2011' },
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

  it.each([
    ['60 credits towards Master of Science Hydrology, Larch University, 2014'],
    ['Student, Master of Science Hydrology, Larch University, 2014'],
    ['Supervisor: Prof. Alder, Master of Science Hydrology, Larch University, 2014'],
    ['Master of Science, minor in Hydrology, Larch University, 2014'],
    ['Master of Science Physics, Larch University, thesis in Hydrology, 2014'],
    ['Master of Science Hydrology, Alder College, exchange at Larch University, 2014'],
    ['Master of Science Hydrology, Larch University, Alder College, 2014'],
    ['Master of Science Hydrology (2e année), Larch University, 2014'],
  ])('not where the line says more: %s', (line) => expect(proven([masters], [line])).toEqual([]));

  it.each(['Not completed, left for work', 'Expected graduation: pending thesis', 'Since 2024'])(
    'not where the next line says "%s"',
    (next) => expect(proven([masters], ['Master of Science, Hydrology, Larch University, 2014', next])).toEqual([]),
  );

  it('not without the year of its end, nor from the lines at the top', () => {
    const { endDate: _, ...open } = masters;
    expect(proven([open], ['Master of Science, Hydrology, Larch University'])).toEqual([]);
    expect(proven([masters], ['Master of Science, Hydrology, Larch University, 2014'], 'basics')).toEqual([]);
  });

  it('not by a date at the end of a line where others stand alone', () =>
    expect(
      proven([masters], ['2018 - 2020', { text: 'Master of Science, Hydrology, Larch University', beside: '2014' }]),
    ).toEqual([]));

  it('not where it opens the section and the line below may be the school of either', () =>
    expect(proven([masters], ['Master of Science, Hydrology', 'Larch University 2014', 'Alder College'])).toEqual([]));

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

  it.each([
    ['PMP', ['PMP (planned for 2027)']],
    ['First aid', ['First aid expired 2015']],
    ['CPA', ['CPA Candidate']],
    ['CPA', ['CPA - 2 of 4 exams passed']],
    ['PMP', ['PMP exam scheduled for March 2027']],
    ['Staplerschein', ['Staplerschein wird 2027 erworben']],
    ['ISO 27001 Lead Auditor', ['ISO 27001 Lead Auditor – failed, resit 2027']],
    ['AWS Solutions Architect', ['AWS Solutions Architect preparation course']],
    ['First aid', ['First aid, valid until 2015']],
    ['PMP', ['PMP', 'In progress']],
  ])('not where the lines say more: %s', (name, lines) =>
    expect([...provenPapers({ certificates: [{ name }], verbatim: block('certificates', lines) })]).toEqual([]),
  );

  it.each([
    ['French', 'C1', 'B1 French C1 German A2 Dutch'],
    ['French', 'fluent', 'German basic, French fluent Spanish'],
    ['French', 'B2', 'French B2 course starting 2027'],
    ['French', 'fluent', 'Not French fluent'],
  ])('no language %s (%s) of "%s"', (language, fluency, line) =>
    expect([...provenLanguages({ languages: [{ language, fluency }], verbatim: block('languages', [line]) })]).toEqual(
      [],
    ),
  );

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
