import { describe, expect, it } from 'vitest';
import { isPlaceholder } from './find-placeholder.ts';

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
});
