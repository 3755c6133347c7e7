import { expect, test } from 'vitest';
import { type SheetNeed, sheetTexts, tellNeed, tellQuotePlace } from './interview-sheet.ts';

const quote = {
  source: 'resume' as const,
  pointer: '/work/0/highlights/0',
  text: 'Ran a ward of 20 beds',
  of: ['Head nurse'],
};
const need: SheetNeed = { need: 'Lead a ward', kind: 'responsibility', met: true, quotes: [quote], shows: 'figure' };

test('a need that is shown is a story; what is open is met by an objection', () => {
  expect(tellNeed(need)).toEqual({
    question: 'Tell us about a time you did this. What was the result?',
    lead: 'Your example',
  });
  expect(tellNeed({ ...need, met: 'partly' })).toMatchObject({
    objection: 'Your resume shows only part of this. How would you handle the rest?',
    lead: 'Start your answer with',
  });
  expect(tellNeed({ ...need, met: false, quotes: [], shows: 'name' })).toMatchObject({
    lead: 'Nothing in your resume shows this. Think about what you’ll say.',
  });
});

test('a line without a figure asks for one, and a bare name for an example', () => {
  expect(tellNeed({ ...need, shows: 'deed' }).hint).toMatch(/^Add a number/);
  expect(tellNeed({ ...need, kind: 'skill', shows: 'name' }).lead).toMatch(/only mentions this/);
  expect(tellNeed({ ...need, kind: 'certificate', shows: 'name' }).lead).toBe('Your example');
});

test('a quote is placed by job and years, else by its section', () => {
  expect(tellQuotePlace({ ...quote, from: '2019' })).toBe('Head nurse, since 2019');
  expect(tellQuotePlace({ ...quote, from: '2019', to: '2023' })).toBe('Head nurse, 2019 – 2023');
  expect(tellQuotePlace({ ...quote, from: '2019', to: '2019' })).toBe('Head nurse, 2019');
  expect(tellQuotePlace({ ...quote, pointer: '/basics/summary', of: [] })).toBe('Summary');
  expect(tellQuotePlace({ ...quote, source: 'answer', of: [] })).toBe('Your answer');
});

test('each text of the sheet is one that can be said in another language', () => {
  const asked = new Set<string>();
  for (const kind of ['skill', 'experience', 'education', 'certificate', 'language', 'responsibility', 'gate'] as const)
    for (const met of [true, 'partly', false] as const)
      for (const shows of ['figure', 'deed', 'name'] as const)
        for (const quotes of [[], [{ ...quote, from: '2019' }]]) {
          tellNeed({ ...need, kind, met, quotes, shows }, (english) => {
            asked.add(english);
            return english;
          });
        }
  expect([...asked].filter((english) => !sheetTexts.includes(english))).toEqual([]);
});
