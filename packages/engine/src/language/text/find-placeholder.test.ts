import { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { findPlaceholder, isPlaceholder, isTemplateText } from './find-placeholder.ts';
import { listPlaceholders, withoutPlaceholders } from './without-placeholders.ts';

describe('the words of a template', () => {
  it('are known in brackets, as the name of their field, and where they tell the writer what to put', () => {
    for (const text of [
      '[Your name]',
      'Company Name – City, State',
      'City, State',
      'Lorem ipsum dolor sit amet',
      'MM/YYYY',
      'Describe your responsibilities and achievements here',
      'Responsibility 1',
    ])
      expect(isPlaceholder(text), text).toBe(true);
  });

  it('are not what a person writes of their own work', () => {
    for (const text of [
      'Iowa City, Iowa',
      'State Street',
      'City University',
      'Describe your product to buyers in plain words',
      'Took responsibility for 1 depot',
      'Wrote achievements of the team into the yearly report',
    ])
      expect(isPlaceholder(text), text).toBe(false);
  });

  it('are not the bare name of a field, which ends many a broken line: it is told to nobody, and stands in no letter', () => {
    const resume = {
      work: [{ name: 'University', position: 'Tutor', highlights: ['Trained clerks at Alder', 'University'] }],
      basics: { name: 'Ada Moreno', profiles: [{ network: 'Company', url: 'https://www.zalvora.example' }] },
    };
    expect(listPlaceholders(resume)).toEqual([]);
    expect(withoutPlaceholders(resume).work).toEqual([
      { position: 'Tutor', highlights: ['Trained clerks at Alder', ''] },
    ]);
    for (const text of ['[Company]', '(University)', 'Your university', 'Company Name', '[Company Name]', 'Full name'])
      expect(isTemplateText(text), text).toBe(true);
  });

  it('leave a resume that its schema takes', () => {
    const resume = {
      verbatim: [{ section: 'work', whole: true, lines: [{ text: 'Clerk, Alder Ltd. March 20XX', starts: true }] }],
      customSections: [{ title: '[Your name]', lines: ['Lorem ipsum'] }],
      awards: [{ title: 'Lorem ipsum', awarder: '[Company]' }],
    };
    const left = withoutPlaceholders(resume);
    expect(left).toEqual({
      verbatim: [{ section: 'work', whole: true, lines: [{ text: '', starts: true }] }],
      customSections: [{ title: '', lines: [''] }],
      awards: [{ title: '' }],
    });
    expect(Resume.safeParse(left).success).toBe(true);
  });

  it('are not names of fields within a sentence', () => {
    for (const text of [
      'Cleaned the job title and company name fields of 900 records',
      'Kept each job title in one list',
    ])
      expect(findPlaceholder(text), text).toBeUndefined();
  });
});
