import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { askedIn, job, judge } from '../../../test/judge-demands.ts';
import { onlyDemands } from '../../language/stance/demand-words.ts';
import { indexResume } from '../resume/index-resume.ts';
import { judgeTitledWork } from './judge-titled-work.ts';

const worker = (title: string, more: Resume = {}): Resume => ({
  basics: { name: 'Lena Vogt' },
  work: [job(title, '2016-01', '2025-12')],
  ...more,
});
const graduate = (studyType: string, area: string): Resume =>
  worker('Florist', { education: [{ institution: 'Ravenhill College', studyType, area, endDate: '2012' }] });
const creditOf = (resume: Resume, demand: string): number =>
  judge(resume, 'Worker', demand).requirements[0]?.credit ?? -1;

describe('a job shows a field by its title', () => {
  it.each([
    ['Softwareentwicklung', 'Softwareentwickler'],
    ['Softwareentwicklung', 'Software Developer'],
    ['Kitchen management', 'Kitchen Manager'],
    ['Aircraft engineering', 'Aircraft Engineer'],
  ])('%s by %s', (demand, title) => expect(creditOf(worker(title), demand)).toBeGreaterThanOrEqual(0.85));

  it.each([
    ['Kitchen management', 'Kitchen Porter'],
    ['Warehouse management', 'Warehouse Packer'],
    ['Fleet management', 'Fleet Driver'],
    ['Aircraft engineering', 'Aircraft Cleaner'],
  ])('in part at most where it lacks the rank: %s by %s', (demand, title) =>
    expect(creditOf(worker(title), demand)).toBeLessThanOrEqual(0.5),
  );

  it.each([
    ['5 years of kitchen management experience', 'Kitchen Porter'],
    ['5 years of warehouse management experience', 'Warehouse Packer'],
  ])('and not the years of it: %s by %s', (demand, title) => expect(creditOf(worker(title), demand)).toBe(0));

  it.each([
    ['Accounting', 'Account Manager'],
    ['Programming', 'Program Manager'],
    ['Marketing', 'Market Stall Seller'],
    ['Personnel', 'Personal Trainer'],
    ['Physics', 'Physician'],
    ['Wirtschaftsprüfung', 'Wirtschaftsinformatiker'],
    ['Maschinenbau', 'Maschinenbediener'],
  ])('not by words that are alike in their letters: %s by %s', (demand, title) =>
    expect(creditOf(worker(title), demand)).toBe(0),
  );

  it.each([
    ['Zahnmedizin', 'Zahnmedizinische Fachangestellte'],
    ['Tiermedizin', 'Tiermedizinische Fachangestellte'],
    ['Dentistry', 'Dental assistant'],
    ['Midwifery', 'Midwife assistant'],
    ['Nursing', 'Maternity care assistant'],
    ['Law', 'Court usher'],
  ])("not a guarded profession by a helper's: %s by %s", (demand, title) =>
    expect(creditOf(worker(title), demand)).toBeLessThan(0.5),
  );

  it('not what the person says to lack', () => {
    const lacking = worker('Software Developer', { skills: [{ name: 'No experience of software development' }] });
    expect(creditOf(lacking, 'Software development')).toBe(0);
  });

  it('and no schooling', () => expect(creditOf(worker('Técnico de ventas'), 'Técnico')).toBe(0));
});

describe('a degree shows', () => {
  it.each([
    ['Completion of an accredited cosmetology program', 'Diploma', 'Cosmetology'],
    ['Guter Schulabschluss', 'Abitur', ''],
    ['Nursing', 'BSc', 'Nursing'],
  ])('%s by %s %s', (demand, type, area) =>
    expect(creditOf(graduate(type, area), demand)).toBeGreaterThanOrEqual(0.85),
  );

  it.each([
    ['Completion of an accredited cosmetology program', 'BA', 'History'],
    ['Ensure timely completion of the summer program', 'BA', 'History'],
    ['Nursing', 'BSc', 'Public Health'],
    ['Medicine', 'BSc', 'Nursing'],
    ['Law', 'Associate degree', 'Paralegal Studies'],
    ["Bachelor's degree", 'Graduada en FP', ''],
    ["Bachelor's degree", 'Graduado en Bachillerato', ''],
    ["Bachelor's degree", 'Graduada en ciclo formativo', ''],
    ["Bachelor's degree", 'Graduada en formación profesional', ''],
  ])('nothing of another: not %s by %s %s', (demand, type, area) =>
    expect(creditOf(graduate(type, area), demand)).toBeLessThan(0.3),
  );
});

it('skills of a laboratory are none of psychology', () => {
  const analyst = worker('Laboratory analyst', {
    skills: ['HPLC', 'PCR', 'Gas chromatography', 'Titration'].map((name) => ({ name })),
    work: [job('Laboratory analyst', '2016-01', '2025-12', 'Ran HPLC, PCR, gas chromatography and titration')],
  });
  expect(creditOf(analyst, 'Psychology')).toBe(0);
});

it('a licence among licences and memberships is one', () => {
  const holder = worker('Florist', {
    customSections: [{ title: 'Licenses & Memberships', lines: ['Florida cosmetologist, no. 4471'] }],
  });
  expect(creditOf(holder, 'Cosmetologist license')).toBeGreaterThanOrEqual(0.5);
});

it.each(['Experience with tools such as welder and grinder', 'Experience in sales as well as driver duties'])(
  'what stands behind "such as" and "as well as" is no title: %s',
  (demand) =>
    expect(judgeTitledWork(demand, indexResume(worker('Florist'), '2026-01-15'), askedIn('Worker', demand))).toBe(
      undefined,
    ),
);

it('words that are names too demand beside another such word alone', () => {
  expect(onlyDemands('first', undefined, 'aid')).toBe(false);
  expect(onlyDemands('first', undefined, 'experience')).toBe(true);
  expect(onlyDemands('experience')).toBe(true);
});
