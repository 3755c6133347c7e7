import type { Answer, Fact, LinkedinResult } from '@shortlist/schema';
import { expect, it } from 'vitest';
import { concerning } from './concerns-result.ts';

const answer = (id: string, about: string): Answer => ({
  id,
  about,
  question: `The posting asks for ${about}. Have you used it?`,
  text: 'Yes, for two years.',
  date: '2026-01-05',
});
const fact = (pointer: string): Fact => ({ source: 'answer', pointer, text: 'Yes, for two years.' });

const result: LinkedinResult = {
  kind: 'linkedin',
  original: {},
  profile: {
    goals: {
      targetRole: 'Category Manager',
      industry: 'Food',
      location: 'Leeds',
      careerStage: 'mid',
      careerGoals: 'Lead a category and plan it with Power BI',
    },
    language: 'en',
    fields: [],
    skills: { add: [], drop: [], order: [] },
    completeness: [],
    recommendations: [],
    questions: [],
    inconsistencies: [],
    ledger: [{ sentence: 'Ariba', pointer: 'skills', facts: [fact('/answers/ask-ariba')] }],
  },
};

it('an answer concerns a profile that rests on it or whose goals name its matter, and no other', () => {
  const concerns = concerning(result);
  expect(concerns(answer('ask-ariba', 'SAP Ariba'))).toBe(true);
  expect(concerns(answer('goal-power-bi', 'Power BI'))).toBe(true);
  expect(concerns(answer('figure-buyer', 'Buyer at Kestrel Foods'))).toBe(true);
  expect(concerns(answer('ask-forklift', 'Forklift licence'))).toBe(false);
  // Part of a word is not the word.
  expect(concerns(answer('ask-plan', 'pla'))).toBe(false);
});

it('thousands of answers are held against a long result in no time', () => {
  const ledger = Array.from({ length: 4000 }, (_, at) => ({
    sentence: `Line ${at}`,
    pointer: `skills/${at}`,
    facts: [fact(`/answers/ask-${at}`)],
  }));
  const concerns = concerning({ ...result, profile: { ...result.profile, ledger } });
  const answers = Array.from({ length: 4000 }, (_, at) => answer(`ask-${at * 2}`, `Tool ${at}`));
  const began = performance.now();
  expect(answers.filter(concerns)).toHaveLength(2000);
  expect(performance.now() - began).toBeLessThan(500);
});
