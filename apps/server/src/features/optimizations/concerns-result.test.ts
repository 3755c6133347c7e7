import type { Answer, Fact, LinkedinResult } from '@shortlist/schema';
import { expect, it } from 'vitest';
import { concernsResult } from './concerns-result.ts';

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
  expect(concernsResult(answer('ask-ariba', 'SAP Ariba'), result)).toBe(true);
  expect(concernsResult(answer('goal-power-bi', 'Power BI'), result)).toBe(true);
  expect(concernsResult(answer('figure-buyer', 'Buyer at Kestrel Foods'), result)).toBe(true);
  expect(concernsResult(answer('ask-forklift', 'Forklift licence'), result)).toBe(false);
  // Part of a word is not the word.
  expect(concernsResult(answer('ask-plan', 'pla'), result)).toBe(false);
});
