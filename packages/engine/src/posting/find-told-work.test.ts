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
