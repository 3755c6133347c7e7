import { describe, expect, it } from 'vitest';
import { describePlace } from './describe-place.ts';

const resume = {
  basics: { summary: 'A nurse.' },
  work: [{ name: 'Lakeside Clinic', highlights: ['a', 'b', 'c'], startDate: '2019' }],
  skills: [{ keywords: ['Triage'] }],
};

describe('a place in a resume', () => {
  it('is named by section, entry and bullet', () => {
    expect(describePlace(resume, '/work/0/highlights/2')).toBe('Work · Lakeside Clinic · bullet 3');
  });

  it('is named by section and field', () => {
    expect(describePlace(resume, '/basics/summary')).toBe('Header · summary');
    expect(describePlace(resume, '/work/0/startDate')).toBe('Work · Lakeside Clinic · start date');
  });

  it('counts entries without a name', () => {
    expect(describePlace(resume, '/skills/0/keywords/0')).toBe('Skills · entry 1 · keyword 1');
  });

  it('is described as far as it goes when it leads nowhere', () => {
    expect(describePlace(resume, '/work/7/position')).toBe('Work · entry 8 · position');
    expect(describePlace(null, '')).toBe('Whole document');
  });
});
