import { expect, test } from 'vitest';
import { dropUnsettable } from './drop-unsettable.ts';

/** A font of Latin letters, which also knows the sign that joins. */
const latin = (codePoint: number) => codePoint < 0x250 || codePoint === 0x201d || codePoint === 0x200d;

test.each([
  ['we saved 7% in 2022 😊.', 'we saved 7% in 2022.'],
  ['Led a team 🎉🎉, then two', 'Led a team, then two'],
  ['Baker 😊\nCook', 'Baker\nCook'],
  ['😊 Hello', 'Hello'],
  ['Graz 🇦🇹 and Ulm', 'Graz and Ulm'],
  ['Bonjour 😊 !', 'Bonjour !'],
  ['(😊 gladly)', '(gladly)'],
  ['Developer 👩🏽‍💻.', 'Developer.'],
])('what no font can show goes with its white: %s', (text, kept) => {
  expect(dropUnsettable({ text }, latin).data.text).toBe(kept);
});

test('the end of a line is kept, though no font has it', () => {
  const printable = (codePoint: number) => codePoint >= 0x20 && latin(codePoint);
  expect(dropUnsettable('Baker 😊\nCook', printable)).toEqual({ data: 'Baker\nCook', dropped: ['😊'] });
});

test('control characters go too, though JSON writes them in letters that every font has', () => {
  const printable = (codePoint: number) => codePoint >= 0x20 && latin(codePoint);
  expect(dropUnsettable({ text: 'Ana\u0003 Ruiz\b' }, printable)).toEqual({ data: { text: 'Ana Ruiz' }, dropped: [] });
});

test('signs are named once each, without what joins them', () => {
  expect(dropUnsettable(['👩🏽‍💻 and 👩‍💻', '❤️'], latin).dropped).toEqual(['👩', '💻', '❤']);
  expect(dropUnsettable({ text: 'two  spaces ' }, latin)).toEqual({ data: { text: 'two  spaces ' }, dropped: [] });
});
