import { describe, expect, it } from 'vitest';
import type { ReadError } from '../read-error.ts';
import { readJsonResume } from './read-json-resume.ts';

const read = (value: unknown) =>
  readJsonResume(new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value)));
const detailsOf = (value: unknown) => {
  try {
    read(value);
    return undefined;
  } catch (error) {
    return (error as ReadError).details;
  }
};

describe('a JSON Resume', () => {
  it('is read without loss, keys that the standard does not know included', () => {
    const resume = {
      basics: { name: 'Ada Quist', pronouns: 'she' },
      work: [{ name: 'Rye & Co', startDate: '2020-03', team: { size: 5 } }],
      x: [1],
    };
    expect(read(resume).resume).toEqual(resume);
  });

  it('shows its values as lines', () => {
    const { document } = read({ basics: { name: 'Ada Quist', label: 'Baker' }, meta: { theme: 'even' } });
    expect(document.pages[0]?.items.map((item) => item.text)).toEqual(['Ada Quist', 'Baker']);
  });

  it('takes what resumes in use write beside the standard', () => {
    const { resume } = read({
      basics: { name: 'Ada', website: 'https://a.example' },
      work: [{ company: 'Rye', startDate: '2020-03-01T00:00:00Z', endDate: 'Present', url: null }],
    });
    expect(resume.basics?.url).toBe('https://a.example');
    expect(resume.work).toEqual([{ company: 'Rye', name: 'Rye', startDate: '2020-03-01' }]);
  });

  it('is refused with the place and the fault of each wrong field', () => {
    expect(detailsOf({ basics: { name: 3 }, work: [{}, { startDate: '03/2020' }] })).toEqual([
      'basics.name: this must be text.',
      'work[1].startDate: write dates as YYYY, YYYY-MM, or YYYY-MM-DD.',
    ]);
  });

  it('is refused where a date is on no calendar', () => {
    const dates = (...days: string[]) => ({ work: days.map((startDate) => ({ name: 'Rye', startDate })) });
    expect(detailsOf(dates('2020-02-29', '2020-02-30', '2021-02-29'))).toEqual([
      'work[1].startDate: the date 2020-02-30 doesn’t exist.',
      'work[2].startDate: the date 2021-02-29 doesn’t exist.',
    ]);
    expect(detailsOf(dates('2020-02-29', '2020-12-31', '2020'))).toBeUndefined();
  });

  it('is refused with line and column where it is no JSON', () => {
    expect(detailsOf('{\n  "basics": ,\n}')).toEqual(['Line 2, column 13: this isn’t JSON.']);
  });

  it('is refused when it is another kind of JSON', () => {
    expect(detailsOf({ openapi: '3.1.0' })?.[0]).toContain('none of the sections');
    expect(detailsOf([1, 2])?.[0]).toContain('one object');
    expect(detailsOf(`{"basics": ${'['.repeat(1000)}${']'.repeat(1000)}}`)?.[0]).toContain('too deep');
  });
});
