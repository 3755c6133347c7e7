import { describePlace, type Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { describeOrder } from './describe-order.ts';

const resume: Resume = {
  basics: { summary: 'A nurse.' },
  work: [{ name: 'Lakeside Clinic' }],
  education: [{ institution: 'Torvik College' }],
  languages: [],
};

describe('an order of sections', () => {
  it('names the sections that the resume has, and no others', () => {
    expect(describeOrder(resume, ['summary', 'education', 'work', 'languages', 'custom'])).toEqual([
      'Summary',
      'Education',
      'Work',
    ]);
  });

  it('is the usual one where none is set', () => {
    expect(describeOrder(resume, undefined)).toEqual(['Summary', 'Work', 'Education']);
  });

  it('names a section of the person’s own by its title', () => {
    const customSections = [{ title: 'Boats', lines: ['A dinghy'] }];
    expect(describeOrder({ ...resume, customSections }, ['work', 'custom-0', 'custom-1'])).toEqual(['Work', 'Boats']);
  });

  it('is called so, not by its key', () => {
    expect(describePlace(resume, '/meta/sectionOrder')).toBe('Order of sections');
  });
});
