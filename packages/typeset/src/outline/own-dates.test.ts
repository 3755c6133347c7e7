import { expect, it } from 'vitest';
import { range } from './arrange-entries.ts';
import type { Plan } from './plan.ts';

const plan = { dateFormat: 'short-month', language: 'en' } as Plan;
const labels = { dates: 'Expected Fall 2028', datesOf: '/2028' };

it('an entry’s dates are printed in the person’s words, until the dates are changed', () => {
  expect(range({ endDate: '2028', labels }, '/education/0', plan)?.text).toBe('Expected Fall 2028');
  expect(range({ endDate: '2029', labels }, '/education/0', plan)?.text).toBe('2029');
});
