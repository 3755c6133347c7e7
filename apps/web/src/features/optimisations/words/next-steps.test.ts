import type { Doubt, Edit, Question } from '@shortlist/schema';
import { expect, test } from 'vitest';
import { nextSteps } from './next-steps.ts';

const many = <T>(count: number) => Array.from({ length: count }, () => ({}) as T);
const textsOf = (told: Partial<Parameters<typeof nextSteps>[0]>) =>
  nextSteps({ questions: [], edits: [], ...told }).map(({ text }) => text);

test('a result with questions and edits says how many, and ends with the letter', () => {
  expect(textsOf({ questions: many<Question>(4), edits: many<Edit>(1) })).toEqual([
    'Answer 4 questions',
    'Review one edit',
    'Read the cover letter',
  ]);
});

test('what was hard to read comes first', () => {
  expect(textsOf({ doubts: many<Doubt>(1), edits: many<Edit>(2) })[0]).toBe('Check the parts we weren’t sure about');
});

test('nothing to decide leaves only the letter to read', () => {
  expect(textsOf({})).toEqual(['Read the cover letter']);
});
