import { describe, expect, it } from 'vitest';
import { hasOwnWords } from './has-own-words.ts';

const ledger = ['I lead the kitchen of Larch Inn.', 'I would be glad to talk.'].map((sentence) => ({
  pointer: '/paragraphs/0',
  sentence,
  facts: [],
}));

describe('a letter', () => {
  it('as we wrote it holds no words of the person', () => {
    const paragraphs = ['I lead the kitchen of Larch Inn. I would be glad to talk.'];
    expect(hasOwnWords({ paragraphs, ledger })).toBe(false);
  });

  it('with a sentence or a word changed holds words of the person', () => {
    expect(hasOwnWords({ paragraphs: ['I lead the kitchen of Larch Inn. I hold a PhD.'], ledger })).toBe(true);
    expect(hasOwnWords({ paragraphs: ['I lead two kitchens of Larch Inn.'], ledger })).toBe(true);
  });
});
