import type { RequirementMatch } from '@shortlist/schema';
import { expect, test } from 'vitest';
import { sayFit } from './say-fit.ts';

const asked = (text: string, met: RequirementMatch['met'], importance: RequirementMatch['importance'] = 'must') =>
  ({ text, met, importance }) as RequirementMatch;

test('what a resume shows is counted first, then the required things that it does not show are named', () => {
  const requirements = [
    asked('Excel', true),
    asked('Budgeting', 'partly'),
    asked('Polish', false),
    asked('HACCP', false),
    asked('SAP TM', false, 'nice'),
  ];
  expect(sayFit({ requirements })).toBe(
    'Your resume shows 1 of 5 requirements, and 1 in part. Required but not shown: “Polish” and “HACCP”.',
  );
});

test('of many missing things three are named and the others counted', () => {
  const requirements = ['A', 'B', 'C', 'D', 'E'].map((text) => asked(text, false));
  expect(sayFit({ requirements })).toContain('“A”, “B”, “C”, and 2 more.');
});

test('a resume that shows everything is told just that', () => {
  expect(sayFit({ requirements: [asked('Excel', true)] })).toBe('Your resume shows 1 of 1 requirements.');
});
