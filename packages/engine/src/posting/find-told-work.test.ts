import { expect, it } from 'vitest';
import { readPosting } from './read-posting.ts';

const told = (text: string) => readPosting(text).requirements.map(({ kind, text: words }) => `${kind}: ${words}`);
const prose =
  'Pastry Chef\nMolino Bakery\n\nWe are a small bakery by the harbour. You laminate dough by hand and run the morning bake alone. You can park in the yard behind us. You know your way around a deck oven.';

it('prose without a word of asking is read by what it tells of the person', () => {
  expect(told(prose)).toEqual([
    'responsibility: You laminate dough by hand and run the morning bake alone.',
    'responsibility: You know your way around a deck oven.',
  ]);
});

it('stays as it is where the posting asks for something', () => {
  expect(told(`${prose}\n\nRequirements\n- Food hygiene certificate`)).toEqual([
    'certificate: Food hygiene certificate',
  ]);
});

it('who somebody would be is no work to be done', () => {
  const { responsibilities } = readPosting(
    'Head of Marketing\nKite Ltd\n\nYou’ll be our first marketing hire, reporting to the CMO.\n\nYou will:\n- Lead launches end to end\n\nYou have:\n- Strong writing\n',
  );
  expect(responsibilities.map(({ text: words }) => words)).toEqual(['Lead launches end to end']);
});
