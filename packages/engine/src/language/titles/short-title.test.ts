import { expect, test } from 'vitest';
import { shortTitle } from './short-title.ts';
import { titleInSentence } from './title-in-sentence.ts';

test.each([
  ['Nurse (m/w/d) – Nights', 'Nurse'],
  ['Junior - Mid Client Developer (Unity)', 'Junior - Mid Client Developer'],
  ['Larch Lab - Postdoc', 'Postdoc'],
  ['Co-Op - QA Automation Engineer (Fall 2024)', 'Co-Op - QA Automation Engineer'],
  ['Trainee - Software Engineer', 'Trainee - Software Engineer'],
  ['Principal - Middle School', 'Principal'],
  ['Beekeeper - Farm Manager', 'Beekeeper'],
  ['Back -End Developer', 'Back -End Developer'],
  ['Developer (supervising interns)', 'Developer'],
  ['Nurse - Stage 2', 'Nurse'],
  ['Senior Accountant -Financial Reporting', 'Senior Accountant'],
  ['Software Engineer - Internship Program', 'Software Engineer - Internship Program'],
  ['Assistant de production (stage)', 'Assistant de production (stage)'],
  ['Baker – Larch Mills', 'Baker'],
  ['Specialist (mid / regular', 'Specialist'],
])('what is fit for a sentence of %s is %s', (title, short) => {
  expect(shortTitle(title)).toBe(short);
});

test('a title in a sentence says that it was an internship', () => {
  expect(titleInSentence('QA Tester (Internship)')).toBe('QA Tester (Internship)');
  expect(titleInSentence('QA Tester (part of a team)')).toBe('QA Tester');
});
