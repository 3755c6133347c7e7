import { type Answer, type Resume, readPointer, valueAt } from '@shortlist/schema';
import { expect, test } from 'vitest';
import { optimiseResume, readPosting } from './index.ts';

const now = '2026-06-01';
const resume: Resume = {
  basics: { name: 'Nora Field' },
  work: [
    {
      position: 'HR Generalist',
      name: 'Wray Logistics',
      startDate: '2019-03',
      highlights: ['Managed leave administration for 300 employees', 'Kept personnel files for two sites'],
    },
    { position: 'HR Assistant', name: 'Alder Mills', startDate: '2016-01', endDate: '2019-02', highlights: [] },
  ],
  skills: [{ name: 'Software', keywords: ['Excel'] }],
};
const read = readPosting(
  [
    'HR Generalist',
    'Harbor Foods',
    'Requirements',
    '- Experience with leave administration',
    '- Experience with Workday',
    '- Excel',
  ].join('\n'),
);
const posting = { ...read, needs: read.requirements.map(({ id }) => id) };
const sheet = (answers: Answer[] = [], person = resume) =>
  optimiseResume({ resume: person, posting, now, answers }).interview;
const about = (need: RegExp, answers?: Answer[]) => sheet(answers).find((each) => need.test(each.need));
const told = (text: string): Answer => ({ id: 'skill-workday', question: '', about: 'Workday', text, date: now });

test('a need that the resume shows has the lines to tell, with the job and its years', () => {
  expect(about(/leave/)).toMatchObject({
    met: true,
    shows: 'figure',
    quotes: [
      {
        text: 'Managed leave administration for 300 employees',
        of: ['HR Generalist', 'Wray Logistics'],
        from: '2019',
      },
    ],
  });
});

test('a need that a list only names is no story', () => {
  expect(about(/Excel/)).toMatchObject({ shows: 'name', quotes: [{ text: 'Excel', of: ['Software'] }] });
});

test('an open need begins with what the person told us, and with nothing where they told us nothing', () => {
  expect(about(/Workday/)).toMatchObject({ met: false, quotes: [] });
  const answer = told('No, but I ran payroll in Paycom for two years.');
  expect(about(/Workday/, [answer])).toMatchObject({ met: false });
  const yes = told('At Wray Logistics I kept employee records in Workday.');
  expect(about(/Workday/, [yes])?.quotes).toContainEqual({
    source: 'answer',
    pointer: '/answers/skill-workday',
    text: 'At Wray Logistics I kept employee records in Workday.',
    of: [],
  });
});

test('every quote stands word for word in the resume, and an empty resume has none', () => {
  for (const { quotes } of sheet())
    for (const { pointer, text } of quotes) expect(valueAt(resume, readPointer(pointer))).toContain(text);
  expect(sheet([], {}).flatMap(({ quotes }) => quotes)).toEqual([]);
});
