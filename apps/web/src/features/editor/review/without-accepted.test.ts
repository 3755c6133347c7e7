import { expect, test } from 'vitest';
import { withoutAccepted } from './without-accepted.ts';

const at = (word: string) => ({ word, start: 0, end: word.length, suggestions: [] });

test('a word that was called right goes from every place at once, in capitals and with its "’s" too', () => {
  const found = {
    experience: [at('Fjordgods'), at('managment'), at('fjordgods’s')],
    summary: [at('fjordgods')],
  };
  expect(withoutAccepted(found, ['fjordgods'])).toEqual({ experience: [at('managment')], summary: [] });
  expect(withoutAccepted(found, [])).toEqual(found);
});
