import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseResume } from '../optimise-resume.ts';
import { readPosting } from '../posting/read-posting.ts';

const editsOf = (highlights: string[], posting: string, skills: Resume['skills'] = []) =>
  optimiseResume({
    resume: {
      basics: { name: 'Mara Thorne' },
      work: [{ name: 'Alder Ltd', position: 'Office Assistant', startDate: '2020', highlights }],
      skills,
    },
    posting: readPosting(posting),
    now: '2026-06-01',
  }).edits;

const payroll = 'Payroll Clerk\nLarch House\n\nRequirements\n- Payroll\n- Reconciliation of bank accounts\n';

describe('the lines of a job', () => {
  it('begin with one that shows what is asked for', () => {
    const [edit] = editsOf(
      ['Answered letters of customers', 'Ordered paper and furniture', 'Prepared the monthly payroll in Sage'],
      payroll,
    ).filter(({ path }) => path === '/work/0/highlights');
    expect((edit?.after as string[] | undefined)?.[0]).toBe('Prepared the monthly payroll in Sage');
  });

  it('keep a figure at their head', () => {
    const edits = editsOf(['Answered 90 letters of customers a day', 'Prepared the monthly payroll in Sage'], payroll);
    expect(edits.filter(({ path }) => path === '/work/0/highlights')).toEqual([]);
  });
});

describe('a tool that the posting shouts', () => {
  it('is named as the person writes it', () => {
    const edits = editsOf(
      ['Built an app for Android that 300 drivers use'],
      'App Developer\nLarch House\n\nRequirements\n- ANDROID\n- KOTLIN\n',
      [{ name: 'Tools', keywords: ['Kotlin'] }],
    );
    expect(edits.filter(({ reason }) => reason === 'skill-named').map(({ after }) => after)).toEqual(['Android']);
  });
});

describe('the headline of a student', () => {
  const editsOfLabel = (label: string) =>
    optimiseResume({
      resume: {
        basics: { name: 'Mara Thorne', label },
        work: [{ name: 'Alder Ltd', position: 'Software Developer', startDate: '2015-05', endDate: '2015-08' }],
      },
      posting: readPosting('Software Developer\nLarch House\n\nRequirements\n- Python\n'),
      now: '2026-06-01',
    }).edits.filter(({ path }) => path === '/basics/label');

  it('stays, and another gives way to the title that was held', () => {
    expect(editsOfLabel('Software Developer Student')).toEqual([]);
    expect(editsOfLabel('Office Clerk').map(({ after }) => after)).toEqual(['Software Developer']);
  });
});
