import { expect, it } from 'vitest';
import { cleanCharacters } from './clean-characters.ts';

it('folds forms of one character and drops marks that nobody sees', () => {
  expect(cleanCharacters('⼤⼯⼈⽉⻓　Ｊａｖａ１２\u200b，（是）')).toBe('大工人月长 Java12，（是）');
});
