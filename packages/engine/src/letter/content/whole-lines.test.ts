import { expect, it } from 'vitest';
import { wholeLines } from './whole-lines.ts';

it('a line that the page tore apart gives only what is whole on both sides', () => {
  expect(
    wholeLines([
      'Banked the cash of two shops. Ensured that the rules of',
      'the group were kept. Prepared the payroll of 30 people.',
      'Counted stock each month',
    ]),
  ).toEqual([['Banked the cash of two shops.'], ['Prepared the payroll of 30 people.'], ['Counted stock each month']]);
});

it('a list whose lines all begin small is written so', () => {
  expect(wholeLines(['counted stock each month', 'trained two colleagues'])).toEqual([
    ['counted stock each month'],
    ['trained two colleagues'],
  ]);
});

it('a lost space behind a full stop parts two sentences, and a heading before a line is none of it', () => {
  expect(wholeLines(['Key Results: Cut waste by 12%.Trained six cooks in a year'])).toEqual([
    ['Cut waste by 12%.Trained six cooks in a year'],
  ]);
  expect(wholeLines(['Checked the books of the shop.Trained six cooks in a year'])).toEqual([
    ['Checked the books of the shop.', 'Trained six cooks in a year'],
  ]);
});
