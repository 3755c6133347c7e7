import { expect, it } from 'vitest';
import { joinAccents } from './join-accents.ts';

it('joins accents that stand before their letters', () => {
  expect(joinAccents('Ab M¨arz f¨ur ¨offentliche Caf´e Espa˜na')).toBe('Ab März für öffentliche Café España');
});

it('leaves quotes, signs of addresses and what makes no letter', () => {
  expect(joinAccents('`east´ /˜ida ¨q')).toBe('`east´ /˜ida ¨q');
});
