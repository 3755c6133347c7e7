import { expect, it } from 'vitest';
import { dateText } from './date-text.ts';

it('says a month in words, and leaves years and other texts as they are', () => {
  expect(['2021-03', '2021-03-15', '2021', 'present', 'Buyer, 2021-03'].map(dateText)).toEqual([
    'Mar 2021',
    'Mar 2021',
    '2021',
    'present',
    'Buyer, 2021-03',
  ]);
});
