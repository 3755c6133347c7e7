import { expect, it } from 'vitest';
import { optimiseResume, readPosting } from '../../index.ts';

const posting = readPosting(
  'Payroll Clerk\nHarbor Books\n\nRequirements\n- Experience with payroll processing\n- Fluent in Spanish and English\n- Data entry skills',
);
const letterOf = (skills: string[]) =>
  optimiseResume({
    resume: {
      basics: { name: 'Ana Ortiz' },
      work: [
        {
          position: 'Clerk',
          name: 'Wray Ltd',
          startDate: '2020',
          endDate: '2023',
          highlights: ['Filed 300 payroll records a month for two offices'],
        },
      ],
      skills: [{ name: 'Skills', keywords: skills }],
    },
    posting,
    now: '2026-06-01',
  }).letter.paragraphs.join(' ');

it('tells years and languages that stand outside the jobs', () => {
  const told = letterOf([
    'Over 20 years experience in payroll processing and preparing returns',
    'Native speaker of Spanish and English',
  ]);
  expect(told).toContain('I have over 20 years of experience in payroll processing.');
  expect(told).toContain('I am a native speaker of Spanish and English.');
});

it('tells years before what they are in, and as what', () => {
  expect(letterOf(['Ten years of payroll processing experience with small firms'])).toContain(
    'I have ten years of payroll processing experience.',
  );
  expect(letterOf(['Ten years of experience as a payroll clerk and bookkeeper'])).toContain(
    'I have ten years of experience as a payroll clerk and bookkeeper.',
  );
});

it('tells years as what somebody is, of the person alone', () => {
  const years = 'I have 7 years of experience as a payroll clerk.';
  expect(letterOf(['Professional payroll clerk with seven (7) years experience'])).toContain(years);
  expect(letterOf(['I am a payroll clerk with 7 years of work experience'])).toContain(years);
  for (const before of ['Recruited a', 'Supported by a', 'Worked under a', 'Reporting to a'])
    expect(letterOf([`${before} payroll clerk with 7 years of experience`])).not.toContain('I have 7');
});

it('says neither where nobody wrote it', () => {
  expect(letterOf(['Payroll', 'Excel'])).not.toMatch(/years of experience|native/);
});
