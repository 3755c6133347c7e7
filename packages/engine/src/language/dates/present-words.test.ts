import { expect, it } from 'vitest';
import { findDates } from './find-dates.ts';

it.each([
  'Continua',
  'tuttora',
  'em andamento',
  'en curso',
  'on-going',
  'до цього часу',
  'по н/в',
  'н.в.',
  'd.d.',
  'do dnia dzisiejszego',
  'Günümüze kadar',
  'în curs',
  'в момента',
])('a time goes on: %s', (words) => {
  expect(findDates(`2018 - ${words}`)).toEqual([expect.objectContaining({ from: '2018', open: true, range: true })]);
});

it('what begins with such a word and goes on as a name is another thing', () => {
  expect(findDates('2018 – Continuing Education')[0]).toMatchObject({ range: false });
});
