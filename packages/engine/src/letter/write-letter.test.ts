import type { Letter, Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseResume } from '../optimise-resume.ts';
import { readPosting } from '../posting/read-posting.ts';
import { letterText } from './letter-text.ts';

const resume: Resume = {
  basics: {
    name: 'Helen Brandt',
    email: 'helen@example.com',
    phone: '(614) 555-0119',
    summary: 'Accountant in manufacturing.',
    location: { city: 'Columbus', region: 'OH' },
  },
  work: [
    {
      name: 'Scioto Castings LLC',
      position: 'Senior Accountant',
      startDate: '2019-04',
      highlights: ['Shortened month-end close from 9 to 5 days', 'Reconcile 40 balance sheet accounts each month'],
    },
    {
      name: 'Buckeye Supply Co.',
      position: 'Staff Accountant',
      startDate: '2015-07',
      endDate: '2019-03',
      highlights: ['Handled payroll for 120 employees in ADP'],
    },
  ],
  education: [
    { institution: 'Ohio Plains University', studyType: 'Bachelor of Business Administration', area: 'Accounting' },
  ],
  skills: [{ name: 'Software', keywords: ['NetSuite', 'ADP'] }],
};
const posting = readPosting(
  'Accounting Manager\nLakeshore Foods, Cleveland, OH\n\nLakeshore Foods makes soups for schools and hospitals.\n\nResponsibilities\n- Reconcile balance sheet accounts\n- Supervise payroll staff\n\nRequirements\n- 5+ years of accounting experience\n- Experience with Workday\n',
);
const write = (more: { tone?: Letter['tone']; length?: Letter['length']; language?: string } = {}) =>
  optimiseResume({ resume, posting, now: '2026-06-01T10:00:00Z', ...more }).letter;

describe('a cover letter', () => {
  it('names the post and the employer, and says why in the posting’s own words', () => {
    const [opening = ''] = write().paragraphs;
    expect(opening).toContain('Accounting Manager at Lakeshore Foods');
    expect(opening).toContain('“Lakeshore Foods makes soups for schools and hospitals”');
    expect(opening).toContain('reconcile balance sheet accounts, and to supervise payroll staff');
  });

  it('proves with lines of the resume, where and as what', () => {
    expect(write().paragraphs.join(' ')).toContain('As Senior Accountant at Scioto Castings LLC, I ');
    expect(write().paragraphs.join(' ')).toContain(
      'Before that, as Staff Accountant at Buckeye Supply Co., I handled payroll for 120 employees in ADP.',
    );
  });

  it('says the most important gap honestly', () => {
    expect(write().paragraphs.join(' ')).toContain('I have not used Workday yet.');
  });

  it('has three tones and two lengths, all different', () => {
    const all = (['plain', 'warm', 'formal'] as const).flatMap((tone) =>
      (['short', 'full'] as const).map((length) => letterText(write({ tone, length }))),
    );
    expect(new Set(all).size).toBe(6);
    expect(letterText(write({ length: 'short' })).length).toBeLessThan(letterText(write({ length: 'full' })).length);
  });

  it('rests every sentence of proof on facts', () => {
    const proof = write().ledger.find(({ sentence }) => sentence.includes('payroll for 120'));
    expect(proof?.facts.map(({ pointer }) => pointer)).toContain('/work/1/highlights/0');
    expect(proof?.pointer).toBe('/paragraphs/2');
  });

  it('is dated, addressed and signed as text', () => {
    const text = letterText(write({ tone: 'formal' }));
    expect(text).toContain('1 June 2026');
    expect(text).toContain('Dear Sir or Madam,');
    expect(text.trim().endsWith('Helen Brandt')).toBe(true);
  });

  it.each([
    ['de', 'Bewerbung als', '1. Juni 2026'],
    ['fr', 'Candidature :', '1er juin 2026'],
    ['es', 'Candidatura:', '1 de junio de 2026'],
  ])('is set in %s', (language, subject, date) => {
    const text = letterText(write({ language }));
    expect(text).toContain(subject);
    expect(text).toContain(date);
    expect(write({ language }).paragraphs.length).toBeGreaterThan(2);
  });

  it('takes an empty resume and an empty posting', () => {
    expect(() =>
      letterText(optimiseResume({ resume: {}, posting: readPosting(''), now: '2026-06-01' }).letter),
    ).not.toThrow();
  });
});
