import { expect, it } from 'vitest';
import { splitParagraphs } from './split-paragraphs.ts';

it('empty lines keep paragraphs apart, single line breaks do not', () => {
  expect(splitParagraphs('One\nstill one\n\n  Two \n \n\nThree\n')).toEqual(['One\nstill one', 'Two', 'Three']);
  expect(splitParagraphs(' \n ')).toEqual([]);
});
