import type { Fact } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { verifySentence } from './verify-sentence.ts';

const facts: Fact[] = [{ source: 'resume', pointer: '/work/0/position', text: 'Welder' }];
const context = {
  posting: 'Fjord Tanks builds water tanks for farms. We ship to twelve countries. Experience with SAP.',
  employer: 'Fjord Tanks',
};
const passes = (sentence: string) => verifySentence(sentence, facts, context).length === 0;

describe('what a posting says of its employer', () => {
  it.each([
    'I would like to apply at Fjord Tanks, which builds water tanks for farms.',
    'You ship to twelve countries.',
    'Fjord Tanks builds water tanks for farms.',
    'You will not find SAP in my resume.',
  ])('may be told back word for word: %s', (sentence) => expect(passes(sentence)).toBe(true));

  it.each([
    'I have worked at Fjord Tanks, which builds water tanks for farms.',
    'I ship to twelve countries.',
    'You ship to forty countries.',
    'I would like to apply at Fjord Tanks, which knows my SAP work.',
    'You will find SAP in my resume.',
    'You will not find only SAP in my resume.',
  ])('supports no claim of the person: %s', (sentence) => expect(passes(sentence)).toBe(false));
});
