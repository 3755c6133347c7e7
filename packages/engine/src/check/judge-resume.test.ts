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
});
