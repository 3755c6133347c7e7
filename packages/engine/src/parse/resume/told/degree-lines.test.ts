import type { Resume } from '@shortlist/schema';
import { expect, it } from 'vitest';
import type { Cell } from '../../layout/types.ts';
import { name, read, resumeOf, rows, section } from '../sketch-rows.ts';
import { isLearnt, partsOf } from './degree-line-parts.ts';
import { joinCells } from './joined-text.ts';
import { findLineGrades } from './line-grades.ts';

const degrees = (...lines: string[]): Resume['education'] =>
  resumeOf([...name, section(3, 'Education'), ...rows(4, lines)]).education;

it('degrees in a line each without a date are told by what comes first and where behind it', () => {
  expect(
    degrees('• Licenciada en Comercio, Universidad de Torvik', '• Ingeniero en Sistemas, ULAN, Larch Valley'),
  ).toMatchObject([
    { institution: 'Universidad de Torvik', studyType: 'Licenciada', area: 'Comercio' },
    { studyType: 'Ingeniero', area: 'Sistemas' },
  ]);
});

it('a stage of school, its year and its grade stand before the school', () => {
  expect(
    degrees(
      '• BCA [2012] with aggregate of 74% from MIT LARCHPUR',
      '• 12th [2009] with aggregate of 57% from SKARN BOARD',
      '• Matriculation with 62% from S.K Board',
    ),
  ).toMatchObject([
    { institution: 'MIT LARCHPUR', studyType: 'BCA', endDate: '2012', score: '74%' },
    { institution: 'SKARN BOARD', studyType: '12th', endDate: '2009', score: '57%' },
    { institution: 'S.K Board', studyType: 'Matriculation', score: '62%' },
  ]);
});

it('stages of school that each begin a degree end the one above', () => {
  expect(
    degrees(
      'Tertiary : Bachelor of Science in Botany',
      'Torvik State University (Skarnes Campus)',
      '(YEAR 2011-2013)',
      'Secondary : St. Alder Academy',
      '(YEAR 2007-2011)',
      'Primary : Alder North Central School',
      '(2001-2007)',
    ),
  ).toMatchObject([
    {
      institution: 'Torvik State University (Skarnes Campus)',
      studyType: 'Bachelor of Science',
      area: 'Botany',
      startDate: '2011',
      endDate: '2013',
    },
    { institution: 'St. Alder Academy', studyType: 'Secondary', startDate: '2007', endDate: '2011' },
    { institution: 'Alder North Central School', studyType: 'Primary', startDate: '2001', endDate: '2007' },
  ]);
});

it('a stage before a date in brackets labels the degree behind it, which may run on over lines', () => {
  expect(
    degrees(
      '• Postgrado: (28/11/2011) Doctor en Física. Universidad de Torvik, Argen-',
      'tina. Director: Prof. Dr. Ada Moreno.',
      '• Universitaria: (2002 - 2008) Licenciatura en Física, FaLAR, Universidad',
      'Nacional de Skarnes, Argentina. Promedio general 9,57.',
      '• Secundaria: (1996 - 2001) Bachiller Técnico especialista en Máquinas,',
      'Instituto Técnico Larch, Argentina.',
    ),
  ).toMatchObject([
    { institution: 'Universidad de Torvik', studyType: 'Doctor', area: 'Física', endDate: '2011-11-28' },
    { institution: 'FaLAR, Universidad Nacional de Skarnes', studyType: 'Licenciatura', area: 'Física' },
    { institution: 'Instituto Técnico Larch', startDate: '1996', endDate: '2001' },
  ]);
});

const school = '12th from Larch Academy in 2010';
/** The degrees of some lines and what no field holds. */
const told = (...lines: string[]): { education: Resume['education']; left: string[] } => {
  const { resume, leftovers } = read([...name, section(3, 'Education'), ...rows(4, lines)]);
  return { education: resume.education, left: leftovers.map(({ text }) => text) };
};

it('a degree’s line is read at once, however many words lead to a grade', () => {
  const start = performance.now();
  expect(isLearnt(`12th ${'in the year '.repeat(20)}x`)).toBe(false);
  for (const words of ['in the year ', 'class en con ', 'mit in class '])
    partsOf(`Botany, ${words.repeat(20)}x`, `Botany, ${words.repeat(20)}x`);
  findLineGrades(`Botany ${'in the year '.repeat(20)}x`);
  expect(performance.now() - start).toBeLessThan(200);
});

it('what a degree’s line says besides is its grade or left to be seen', () => {
  for (const [said, left, score] of [
    [', GPA: 3.8/4.0', [], '3.8/4.0'],
    [', 3.8/4.0', [], '3.8/4.0'],
    [', 74%', [], '74%'],
    [', magna cum laude', ['magna cum laude'], undefined],
    [', Dissertation on ferns', ['Dissertation on ferns'], undefined],
    ['. President of the debating club', ['President of the debating club'], undefined],
    ['. Scholarship of the Alder Foundation', ['Scholarship of the Alder Foundation'], undefined],
    ['. Graduated with distinction, Alder prize', ['Graduated with distinction, Alder prize'], undefined],
    [', top 5% of class', ['top 5% of class'], undefined],
    [', scholarship of 100%', ['scholarship of 100%'], undefined],
  ] as const) {
    const read = told(`• B.Sc. in Botany, Torvik University, 2012${said}`, `• ${school}`);
    expect(read.left, said).toEqual(left);
    expect(read.education?.[0], said).toEqual({
      institution: 'Torvik University',
      studyType: 'B.Sc.',
      area: 'Botany',
      endDate: '2012',
      ...(score ? { score } : {}),
    });
  }
});

it('lines of another form among them are read as they are elsewhere', () => {
  expect(
    told('Torvik University, Ph.D. in Botany, 2019', 'B.Sc. (Botany) from Larch University in 2014', school).education,
  ).toMatchObject([
    { institution: 'Torvik University', studyType: 'Ph.D.', endDate: '2019' },
    { institution: 'Larch University', studyType: 'B.Sc.', endDate: '2014' },
    { institution: 'Larch Academy', endDate: '2010' },
  ]);
  expect(
    told(
      'B.Sc. (Botany) from Larch University in 2014',
      school,
      'Skarn University, Ph.D. in Botany, 2015',
      'Alder University, M.A. in Teaching, 2018',
    ).education?.map(({ institution }) => institution),
  ).toEqual(['Larch University', 'Larch Academy', 'Skarn University', 'Alder University']);
});

it('what somebody did is no degree', () => {
  const deed = 'Returned to Oslo from Larch Institute in 2012';
  const { education, left } = told('B.Sc. (Botany) from Larch University in 2014', deed, school);
  expect([education?.length, left]).toEqual([2, [deed]]);
});

it('the first school of a line is its school, and what is told behind it no part of its name', () => {
  const { education, left } = told(
    'B.Sc., Botany, Torvik University. Exchange year at Skarn University, Norway',
    school,
  );
  expect(education?.[0]).toMatchObject({ institution: 'Torvik University', studyType: 'B.Sc.', area: 'Botany' });
  expect(left).toEqual(['Exchange year at Skarn University, Norway']);
  expect(
    degrees(
      '• Licenciada en Comercio, Universidad de Torvik, tesis sobre puertos',
      '• Ingeniero en Sistemas, ULAN',
    )?.[0],
  ).toMatchObject({ institution: 'Universidad de Torvik' });
});

it('a school whose name begins like a stage is no degree', () => {
  for (const text of ['Lycée Victor Larch', 'Gymnasium Torvik', 'High School of Larch'])
    expect(isLearnt(text)).toBe(false);
  for (const text of [
    'Lycée',
    '12th standard',
    '12th with aggregate of 57%',
    '10th from Larch Academy',
    'H.S.C (Science)',
  ])
    expect(isLearnt(text)).toBe(true);
});

it.each(['à l’Université de', "à l'Université de", "all'Università di", 'dell’Università di'])(
  'a word with an apostrophe leads to the school: %s',
  (where) => {
    const lines = ['2012', '2014'].map((year) => `Diploma in Botany ${where} Torvik, ${year}`);
    const school = where.slice(where.search(/U/));
    expect(degrees(...lines)?.map(({ institution }) => institution)).toEqual([`${school} Torvik`, `${school} Torvik`]);
  },
);

it('a hyphen at a line’s end stays where it is the word’s own', () => {
  const cell = (text: string, base: number): Cell => ({
    ...({ page: 0, size: 10, x: 40, right: 90 } as Cell),
    text,
    base,
  });
  expect(joinCells([cell('long-', 100), cell('term Care', 112)]).text).toBe('long-term Care');
  expect(joinCells([cell('Argen-', 100), cell('tina', 112)]).text).toBe('Argentina');
  expect(joinCells([cell('Argen-', 100), cell('tina', 100)]).text).toBe('Argen- tina');
});
