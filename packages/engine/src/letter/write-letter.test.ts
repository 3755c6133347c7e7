import type { Answer, Letter, Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseResume } from '../optimise-resume.ts';
import { readPosting } from '../posting/read-posting.ts';
import { letterText } from './form/letter-text.ts';

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
  it('names the post and the employer, and quotes nothing of the posting', () => {
    const [opening = ''] = write().paragraphs;
    expect(opening).toContain('I am applying for the Accounting Manager position at Lakeshore Foods.');
    expect(write().paragraphs.join(' ')).not.toMatch(/soups|You (?:are looking|write|also ask)/);
  });

  it('has at most about 150 words in every tone', () => {
    for (const tone of ['plain', 'warm', 'formal'] as const)
      expect(write({ tone }).paragraphs.join(' ').split(/\s+/).length).toBeLessThanOrEqual(160);
  });

  it('proves with lines of the resume, where and as what', () => {
    expect(write().paragraphs[1]).toBe(
      [
        'Scioto Castings LLC:',
        '– Reconcile 40 balance sheet accounts each month.',
        '– Shortened month-end close from 9 to 5 days.',
        'Staff Accountant, Buckeye Supply Co. (2015–2019):',
        '– Handled payroll for 120 employees in ADP.',
      ].join('\n'),
    );
  });

  describe('a gap', () => {
    const ward: Resume = {
      basics: { name: 'Oona Talvik' },
      work: [
        { name: 'Bay Hospital', position: 'Staff Nurse', startDate: '2018', highlights: ['Trained 6 new nurses'] },
      ],
      certificates: [{ name: 'Immediate Life Support (ILS)' }],
    };
    const ask = (answers: Answer[] = [], language = 'en', certificates = ward.certificates ?? []) =>
      optimiseResume({
        resume: { ...ward, certificates },
        posting: readPosting(
          'Staff Nurse\nHarbour Hospital\n\nRequirements\n- Advanced Cardiac Life Support (ACLS) certificate\n- Epic\n',
        ),
        now: '2026-06-01',
        language,
        answers,
      }).letter;
    const no = (about: string): Answer => ({
      id: about,
      question: about,
      about,
      text: '',
      declined: true,
      date: '2026-06-01',
    });

    it('is left unsaid where nothing comes near it and no paper is held, and told to the person instead', () => {
      const { paragraphs, remarks } = ask([], 'en', []);
      expect(paragraphs.join(' ')).not.toContain('Advanced Cardiac Life Support');
      expect(remarks?.join(' ')).toMatch(
        /asks for Advanced Cardiac Life Support and Epic, which we didn’t find in your resume/,
      );
    });

    it('is no confession once the person has said no', () => {
      const { paragraphs, remarks } = ask([no('Advanced Cardiac Life Support')]);
      expect(paragraphs.join(' ')).not.toMatch(/do not have|does not show/);
      expect(remarks?.join(' ')).toContain('which you told us you don’t have');
    });
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
    expect(proof?.pointer).toBe('/paragraphs/1');
  });

  it('is dated, addressed and signed as text', () => {
    const text = letterText(write({ tone: 'formal' }));
    expect(text).toContain('June 1, 2026');
    expect(text).toContain('Dear Hiring Manager,');
    expect(text.trim().endsWith('Helen Brandt')).toBe(true);
  });

  it.each([
    ['de', 'Bewerbung: Accounting Manager', '1. Juni 2026'],
    ['fr', 'Candidature\u00a0:', '1er juin 2026'],
    ['es', 'Candidatura:', '1 de junio de 2026'],
  ])('is set in %s', (language, subject, date) => {
    const text = letterText(write({ language }));
    expect(text).toContain(subject);
    expect(text).toContain(date);
    expect(write({ language }).paragraphs.length).toBeGreaterThan(1);
  });

  it('takes an empty resume and an empty posting', () => {
    expect(() =>
      letterText(optimiseResume({ resume: {}, posting: readPosting(''), now: '2026-06-01' }).letter),
    ).not.toThrow();
  });

  it('does not shout where the resume’s design sets names and titles in capitals', () => {
    const loud: Resume = {
      ...resume,
      basics: { name: 'DR. HELEN BRANDT', email: 'HELEN@EXAMPLE.COM', location: { city: 'COLUMBUS', region: 'OHIO' } },
      work: (resume.work ?? []).map((job) => ({
        ...job,
        ...(job.name === undefined ? {} : { name: job.name.toUpperCase() }),
        ...(job.position === undefined ? {} : { position: job.position.toUpperCase() }),
      })),
      education: [{ institution: 'OHIO PLAINS UNIVERSITY', studyType: 'PH.D.', area: 'ACCOUNTING' }],
    };
    const letter = optimiseResume({ resume: loud, posting, now: '2026-06-01T10:00:00Z' }).letter;
    expect(letter.sender).toMatchObject({
      name: 'Dr. Helen Brandt',
      email: 'helen@example.com',
      location: 'Columbus, Ohio',
    });
    expect(letter.signature).toBe('Dr. Helen Brandt');
    expect(letter.paragraphs.join(' ').replace(/ADP|LLC/g, '')).not.toMatch(/\p{Lu}{3}/u);
    expect(letter.paragraphs.join(' ')).toContain('Scioto Castings');
  });
});
