import { expect, it } from 'vitest';
import { sayWorth } from './say-worth.ts';

it('says in one sentence what is shown best and what is missing', () => {
  const strongest = ['Route planning', '2 years of parcel delivery'];
  expect(sayWorth({ advice: 'apply', strongest })).toBe(
    'Your resume shows “Route planning” and “2 years of parcel delivery”, and nothing important is missing.',
  );
  expect(sayWorth({ advice: 'stretch', strongest, missing: { text: 'SAP', why: 'not-shown' } })).toBe(
    'Your resume shows “Route planning” and “2 years of parcel delivery”, but not “SAP”.',
  );
  expect(sayWorth({ advice: 'apply', strongest: ['Excel'], missing: { text: 'SAP', why: 'partly' } })).toBe(
    'Your resume shows “Excel” and part of “SAP”.',
  );
  expect(sayWorth({ advice: 'skip', strongest: [], missing: { text: 'CDL class A', why: 'licence' } })).toBe(
    'Your resume doesn’t show “CDL class A”, which this job requires. Skip this one unless you have it.',
  );
  expect(sayWorth({ advice: 'skip', strongest: ['Excel'], missing: { text: 'Night shifts', why: 'declined' } })).toBe(
    'Your resume shows “Excel”, but you answered no to “Night shifts”, which this job requires.',
  );
  const long = 'one two three four five six seven eight nine ten eleven twelve';
  expect(sayWorth({ advice: 'stretch', strongest: [], missing: { text: long, why: 'not-shown' } })).toContain('ten …”');
});
