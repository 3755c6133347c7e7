import { describe, expect, it } from 'vitest';
import { withoutAsides } from './without-asides.ts';

describe('a line as it is told by mouth', () => {
  it.each([
    [
      'Handled clerical tasks (ex. data entry, filing, records and billing) as the assistant to the buyer',
      'Handled clerical tasks as the assistant to the buyer',
    ],
    ['Create and update media kits (comprehensive and one sheet)', 'Create and update media kits'],
    [
      'Reconcile balance sheet accounts of eleven entities, including bank statements, for the purpose of maintaining the accuracy of the general ledger in accordance with GAAP',
      'Reconcile balance sheet accounts of eleven entities, including bank statements',
    ],
    ['Reconcile various accounts not limited to cash and liability accounts', 'Reconcile various accounts'],
    [
      'Answer calls of guests at the front desk of the harbour hotel in order to keep the waiting time of every guest as short as can be',
      'Answer calls of guests at the front desk of the harbour hotel',
    ],
  ])('leaves out what only lists or explains: %s', (line, told) => expect(withoutAsides(line)).toBe(told));

  it.each([
    'Train apprentices (3 so far)',
    'Fit heat pumps (ground source)',
    'Answer calls of guests at the front desk of the harbour hotel in order to keep the waiting time of every guest under 2 minutes',
  ])('keeps figures and short names: %s', (line) => expect(withoutAsides(line)).toBe(line));
});
