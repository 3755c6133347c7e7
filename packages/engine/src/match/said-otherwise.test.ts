import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { readPosting } from '../posting/read-posting.ts';
import { matchResume } from './match-resume.ts';

const judge = (resume: Resume, demand: string) => {
  const match = matchResume(resume, readPosting(`Clerk\n\nRequirements\n- ${demand}\n- Punctual`), '2026-06-01');
  return [...match.requirements, ...match.gates]
    .map(({ text, met }) => [text, met])
    .filter(([text]) => text !== 'Punctual');
};

describe('what a resume says in other words', () => {
  it('two languages of somebody bilingual are one demand, and the summary may show it', () => {
    const resume: Resume = { basics: { name: 'Jose Robles', summary: 'Bilingual (English/Spanish) supervisor.' } };
    expect(judge(resume, 'Bilingual English/Spanish preferred')).toEqual([
      ['Bilingual English/Spanish preferred', true],
    ]);
  });

  it('a register is named by its letters, small ones among them', () => {
    const resume: Resume = { certificates: [{ name: 'GPhC 2098765' }] };
    expect(judge(resume, 'GPhC registered pharmacist')[0]).toEqual(['GPhC registered pharmacist', true]);
  });

  it('what else would do need not be shown', () => {
    const resume: Resume = { basics: { summary: 'Pharmacist with independent prescriber status' } };
    expect(judge(resume, 'Independent prescriber (or working towards it)')[0]?.[1]).toBe(true);
  });

  it('British drivers name the class of their licence without the word', () => {
    const resume: Resume = { certificates: [{ name: 'Class 1 (C+E), Driver CPC, digi card' }] };
    expect(judge(resume, 'Class 1 (C+E) licence, no more than 6 points')[0]).toEqual(['Class 1 (C+E) licence', true]);
  });

  it('Urdu is not Hindi, nor Cantonese Mandarin', () => {
    const resume: Resume = { languages: [{ language: 'Urdu' }, { language: 'Cantonese' }] };
    expect(judge(resume, 'Fluent Hindi')[0]?.[1]).toBe(false);
    expect(judge(resume, 'Fluent Mandarin')[0]?.[1]).toBe(false);
    expect(judge(resume, 'Speaks Urdu')[0]?.[1]).toBe(true);
  });
});
