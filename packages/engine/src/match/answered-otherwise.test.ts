import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { job, judge, met } from '../../test/judge-demands.ts';

const worked = (...work: NonNullable<Resume['work']>): Resume => ({ basics: { name: 'Ada Moss' }, work });
const skilled = (...keywords: string[]): Resume => ({ skills: [{ name: 'Skills', keywords }] });
const credit = (resume: Resume, title: string, asked: string): number | undefined =>
  judge(resume, title, asked).requirements[0]?.credit;

describe('a steady work history', () => {
  it.each([
    ['2020-01', '2025-12', 1],
    ['2023-01', '2024-10', 0.5],
    ['2025-01', '2025-09', 0],
  ])('is told by the dates: %s to %s', (from, to, expected) => {
    const resume = worked(job('Picker', from, to, 'Picked orders'));
    expect(credit(resume, 'Warehouse Worker', 'We want somebody with a steady work history')).toBe(expected);
  });
});

describe('a speed of typing', () => {
  it.each([
    ['65 WPM', true],
    ['Typing 20 words per minute', 'partly'],
    ['Filing', false],
  ])('is shown by one as high: %s', (held, expected) => {
    expect(met(skilled(held), 'Office Clerk', 'Must be able to type 40-45 WPM')).toEqual([expected]);
  });
});

describe('another language', () => {
  const speaker = (...names: string[]): Resume => ({
    ...worked(
      job('Porter', '2019-01', '2025-12', 'Carried the luggage of the guests to their rooms and showed them the house'),
    ),
    languages: names.map((language) => ({ language })),
  });

  it('is any that is not the first', () => {
    expect(met(speaker('English', 'Arabic'), 'Porter', 'Knowledge of a foreign language')).toEqual([true]);
    expect(met(speaker('English'), 'Porter', 'Knowledge of a foreign language')).toEqual([false]);
  });

  it('is not one for programs', () => {
    const [row] = judge(speaker('English', 'Arabic'), 'Developer', 'A second scripting language').requirements;
    expect(row?.met).not.toBe(true);
  });
});

describe('what is known by another thing', () => {
  it('computers by two programs', () => {
    expect(met(skilled('Microsoft Word', 'QuickBooks'), 'Clerk', 'Computer proficiency')).toEqual([true]);
    expect(met(skilled('Filing'), 'Clerk', 'Computer proficiency')).toEqual([false]);
  });

  it('a program whose name was parted', () => {
    expect(met(skilled('Quick Books'), 'Clerk', 'QuickBooks')).toEqual([true]);
    expect(met(skilled('quick books of accounts'), 'Clerk', 'QuickBooks')).not.toEqual([true]);
  });

  it('work in health care by the title of a job in it', () => {
    const desk = worked(job('Medical Receptionist', '2019-01', '2025-12', 'Answered calls'));
    expect(met(desk, 'Clerk', 'Experience in healthcare')).toEqual([true]);
  });
});

describe('years', () => {
  it('with a programming language are not those of all who develop', () => {
    const developer = worked(job('Software Engineer', '2012-01', '2025-12', 'Built web pages in PHP'));
    expect(credit(developer, 'VB.NET Developer', '5+ years of experience with VB.NET')).toBeLessThanOrEqual(0.6);
  });

  it('in one of several trades are shown by a job of that title', () => {
    const cashier = worked(job('Cashier', '2019-01', '2025-12', 'Balanced the drawer'));
    expect(met(cashier, 'Branch Associate', 'Minimum of 1 year teller/cashier/cash handling experience')).toEqual([
      true,
    ]);
  });

  it('of a subject of which nothing is told are not shown in full by the occupation', () => {
    const asked = '5 years of experience in the design of offshore gas and water treatment plants';
    const other = worked(job('Facilities Engineer', '2012-01', '2025-12', 'Kept the lifts of a hotel running'));
    const same = worked(
      job('Facilities Engineer', '2012-01', '2025-12', 'Design of gas and water treatment plants offshore'),
    );
    expect(credit(other, 'Facilities Engineer', asked)).toBeLessThanOrEqual(0.6);
    expect(credit(same, 'Facilities Engineer', asked)).toBe(1);
  });
});

describe('what says nothing of the person', () => {
  it('is what the employer is', () => {
    const of = (line: string): Resume => worked(job('Clerk', '2019-01', '2025-12', line, 'Answered letters'));
    for (const line of [
      'Larkfield Group is a leading provider of business process outsourcing and payroll',
      'A global manufacturer of payroll terminals',
    ])
      expect(met(of(line), 'Clerk', 'Payroll')).toEqual([false]);
    expect(met(of('Ran the payroll of a leading manufacturer'), 'Clerk', 'Payroll')).toEqual([true]);
  });

  it('is a degree of another field where schooling in a field is asked for', () => {
    const nurse: Resume = {
      education: [{ studyType: 'Bachelor of Science', area: 'Nursing', institution: 'Elm College' }],
    };
    expect(met(nurse, 'IT Technician', 'High school diploma')).toEqual([true]);
    expect(met(nurse, 'IT Technician', 'High school diploma with technical schooling in computer science')).not.toEqual(
      [true],
    );
  });
});
