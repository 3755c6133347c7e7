import { describe, expect, it } from 'vitest';
import { readPosting } from './read-posting.ts';

const asked = (line: string): string[] =>
  readPosting(`Store Manager\n\nRequirements:\n- ${line}\n- Two years of experience in retail\n`)
    .requirements.map(({ text }) => text)
    .slice(0, -1);

describe('a sentence that asks for several things', () => {
  it('tells a vehicle and a licence, and each kind of check', () => {
    expect(asked('Must have an operating vehicle and a valid driver license')).toEqual([
      'Must have an operating vehicle',
      'a valid driver license',
    ]);
    expect(asked('Pass a drug test, a credit check and a criminal background check')).toHaveLength(3);
  });

  it('tells a paper beside a condition', () => {
    expect(asked('Valid driving licence and First Aid certificate')).toEqual([
      'Valid driving licence',
      'First Aid certificate',
    ]);
  });

  it('tells one licence once', () => {
    expect(asked('Full clean driving licence (category B)')).toHaveLength(1);
    expect(asked('Own car or access to a car')).toHaveLength(1);
  });

  it('is parted at its verdicts and at a dash', () => {
    expect(asked('Previous bakery experience a plus, previous cafe experience a huge bonus')).toHaveLength(2);
    expect(asked('Experience in similar shops - Experience in glazing of tiles')).toHaveLength(2);
  });

  it('tells the skill beside a manner, and no manner as one', () => {
    expect(asked('Strong culinary skills and attention to detail')).toEqual(['culinary']);
    expect(asked('Excellent member service and communication skills')).toEqual(['member service']);
    expect(asked('Excellent people skills and attention to detail')).toEqual([]);
  });

  it('tells a short name between two told ones, whatever leads to the list', () => {
    expect(
      asked('A good sense of how goods move between the shops of a region, SAP, shelf rotation and Excel'),
    ).toContain('shelf rotation');
  });
});
