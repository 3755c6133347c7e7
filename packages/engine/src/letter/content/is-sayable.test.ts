import { describe, expect, it } from 'vitest';
import { isSayable } from './is-sayable.ts';

describe('a line that can be said in a letter', () => {
  it.each([
    'Cut food cost from 34% to 29% by rewriting the order guide',
    'Led a team of 12 technicians across two sites.',
    'Reconcile 40 balance sheet accounts each month',
  ])('is whole and plain: %s', (line) => expect(isSayable(line)).toBe(true));

  it.each([
    ['a list', 'Inventory; scheduling; payroll; training; cash handling'],
    ['a form', 'Company Name – City , State Process payroll'],
    ['slashes', 'Installed hardware/software/network equipment for staff'],
    ['an open bracket', 'Managed accounts (Great Plains and others'],
    ['two sentences', 'Kept the books. Closed the month in 5 days'],
    ['filler', 'Performed other duties as assigned by the manager'],
    ['a fragment', 'Payroll and benefits'],
  ])('is not %s: %s', (_, line) => expect(isSayable(line)).toBe(false));
});
