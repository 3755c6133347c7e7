import { expect, it } from 'vitest';
import { logicalOrder } from './logical-order.ts';

const read = (drawn: string): string => logicalOrder([...drawn]);

it.each([
  ['words are turned round', 'ריע הדיסח', 'חסידה עיר'],
  ['numbers keep their order', 'תויחא 12 לש תווצ', 'צוות של 12 אחיות'],
  ['a range of years is read from the right', '2016 – 2012 ריע', 'עיר 2012 – 2016'],
  ['Latin words keep theirs, with what they bracket', 'Torvik Foods (UK) ריע', 'עיר Torvik Foods (UK)'],
  ['a bracket is turned where the file names it by its look', ')םא תפש( תירבע', 'עברית (שפת אם)'],
  [
    'a bracket stays where the file names it by its sense',
    '(םא תפש) תירבע'.replace('(', '\u0001').replace(')', '(').replace('\u0001', ')'),
    'עברית (שפת אם)',
  ],
])('what is drawn from the left is read from the right: %s', (_, drawn, logical) => {
  expect(read(drawn)).toBe(logical);
});

it('a glyph that holds two letters keeps them in their order, and forms of letters become the letter', () => {
  expect(logicalOrder(['ن', 'لآ', 'ا'])).toBe('الآن');
  expect(logicalOrder(['\ufeb2', '\ufea4'])).toBe('حس');
});
