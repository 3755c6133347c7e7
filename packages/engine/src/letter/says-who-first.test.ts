import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseResume } from '../optimise-resume.ts';
import { readPosting } from '../posting/read-posting.ts';
import { nameEmployer } from './name-employer.ts';

const write = (resume: Resume, posting: string, language: string) =>
  optimiseResume({ resume, posting: readPosting(posting), now: '2026-06-01', language }).letter;

const clerk: Resume = {
  basics: { name: 'Ada Holm (Assistant Lecturer)' },
  work: [
    {
      name: 'Larch Audit performing',
      position: 'Working an Assistant Accountant',
      startDate: '2021',
      highlights: ['Reconcile the bank accounts of 40 clients each month'],
    },
    {
      name: 'Alder Mills',
      position: 'Payroll Clerk',
      startDate: '2017',
      endDate: '2020',
      highlights: ['Prepared the payroll of 90 people every month'],
    },
  ],
};
const posting = 'Accountant\nHolm Services Ltd\n\nDuties\n- Reconcile bank accounts\n- Prepare the payroll\n';

describe('a letter says first who writes', () => {
  it('tells the present job with house and year, and its lines below its house', () => {
    const { paragraphs, signature } = write(clerk, posting, 'en');
    const text = paragraphs.join('\n');
    expect(text).toContain('I have been an Assistant Accountant at Larch Audit since 2021.');
    expect(text).not.toMatch(/performing|Working an/);
    expect(text).toContain('– Larch Audit: Reconcile');
    expect(text).toContain('Payroll Clerk, Alder Mills (2017–2020)');
    expect(signature).toBe('Ada Holm');
  });

  it.each([
    [
      'es',
      'Licenciada en Administración',
      'Universidad de Holm',
      'Soy licenciada en Administración (Universidad de Holm).',
    ],
    ['it', 'Laureata in Economia', 'Università di Holm', 'Sono laureata in Economia (Università di Holm).'],
  ])(
    '%s: tells a degree by who holds it, with the school, also without a date',
    (language, studyType, institution, told) => {
      const resume = {
        basics: { name: 'Ana Holm' },
        work: [{ name: 'Alder S.A.', position: 'Contable', startDate: '2019', endDate: '2021' }],
        education: [{ studyType, institution }],
      };
      expect(write(resume, 'Analista\n\nRequisitos\n- Licenciatura\n', language).paragraphs.join(' ')).toContain(told);
    },
  );
});

it('takes no legal form and no customer for the employer, and a short name that is one as it is', () => {
  const employerOf = (ad: string) => write(clerk, ad, 'en').recipient.employer;
  expect(
    employerOf('Student developer\n\nWe look for a developer.\n\nre:holm GmbH & Co. KG // Holmweg 2 // 48143 Holm\n'),
  ).toBeUndefined();
  expect(
    employerOf('Student developer\n\nWe look for a developer.\n\nHolm AG, Larch KG and many others trust us.\n'),
  ).toBeUndefined();
  const named = (employer: string) =>
    nameEmployer({ ...readPosting('Clerk\n\nDuties\n- Letters\n'), employer }).employer;
  for (const form of ['GmbH & Co. KG', 'Pty Ltd', 'S.L.U.', 'Co.KG', 'SE & Co. KGaA', 'The Limited'])
    expect(named(form)).toBeUndefined();
  expect(named('SAS')).toBe('SAS');
});

it.each([
  ['Nombre y apellidos: Ana Holm', 'Ana Holm'],
  ['Nom et prénom : Amélie Roux', 'Amélie Roux'],
  ['Nome e cognome: Claudia Baratta', 'Claudia Baratta'],
  ['Nome completo: Rui Amorim', 'Rui Amorim'],
  ['(Ada Holm)', 'Ada Holm'],
  ['Claudia Baratta.', 'Claudia Baratta'],
  ['Tom Larch Jr.', 'Tom Larch Jr.'],
  ['G E M M A McLARCH', 'GEMMA McLARCH'],
  ['M V S S Larch', 'M V S S Larch'],
])('signs “%s” with the name alone', (name, signed) =>
  expect(write({ ...clerk, basics: { name } }, posting, 'en').signature).toBe(signed),
);
