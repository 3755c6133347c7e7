import type { Letter } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { compareLetters } from './compare-letters.ts';

const letter: Letter = {
  language: 'en',
  tone: 'plain',
  length: 'full',
  date: '2026-06-01',
  sender: { name: 'Pia Lund' },
  recipient: {},
  subject: 'Application: Welder',
  greeting: 'Dear Hiring Team,',
  paragraphs: ['I weld tanks.', 'Thank you.'],
  closing: 'Kind regards,',
  signature: 'Pia Lund',
  ledger: [],
};

describe('two versions of a letter', () => {
  it('differ in nothing when only date and tone do', () => {
    expect(compareLetters(letter, { ...letter, tone: 'warm', date: '2026-06-02' })).toEqual([]);
  });

  it('are told apart part by part, the paragraphs as one text', () => {
    const now = { ...letter, greeting: 'Dear Ms Berg,', paragraphs: ['I weld tanks and pipes.', 'Thank you.'] };
    expect(compareLetters(letter, now)).toEqual([
      { place: 'Greeting', before: 'Dear Hiring Team,', after: 'Dear Ms Berg,' },
      { place: 'Letter', before: 'I weld tanks.\n\nThank you.', after: 'I weld tanks and pipes.\n\nThank you.' },
    ]);
  });
});
