import { describe, expect, it } from 'vitest';
import { unwrapLines } from '../text/unwrap-lines.ts';
import { saySelf } from './say-self.ts';

describe('a summary in the first person', () => {
  it.each([
    [
      'Bilingual ward nurse with nine years of night shifts.',
      'I am a bilingual ward nurse with nine years of night shifts.',
    ],
    ['Enterprise seller of payment terminals.', 'I am an enterprise seller of payment terminals.'],
    ['Raised pass rates in two schools.', 'I raised pass rates in two schools.'],
    ['Buys fruit and vegetables for sixty shops.', 'I buy fruit and vegetables for sixty shops.'],
    ['Sales lead for two regions.', 'I am a sales lead for two regions.'],
    ['Scaled a tea label from two shops to nine.', 'I scaled a tea label from two shops to nine.'],
    ['My team looks after 40 sites.', 'My team looks after 40 sites.'],
    ['Qualified electrician with nine years on sites.', 'I am a qualified electrician with nine years on sites.'],
    ['Recent BSN graduate with 300 clinical hours.', 'I am a recent BSN graduate with 300 clinical hours.'],
    ['Known for tidy work.', 'I am known for tidy work.'],
    ['Qualified 40 suppliers for two plants.', 'I qualified 40 suppliers for two plants.'],
    ['Focus: labs and fieldwork.', 'Focus: labs and fieldwork.'],
  ])('%s', (sentence, said) => expect(saySelf(sentence)).toBe(said));

  it('says “I” where the person is named as somebody else', () => {
    expect(saySelf('Ms. Vega is known as a calm planner.', 'Roz Vega')).toBe('I am known as a calm planner.');
    expect(saySelf('Roz has run three sites.', 'Roz Vega')).toBe('I have run three sites.');
    expect(saySelf('Roz trains her team.', 'Roz Vega')).toBe('Roz trains her team.');
    expect(saySelf('Vega Foods is known for rice.', 'Roz Vega')).toBe('Vega Foods is known for rice.');
  });

  it('takes "Level I" for a grade, not for a person', () => {
    expect(saySelf('Trauma nurse with six years in Level I centers.')).toBe(
      'I am a trauma nurse with six years in Level I centers.',
    );
  });

  it('joins lines that the page broke, and keeps paragraphs', () => {
    expect(unwrapLines('Nurse in Level\nI trauma.\nI teach,\ntoo.\n\nNights only.')).toBe(
      'Nurse in Level I trauma.\nI teach, too.\n\nNights only.',
    );
  });
});
