import { describe, expect, it } from 'vitest';
import { mixesTenses } from './mixes-tenses.ts';

describe('a line that opens in the past', () => {
  it.each([
    'Screened all visitors and schedule them for the doctor',
    'Took ownership and help team resolve a deadlock due to a new idea',
    'Assigned nodes to various devices, handle allocation of user rights',
    'Loaded trucks and maintain records of each load',
  ])('mixes tenses where it goes on in the present: %s', (line) => expect(mixesTenses(line)).toBe(true));

  it.each([
    'Screened all visitors and scheduled them for the doctor',
    'Worked with wardens to plan and schedule the repairs',
    'Helped residents bathe and dress the way they liked',
    'Wrote reports and process maps for two plants',
    'Cut costs and set the budget of three sites',
    'Managed order and record systems',
  ])('does not where verbs belong to another, or are nouns: %s', (line) => expect(mixesTenses(line)).toBe(false));
});
