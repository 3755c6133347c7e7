import { describe, expect, it } from 'vitest';
import { goodPage, goodReading, textItem } from '../../test/good-reading.ts';
import { judgeResume } from './judge-resume.ts';

const blank = { ...goodReading().document, pages: [goodPage([])] };
const write = (lines: string[]) => ({
  ...blank,
  pages: [goodPage(lines.map((line, row) => textItem(line, 60, 60 + row * 16)))],
});

describe('the gate for resumes', () => {
  it('lets a resume through', () => {
    expect(judgeResume(goodReading())).toBeUndefined();
  });

  it("lets a student's resume without jobs through", () => {
    const resume = {
      basics: { name: 'Ada Quist', email: 'ada@quist.example' },
      education: [{ institution: 'Leeds City College', studyType: 'Diploma' }],
      skills: [{ name: 'Baking' }],
    };
    expect(judgeResume({ resume, document: blank })).toBeUndefined();
  });

  it('lets through what it understood badly, by its headings and dates', () => {
    const document = write(['Work Experience', 'Jan 2019 – Present', 'Mar 2016 – Dec 2018', 'Education', 'Skills']);
    expect(judgeResume({ resume: {}, document })).toBeUndefined();
  });

  it('lets a resume through that has just been begun', () => {
    const resume = { basics: { name: 'Mara Quill' }, education: [{ studyType: 'BSc', area: 'Logistics' }] };
    const document = write(['Mara Quill', 'Education', 'BSc, Logistics']);
    expect(judgeResume({ resume, document })).toBeUndefined();
  });

  it('lets through what calls itself a resume at its head, whatever else its words are found in', () => {
    const told = ['Résumé', 'Introduction', 'Methods', 'Results', 'Keywords: bread, towns', 'References'];
    const resume = {
      basics: { name: 'Ida Nordin' },
      education: [{ institution: 'University of Torvik', area: 'History' }],
    };
    expect(judgeResume({ resume, document: write(['Ida Nordin', 'Curriculum Vitae.', 'Education', ...told]) })).toBe(
      undefined,
    );
  });

  it('refuses a form that has one such heading', () => {
    const document = write(['Order form', 'References', 'Jan 2019 – Feb 2019', 'Sum 114.00']);
    expect(judgeResume({ resume: { basics: { name: 'Order form', email: 'a@b.example' } }, document })).toBe(
      'not-a-resume',
    );
  });

  it('refuses an invoice: names, addresses and dates alone', () => {
    const resume = {
      basics: { name: 'Rye & Co', email: 'office@rye.example', phone: '+44 20 7946 0123' },
      work: [{ startDate: '2026-01' }],
    };
    expect(judgeResume({ resume, document: blank })).toBe('not-a-resume');
  });

  it('refuses what holds nothing', () => {
    expect(judgeResume({ resume: {}, document: blank })).toBe('not-a-resume');
  });

  it.each([
    [
      'en',
      [
        'Senior Electrician',
        'About us',
        'Your tasks',
        'Repair cranes',
        'Requirements',
        '3 years',
        'We offer',
        'Skills',
      ],
    ],
    ['de', ['Elektroniker (m/w/d)', 'Ihre Aufgaben', 'Ihr Profil', 'Berufsausbildung', 'Wir bieten', '30 Tage Urlaub']],
    ['fr', ['Électricien H/F', 'Vos missions', 'Profil recherché', 'Formation', 'Nous offrons', 'Tickets restaurant']],
  ])('tells an advertisement apart, in %s', (_, lines) => {
    const resume = { education: [{ institution: 'Vocational training required' }], skills: [{ name: 'Wiring' }] };
    expect(judgeResume({ resume, document: write(lines) })).toBe('job-posting');
  });

  it.each([
    ['en', ['Jane Roe', 'Dear Ms Smith,', 'I am writing to apply.', 'Yours sincerely,']],
    ['de', ['Max Muster', 'Sehr geehrte Damen und Herren,', 'ich bewerbe mich.', 'Mit freundlichen Grüßen']],
    ['es', ['Ana Ruiz', 'Estimados señores:', 'Me dirijo a ustedes.', 'Atentamente,']],
  ])('tells a cover letter apart, in %s', (_, lines) => {
    const resume = { basics: { name: 'Jane Roe', email: 'jane@roe.example' } };
    expect(judgeResume({ resume, document: write(lines) })).toBe('cover-letter');
  });

  it('lets a resume through that came in a mail', () => {
    const { resume } = goodReading();
    const document = write(['Dear Sam,', 'my CV below.', 'Kind regards,', 'Ada Quist', 'Work Experience', 'Skills']);
    expect(judgeResume({ resume, document })).toBeUndefined();
  });
});
