import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { readPlace } from '../../language/places/read-place.ts';
import { readText } from '../../read/text/read-text.ts';
import { readFlows } from '../layout/read-flows.ts';
import { sketchDocument, sketchPage } from '../layout/sketch-page.ts';
import { parseResume } from './parse-resume.ts';
import { bold, name, resumeOf, rows, section } from './sketch-rows.ts';

const typed = (text: string): Resume =>
  parseResume(readText(new TextEncoder().encode(`Ada Moreno\nGraz | ada.moreno@example.com\n\n${text}`))).resume;
const certificatesOf = (lines: string[]): Resume['certificates'] =>
  typed(
    `Experience\nWelder, Larch Yard\n2015 - 2019\n- Welded hulls for two ferries\n\nCertifications\n${lines.join('\n')}\n`,
  ).certificates;

it.each(['Aoife Ní Bhriain, RGN', 'Nora Quill, BSc (Hons), MRICS', 'Petra Lindholm'])(
  'letters behind a name belong to it: %s',
  (written) => {
    const text = `${written}\nada@example.com\n\nExperience\nWelder, Larch Yard\n2015 - 2019\n- Welded hulls for two ferries\n`;
    expect(parseResume(readText(new TextEncoder().encode(text))).resume.basics?.name).toBe(written);
  },
);

describe('typed certificates', () => {
  it('are one for each line, and the end of one is no date of issue', () => {
    expect(certificatesOf(['OSHA 30 (2022)', 'Crane Operator Certification (exp. 2027)'])).toEqual([
      { name: 'OSHA 30', date: '2022' },
      { name: 'Crane Operator Certification', summary: 'exp. 2027' },
    ]);
    expect(certificatesOf(['RN License, 2015', 'BLS', 'ACLS', 'CEN'])?.map((one) => one.name)).toEqual([
      'RN License',
      'BLS',
      'ACLS',
      'CEN',
    ]);
  });

  it('are one for each item of a list of short names with brackets', () => {
    expect(
      certificatesOf(['RN, active (#RN1)', 'BLS (AHA, exp 05/2027), ACLS (AHA, exp 06/2027), CEN (2023)']),
    ).toEqual([
      { name: 'RN, active (#RN1)' },
      { name: 'BLS', issuer: 'AHA', summary: 'exp 05/2027' },
      { name: 'ACLS', issuer: 'AHA', summary: 'exp 06/2027' },
      { name: 'CEN', date: '2023' },
    ]);
  });

  it.each([
    'Schweißerprüfung (gültig bis 2027)',
    'Permis de grue, valable jusqu’au 05/2027',
    'First Aid, valid until May 2027',
    'First Aid, expires 2027',
  ])('have no date in "%s"', (line) => {
    expect(certificatesOf([line, 'OSHA 10'])?.map((one) => one.date)).toEqual([undefined, undefined]);
  });

  it('that are over end what is listed before them for nobody', () => {
    expect(certificatesOf(['Class A License, Tanker endorsement lapsed 2022', 'OSHA 10'])).toEqual([
      { name: 'Class A License' },
      { name: 'Tanker endorsement lapsed 2022' },
      { name: 'OSHA 10' },
    ]);
  });

  it.each(['Sea Survival (expired 2023)', 'Staplerschein, abgelaufen 2021'])(
    'that are over keep that in their name and have no date: %s',
    (line) => {
      expect(certificatesOf([line, 'OSHA 10'])).toEqual([{ name: line }, { name: 'OSHA 10' }]);
    },
  );

  it('end one by one in a list of short names', () => {
    const resume = typed(
      'Welder, Larch Yard - 2013 to 2024\nTIG and MIG on pipe\n\nSkills: TIG, MIG\nCerts: BOSIET (expired 2023), CSWIP 3.0\n',
    );
    expect(resume.certificates).toEqual([{ name: 'BOSIET (expired 2023)' }, { name: 'CSWIP 3.0' }]);
    expect(resume.skills).toEqual([{ keywords: ['TIG', 'MIG'] }]);
  });

  it('keep an issuer in the line below', () => {
    expect(certificatesOf(['Crane Operator (2020)', 'Issued by Torvik Institute', 'OSHA 10'])).toMatchObject([
      { name: 'Crane Operator', issuer: 'Torvik Institute', date: '2020' },
      { name: 'OSHA 10' },
    ]);
  });
});

it('the words beside a date in a bracket issue a certificate, unless they shorten its name', () => {
  expect(certificatesOf(['Crane Operator (Torvik Board, 2020)', 'Certified Crane Operator (CCO, 2021)'])).toEqual([
    { name: 'Crane Operator', issuer: 'Torvik Board', date: '2020' },
    { name: 'Certified Crane Operator (CCO)', date: '2021' },
  ]);
});

describe('typed lines', () => {
  it.each([
    ['2015 - 2019, 2021 - now', [{ startDate: '2021' }, { startDate: '2015', endDate: '2019' }]],
    [
      '2015 - 2019, 2021 - 2023',
      [
        { startDate: '2021', endDate: '2023' },
        { startDate: '2015', endDate: '2019' },
      ],
    ],
    ['2015 - 2019, 2019 - 2023', [{ startDate: '2015', endDate: '2023' }]],
  ])('two periods of a job in one line are two stays unless they meet: %s', (dates, stays) => {
    const text = `Experience\nNurse, Larch Hospital\n${dates}\n- Cared for patients\n\nEducation\nBSN, 2014\n`;
    const job = { name: 'Larch Hospital', position: 'Nurse' };
    const highlights = ['Cared for patients'];
    expect(typed(text).work).toEqual(stays.map((stay, i) => ({ ...job, ...stay, ...(i === 0 && { highlights }) })));
  });

  it('two periods behind a long title and employer begin a job', () => {
    const head = 'Long-Distance Driver, Larch Valley Freight Lines, Amarillo, TX';
    const { work } = typed(
      `Experience\n${head} 2008-2013, 2016-present\nHauls dry van loads.\n\nForklift Operator, Ulme Foods 2014-15\nLoaded trailers.\n`,
    );
    expect(work).toMatchObject([
      { name: 'Larch Valley Freight Lines', position: 'Long-Distance Driver', startDate: '2016' },
      { name: 'Larch Valley Freight Lines', startDate: '2008', endDate: '2013' },
      { name: 'Ulme Foods', startDate: '2014', endDate: '2015' },
    ]);
  });

  it('several short sentences that open a page are the summary', () => {
    const { basics } = typed(
      'I bake. 12 years. Bread and rye.\n\nExperience\nBaker, Larch Mill\n2015 - 2019\n- Baked\n',
    );
    expect(basics?.summary).toBe('I bake. 12 years. Bread and rye.');
  });

  it('an opening sentence is the summary, and labelled facts at the end are sections', () => {
    const resume = typed(
      'Dock lead with 8 yrs in cold storage. Bilingual English / Spanish.\n\nExperience\nDock Lead, Larch Storage\n2015 - 2019\n- Led a crew of 14\n\nEducation\nBSN, Torvik University, 2014\n\nLicense: Texas Driver License, Class C\nLanguages: English; basic Spanish\n',
    );
    expect(resume.basics?.summary).toBe('Dock lead with 8 yrs in cold storage. Bilingual English / Spanish.');
    expect(resume.certificates).toEqual([{ name: 'Texas Driver License, Class C' }]);
    expect(resume.languages).toEqual([{ language: 'English' }, { language: 'Spanish', fluency: 'basic' }]);
  });
});

it('the name of a network is no place', () => {
  const resume = resumeOf([
    { x: 40, line: 0, text: 'Ada Moreno', size: 22 },
    { x: 40, line: 1, text: 'ada.moreno@example.com' },
    { x: 40, line: 2, text: 'LinkedIn' },
    { x: 140, line: 2, text: 'ada-moreno' },
    { x: 240, line: 2, text: 'Instagram' },
    { x: 340, line: 2, text: 'ada.moreno' },
    section(4, 'EXPERIENCE'),
    ...rows(5, ['Painter, Larch Studio, 2015 – 2019']),
  ]);
  expect(resume.basics?.location).toBeUndefined();
});

it('a foot with date, name with an initial, title and number of the page is no content', () => {
  const page = sketchPage([
    { x: 40, line: 0, text: 'Ada J. Moreno', size: 22 },
    { x: 40, line: 3, text: 'A line of text' },
    { x: 40, line: 56, text: 'November 21, 2026', size: 8 },
    { x: 240, line: 56, text: 'Ada J. Moreno · Résumé', size: 8 },
    { x: 540, line: 56, text: '1', size: 8 },
  ]);
  const lines = readFlows(sketchDocument(page)).flatMap((flow) => flow.lines.map((line) => line.text));
  expect(lines).toEqual(['Ada J. Moreno', 'A line of text']);
});

it('an award over its date and its awarder is one award', () => {
  const resume = resumeOf([
    ...name,
    section(3, 'AWARDS'),
    ...rows(4, ['Best Paper Award'], bold),
    ...rows(5, ['Awarded 2014-10-01']),
    ...rows(6, ['by Torvik Society'], bold),
    ...rows(7, ['Recognized for the drift of kelp in cold water.']),
  ]);
  expect(resume.awards).toMatchObject([{ title: 'Best Paper Award', awarder: 'Torvik Society', date: '2014-10-01' }]);
  expect(resume.awards).toHaveLength(1);
});

it('an aim and pastimes on one line with their label are read as such', () => {
  const resume = typed(
    'Objective: To run a yard of my own.\n\nExperience\nWelder, Larch Yard\n2015 - 2019\n- Welded hulls for two ferries\n\nEducation\nDiploma, Torvik College, 2014\nInterests: rowing, choir\n',
  );
  expect(resume.basics?.summary).toBe('To run a yard of my own.');
  expect(resume.interests).toEqual([{ name: 'rowing' }, { name: 'choir' }]);
  expect(resume.education).toHaveLength(1);
});

it('two certificates set strong, one below the other, are two', () => {
  const resume = resumeOf([
    ...name,
    section(3, 'EXPERIENCE'),
    ...rows(4, ['Welder, Larch Yard, 2015 – 2019']),
    ...rows(5, ['Welded hulls for two ferries and kept the yard’s tools.', 'Read drawings and led a crew of three.']),
    section(8, 'CERTIFICATES'),
    ...rows(9, ['First Aid', 'CPR'], bold),
  ]);
  expect(resume.certificates).toEqual([{ name: 'First Aid' }, { name: 'CPR' }]);
});

it('leadership among the groups right of the heading of the skills stays a group', () => {
  const resume = resumeOf([
    ...name,
    section(3, 'SUMMARY'),
    { x: 190, line: 3, text: 'A welder of hulls and ferries who reads drawings and leads small crews at the yard.' },
    section(5, 'SKILLS'),
    { x: 190, line: 5, text: 'Clinical', size: 14, bold: true },
    { x: 190, line: 6, text: 'Triage, Wound care, Ventilator management, Infusion therapy' },
    { x: 190, line: 7, text: 'Leadership', size: 14, bold: true },
    { x: 190, line: 8, text: 'Precepting, Shift coordination' },
  ]);
  expect(resume.volunteer).toBeUndefined();
  expect(resume.skills).toMatchObject([
    { name: 'Clinical' },
    { name: 'Leadership', keywords: ['Precepting', 'Shift coordination'] },
  ]);
});

it('a country that is no more has no code', () => {
  expect(readPlace('Berlin, Deutschland').countryCode).toBe('DE');
  expect(readPlace('Berlin, Germany').countryCode).toBe('DE');
  expect(readPlace('Beograd, Serbia').countryCode).toBe('RS');
});

it('a school-leaving certificate with its year below an apprenticeship is an entry of its own', () => {
  const degrees = (text: string): Resume['education'] =>
    typed(`Experience\nWelder, Larch Yard\n2015 - 2019\n- Welded hulls for two ferries\n\nEducation\n${text}\n`)
      .education;
  expect(degrees('Ausbildung zum Elektroniker, IHK Stuttgart, 2009-2012\nRealschulabschluss 2009')).toEqual([
    { studyType: 'Ausbildung zum Elektroniker', institution: 'IHK Stuttgart', startDate: '2009', endDate: '2012' },
    { studyType: 'Realschulabschluss', endDate: '2009' },
  ]);
  expect(
    degrees('BSc Nursing, Larch University, 2012-2015\nDiploma thesis 2015\nLeaving Certificate 2011'),
  ).toMatchObject([
    { studyType: 'BSc', area: 'Nursing' },
    { studyType: 'Leaving Certificate', endDate: '2011' },
  ]);
});
