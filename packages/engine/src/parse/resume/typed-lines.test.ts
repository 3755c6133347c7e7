import type { Resume } from '@shortlist/schema';
import { expect, it } from 'vitest';
import { isDateText } from '../../language/dates/find-dates.ts';
import { readText } from '../../read/text/read-text.ts';
import { mendSmallCaps } from '../layout/mend-small-caps.ts';
import { parseResume } from './parse-resume.ts';

const typed = (text: string): Resume =>
  parseResume(readText(new TextEncoder().encode(`ADA MORENO\nada.moreno@example.com\n\n${text}\n`))).resume;

it('slashes may part all of a job’s head', () => {
  const { work } = typed(
    'CAREER\nPharmacist Manager / Avon Gate Pharmacy / Bristol / Mar 2021 to date\n- led a team of nine\nRelief Pharmacist / Larch Chemists / Leeds / Aug 2017 to Feb 2021\n- covered 23 branches',
  );
  expect(work?.map(({ position, name, location }) => [position, name, location])).toEqual([
    ['Pharmacist Manager', 'Avon Gate Pharmacy', 'Bristol'],
    ['Relief Pharmacist', 'Larch Chemists', 'Leeds'],
  ]);
});

it('a slash alone may be the title’s own', () => {
  const { work } = typed('EXPERIENCE\nWarehouse / Delivery Driver, Larch Ltd, 2014 - 2018\n- Loaded trailers');
  expect(work?.[0]).toMatchObject({ position: 'Warehouse / Delivery Driver', name: 'Larch Ltd' });
});

it('lines without marks that each begin anew are points', () => {
  const { work } = typed(
    'EXPERIENCE\nOffice Assistant, Larch Ltd\n2019 - 2021\nInvoices to clients, about 350 each month and reminders\nNew ledger, time to payment down from 52 to 38 days\nTax returns and accounts together with the accountant',
  );
  expect(work?.[0]?.highlights).toHaveLength(3);
});

it('a heading in capitals may have its list behind two spaces', () => {
  const resume = typed(
    'EXPERIENCE\nWelder, Larch Yard, 2015 - 2019\n- Welded hulls\n\nSKILLS  TIG, MIG\nLANGUAGES  Spanish, English',
  );
  expect(resume.skills?.[0]?.keywords).toEqual(['TIG', 'MIG']);
  expect(resume.languages).toHaveLength(2);
});

it('initials beside a year name a paper', () => {
  expect(isDateText('BLS 2024')).toBe(false);
  expect(isDateText('MAY 2024')).toBe(true);
  expect(typed('CERTIFICATIONS\nBLS 2024\nACLS 2023\nCPR').certificates?.map(({ name }) => name)).toEqual([
    'BLS',
    'ACLS',
    'CPR',
  ]);
});

it('names with a small i keep it', () => {
  expect(mendSmallCaps('CRRT and PiCCO trained')).toBe('CRRT and PiCCO trained');
  expect(mendSmallCaps('MiFID II')).toBe('MiFID II');
});

it('a telephone number between dashes is one', () => {
  const text = 'Ben Reed\nLondon, UK — ben.reed@example.com — 07700 900322 — www.ben.example\n\nSKILLS\nTIG, MIG\n';
  expect(parseResume(readText(new TextEncoder().encode(text))).resume.basics?.phone).toBe('07700 900322');
});

it('a paper with its issuer and year below another is one of its own', () => {
  const { certificates } = typed(
    'LICENSES\nOregon Dental Hygiene License H7731 (exp. 03/2027)\nCPR/BLS, American Heart Association, 2025\nRadiation Safety (DANB), 2016',
  );
  expect(certificates?.map(({ name }) => name)).toEqual([
    'Oregon Dental Hygiene License H7731',
    'CPR/BLS',
    'Radiation Safety (DANB)',
  ]);
});

it('what has been done since a year is a line of the job, and who has been one since then a job', () => {
  const { work } = typed(
    'Experience\n\nHead Herdsman, Larch Dairies, Leeds\n2018 - present\nCut mastitis by half\nKeep the medicine book; passed every inspection since 2019\nTrain 3 milkers\n\nRegistered Nurse at Alder House since 2012\n',
  );
  expect(work?.map(({ position }) => position)).toEqual(['Head Herdsman', 'Registered Nurse']);
  expect(work?.[0]?.highlights).toContain('Keep the medicine book; passed every inspection since 2019');
});

it('a course that an absence was used for is no job', () => {
  const { work } = typed(
    'Experience\n\nTester, Larch Ltd\n2018 - 2020\n- Wrote 80 test cases\n\nParental leave\nFeb 2022 - Feb 2024\nCourse: Testing from zero, Alder Academy online, 2023\n',
  );
  expect(work?.map(({ position }) => position)).toEqual(['Tester', 'Parental leave']);
});

it('certificates in a row that each have a year are one each', () => {
  const { certificates } = typed('Certificates\n\nISTQB Foundation 2016, ISTQB Test Automation Engineer 2020\n');
  expect(certificates?.map(({ name, date }) => [name, date])).toEqual([
    ['ISTQB Foundation', '2016'],
    ['ISTQB Test Automation Engineer', '2020'],
  ]);
});

it.each([
  ['Lyon, France (open to remote EU)', { city: 'Lyon', region: 'France' }],
  ['C/ Sierpes 14, Sevilla', { address: 'C/ Sierpes 14', city: 'Sevilla' }],
])('%s is where somebody lives', (line, place) => {
  const bytes = new TextEncoder().encode(`Ada Moreno\n${line}\n+34 600 123 987\n\nPerfil\nGobernanta con 9 años.\n`);
  expect(parseResume(readText(bytes)).resume.basics?.location).toMatchObject(place);
});
