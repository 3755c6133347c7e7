import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { readText } from '../../read/text/read-text.ts';
import { parseResume } from './parse-resume.ts';
import { bold, dated, name, resumeOf, rows, section } from './sketch-rows.ts';

const typed = (text: string): Resume => parseResume(readText(new TextEncoder().encode(text))).resume;
const head = 'Ada Moreno\nada.moreno@example.com\n\n';

describe('roles below their employer', () => {
  it('keep what stands behind their comma when the first of them does', () => {
    const { work } = resumeOf([
      ...name,
      section(3, 'EXPERIENCE'),
      ...rows(4, ['Larch Corporation'], bold),
      { x: 56, line: 5, text: 'Staff Engineer, Platform Infrastructure' },
      { x: 440, line: 5, text: 'Aug 2022 – Present' },
      { x: 72, line: 6, text: '• Moved the nightly jobs to the new cluster' },
      { x: 56, line: 7, text: 'Senior Engineer, Payments Core' },
      { x: 440, line: 7, text: 'Jul 2020 – Aug 2022' },
      { x: 72, line: 8, text: '• Split the ledger from the card service' },
    ]);
    expect(work?.map((job) => [job.position, job.name])).toEqual([
      ['Staff Engineer, Platform Infrastructure', 'Larch Corporation'],
      ['Senior Engineer, Payments Core', 'Larch Corporation'],
    ]);
  });
});

it('a head that changes its style on the way and wraps goes on in the last style', () => {
  const long = 'Larch and Alder Outfitters of the North, Leeds — ';
  const { work } = resumeOf([
    ...name,
    section(3, 'Experience'),
    { x: 40, line: 4, text: long, size: 11 },
    { x: 40 + long.length * 5.5, line: 4, text: 'Head of Kitchen', size: 11, italic: true },
    { x: 40, line: 5, text: 'Gardens', size: 11, italic: true },
    { x: 40, line: 6, text: 'March 2019 – Present' },
    { x: 52, line: 7, text: '• Laid out the gardens of nine inns in the north and fed them' },
    { x: 52, line: 8, text: '• Taught two gardeners and an apprentice how to prune' },
    section(10, 'Education'),
    ...rows(11, ['Diploma, Torvik College, 2013']),
  ]);
  expect(work?.[0]?.position).toBe('Head of Kitchen Gardens');
});

describe('jobs in typed text', () => {
  it('that are time away from work have no employer and lend none', () => {
    const { work } = typed(
      `${head}Berufserfahrung\n\n2019 – heute Köchin, Gasthaus Lärche, Jena\n\n2016 – 2018 Elternzeit\n\n2012 – 2016 Köchin, Erlenhof, Jena\n`,
    );
    expect(work?.map((job) => [job.position, job.name])).toEqual([
      ['Köchin', 'Gasthaus Lärche'],
      ['Elternzeit', undefined],
      ['Köchin', 'Erlenhof'],
    ]);
  });

  it('have an employer of whom no list knows where the others have employers and towns', () => {
    const { work } = typed(
      `${head}Berufserfahrung\n\n2018 – heute Vertriebsleiterin, Lärchen Anlagenbau GmbH, Kassel\n- Leitung von acht Mitarbeitern\n\n2012 – 2016 Elektroinstallateurin, Elektro Rabenhorst, Fürth\n\n2015 Aushilfe, Erlo\n`,
    );
    expect(work?.map((job) => [job.position, job.name, job.location, job.endDate])).toEqual([
      ['Vertriebsleiterin', 'Lärchen Anlagenbau GmbH', 'Kassel', undefined],
      ['Elektroinstallateurin', 'Elektro Rabenhorst', 'Fürth', '2016'],
      ['Aushilfe', 'Erlo', undefined, '2015'],
    ]);
  });

  it('ended when they began where one date says all: nothing else is written', () => {
    const { work } = typed(
      `${head}Experience\n\n03/2019 Head Cook, Larch Inn\n- Led a kitchen of nine\n\n07/2015 Intern, Alder Hotel\n- Baked bread\n`,
    );
    expect(work?.map((job) => [job.startDate, job.endDate])).toEqual([
      ['2019-03', '2019-03'],
      ['2015-07', '2015-07'],
    ]);
  });

  it('are found without a heading when there is only one', () => {
    const { work } = typed(
      'Ada Moreno\nada.moreno@example.com\nBaker at Larch Inn, Leeds 2015 - 2019\nBaked bread for six shops\n',
    );
    expect(work?.map((job) => [job.position, job.name, job.startDate, job.endDate])).toEqual([
      ['Baker', 'Larch Inn', '2015', '2019'],
    ]);
  });
});

it('a town that no list knows is at home in the state whose letters stand before its postcode', () => {
  const { basics } = resumeOf([
    ...name,
    ...rows(2, ['Elmsworth Hollow, CA 94588']),
    section(4, 'Experience'),
    ...dated(5, 'Cook, Larch Inn', '2015 – 2019'),
  ]);
  expect(basics?.location).toMatchObject({ city: 'Elmsworth Hollow', region: 'CA', postalCode: '94588' });
});

describe('dates', () => {
  it('of three lines, the joint on its own, are one range', () => {
    const { work } = typed(
      `${head}Experience\n\nMay 2014\nto\nNovember 2019\nLarch Inn, Leeds - Head Cook\n- Led a kitchen of nine\n\nJune 2010\nto\nMay 2014\nAlder Hotel, York - Cook\n- Baked bread\n`,
    );
    expect(work?.map((job) => [job.name, job.startDate, job.endDate])).toEqual([
      ['Larch Inn', '2014-05', '2019-11'],
      ['Alder Hotel', '2010-06', '2014-05'],
    ]);
  });

  it('between a title and an employer begin a job, long as the line is', () => {
    const { work } = typed(
      `${head}Experience\n\nHead Cook 04/2014 to 11/2019 Larch Inn, Leeds\n- Led a kitchen of nine\n\nKITCHEN SUPERVISOR AND PURCHASING COORDINATOR 06/2010 to 05/2014 Alder Hotel, York\n- Baked bread\n`,
    );
    expect(work?.map((job) => [job.name, job.startDate, job.endDate])).toEqual([
      ['Larch Inn', '2014-04', '2019-11'],
      ['Alder Hotel', '2010-06', '2014-05'],
    ]);
  });

  it('between a degree and its school begin an entry', () => {
    const { education } = typed(
      `${head}Education\n\nMaster of Business Administration 2015 Torvik University of Technology and Trade\nBachelor of Science, Public Relations 2004 Ridge Institute State University\n`,
    );
    expect(education?.map((degree) => [degree.institution, degree.endDate])).toEqual([
      ['Torvik University of Technology and Trade', '2015'],
      ['Ridge Institute State University', '2004'],
    ]);
  });

  it('behind the words that announce them are no place, and part a school from the next', () => {
    const italic = { italic: true };
    const { education } = resumeOf([
      ...name,
      section(3, 'Education'),
      ...dated(4, 'Torvik State University', 'Expected Graduation: May 2027'),
      ...rows(5, ['B.S. Business Administration'], italic),
      ...dated(6, 'Kwanto University', 'Sep 2024 – Jul 2025'),
      ...rows(7, ['Diploma in Japanese'], italic),
    ]);
    expect(education?.map((degree) => [degree.institution, degree.endDate, degree.location])).toEqual([
      ['Torvik State University', '2027-05', undefined],
      ['Kwanto University', '2025-07', undefined],
    ]);
  });
});

it('a leaving certificate may have its town beside it, an apprenticeship the firm', () => {
  const { education } = typed(
    `${head}Ausbildung\n\n2004 – 2007 Ausbildung zur Kauffrau, Lärchen Anlagenbau GmbH\n2003 Abitur Torgau\n2001 Fachabitur Technik\n`,
  );
  expect(education?.map((degree) => [degree.studyType, degree.institution])).toEqual([
    ['Ausbildung zur Kauffrau', 'Lärchen Anlagenbau GmbH'],
    ['Abitur', undefined],
    ['Fachabitur Technik', undefined],
  ]);
});

describe('a section named "Qualifications"', () => {
  const qualifications = (lines: string[]): Resume =>
    resumeOf([
      ...name,
      section(3, 'Qualifications'),
      ...rows(4, lines),
      section(8, 'Experience'),
      ...dated(9, 'Cook, Larch Inn', '2015 – 2019'),
    ]);

  it('holds skills when it names no degree, school or year', () => {
    const { skills, education } = qualifications(['• Eye for detail', '• Payroll']);
    expect(skills?.flatMap((skill) => skill.keywords)).toEqual(['Eye for detail', 'Payroll']);
    expect(education ?? []).toEqual([]);
  });

  it('holds education when it does', () => {
    expect(qualifications(['BSc Chemistry, Torvik University, 2012']).education?.[0]?.institution).toBe(
      'Torvik University',
    );
  });
});

describe('skills', () => {
  const keywords = (line: string): (string | undefined)[] | undefined =>
    resumeOf([...name, section(3, 'Skills'), ...rows(4, ['• Payroll', `• ${line}`])]).skills?.flatMap(
      (skill) => skill.keywords ?? [],
    );

  it('that are told in a sentence are not cut at its commas', () => {
    const said = 'Experience in planning, building and running pension systems for three banks';
    expect(keywords(said)).toEqual(['Payroll', said]);
  });

  it('that are listed are cut at theirs', () => {
    expect(keywords('Rye, Sourdough and Brioche, Scales')).toEqual([
      'Payroll',
      'Rye',
      'Sourdough and Brioche',
      'Scales',
    ]);
  });
});

describe('languages that a sentence names', () => {
  it.each([
    [
      'Fluent in Spanish and English, conversational French',
      ['Spanish Fluent', 'English Fluent', 'French conversational'],
    ],
    ['Conversational Greek, elementary Danish', ['Greek Conversational', 'Danish elementary']],
    ['Native English speaker.', ['English Native']],
  ])('have the level before them: %s', (line, wanted) => {
    const { languages } = resumeOf([...name, section(3, 'Languages'), ...rows(4, [line])]);
    expect(languages?.map(({ language, fluency }) => `${language} ${fluency}`)).toEqual(wanted);
  });
});

describe('projects', () => {
  it('have the role that stands alone below their name', () => {
    const { projects } = resumeOf([
      ...name,
      section(3, 'PROJECTS'),
      ...rows(4, ['Tide Table'], bold),
      ...rows(5, ['Project Lead']),
      ...rows(6.4, ['Led the printing of tables for forty harbours, sold in nine shops.']),
    ]);
    expect(projects?.[0]).toMatchObject({
      roles: ['Project Lead'],
      description: 'Led the printing of tables for forty harbours, sold in nine shops.',
    });
  });
});

it.each([
  ['B.E. in Computer Science', 'B.E.', 'Computer Science'],
  ['B.M. in Vocal Performance', 'B.M.', 'Vocal Performance'],
  ['BDes, Furniture Design', 'BDes', 'Furniture Design'],
])('%s is a degree and its field', (line, studyType, area) => {
  const { education } = resumeOf([
    ...name,
    section(3, 'Education'),
    ...dated(4, line, '2012 – 2016'),
    ...rows(5, ['Torvik University']),
  ]);
  expect(education?.[0]).toMatchObject({ studyType, area, institution: 'Torvik University' });
});
