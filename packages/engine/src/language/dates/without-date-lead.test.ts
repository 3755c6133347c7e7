import { expect, it } from 'vitest';
import { withoutDateLead } from './without-date-lead.ts';

it.each([
  ['Sold software to hospitals from ', 'Sold software to hospitals'],
  ['Drove a van (between ', 'Drove a van'],
  ['Ran a bakery, ', 'Ran a bakery'],
  ['Worked in Lynford', 'Worked in Lynford'],
])('leaves of "%s" what stands before the date', (text, rest) => {
  expect(withoutDateLead(text)).toBe(rest);
});
