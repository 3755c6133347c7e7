import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffWords } from './diff-words.ts';

const side = (before: string, after: string, left: 'removed' | 'added') =>
  diffWords(before, after)
    .filter((piece) => piece.kind !== left)
    .map((piece) => piece.text)
    .join('');

describe('the difference of two texts', () => {
  it('marks the words that went and the words that came', () => {
    expect(diffWords('Led a team of six', 'Led a crew of six')).toEqual([
      { text: 'Led a ', kind: 'same' },
      { text: 'team ', kind: 'removed' },
      { text: 'crew ', kind: 'added' },
      { text: 'of six', kind: 'same' },
    ]);
  });

  it('always gives both texts back', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd')).map((list) => list.join(' '));
    fc.assert(
      fc.property(words, words, (before, after) => {
        expect(side(before, after, 'added')).toBe(before);
        expect(side(before, after, 'removed')).toBe(after);
      }),
    );
  });

  it('shows very long texts whole', () => {
    const long = 'word '.repeat(500);
    expect(diffWords(long, 'short')).toHaveLength(2);
  });
});
