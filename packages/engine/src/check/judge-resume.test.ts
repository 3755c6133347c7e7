import { describe, expect, it } from 'vitest';
import { goodReading } from '../../test/good-reading.ts';
import { judgeResume } from './judge-resume.ts';

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
    expect(judgeResume({ resume })).toBeUndefined();
  });

  it('refuses an invoice: names, addresses and dates alone', () => {
    const resume = {
      basics: { name: 'Rye & Co', email: 'office@rye.example', phone: '+44 20 7946 0123' },
      work: [{ startDate: '2026-01' }],
    };
    expect(judgeResume({ resume })).toBe('not-a-resume');
  });

  it('refuses what holds nothing', () => {
    expect(judgeResume({ resume: {} })).toBe('not-a-resume');
  });
});
