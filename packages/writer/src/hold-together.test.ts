import { describe, expect, it } from 'vitest';
import { holdTogether } from './hold-together.ts';

const say = (sentence: string) => ({ sentence, pointer: '/paragraphs/0', facts: [] });
const opening = [say('I am applying for the post.')];
const closing = [say('I would be glad to talk.')];
const shown = (paragraphs: ReturnType<typeof holdTogether>) =>
  paragraphs?.map((paragraph) => paragraph.map(({ sentence }) => sentence).join(' '));
const body = [
  [say('Since 2019 I have been a nurse at Aire Valley.'), say('There, I mentor 4 student nurses.')],
  [say('Before that, at Wharfe, I reduced falls by 18%.'), say('I also rounded each hour.')],
];

describe('a text of which sentences fell', () => {
  it('is whole where none did', () => {
    expect(holdTogether([opening, ...body, closing])).toEqual([opening, ...body, closing]);
  });

  it('loses an aside alone', () => {
    const first = [say('I trained as a nurse.'), 'aside' as const, say('I mentor 4 student nurses.')];
    expect(shown(holdTogether([opening, first, ...body, closing]))?.[1]).toBe(
      'I trained as a nurse. I mentor 4 student nurses.',
    );
  });

  it('loses the rest of the paragraph with a sentence that sets the scene', () => {
    const first = [say('I trained as a nurse.'), 'scene' as const, say('There, I mentor 4 student nurses.')];
    expect(shown(holdTogether([opening, first, ...body, closing]))?.[1]).toBe('I trained as a nurse.');
  });

  it('takes the given beginning and close where its own fell', () => {
    const text = holdTogether([['scene' as const], ...body, ['scene' as const]], { opening, closing });
    expect(text).toEqual([opening, ...body, closing]);
  });

  it('does not stand without its beginning, nor with a paragraph gone from its middle', () => {
    expect(holdTogether([['scene' as const], ...body, closing])).toBeUndefined();
    expect(holdTogether([opening, ['scene' as const], ...body, closing], { opening, closing })).toBeUndefined();
  });

  it('loses a paragraph that nothing but the close follows', () => {
    expect(holdTogether([opening, ...body, ['scene' as const], closing])).toEqual([opening, ...body, closing]);
  });

  it('does not stand where a paragraph points back at a sentence that fell', () => {
    const first = [say('I trained as a nurse.'), 'aside' as const];
    const next = [say('There, I mentor 4 student nurses.'), say('I like it.')];
    expect(holdTogether([opening, ...body, first, next, closing])).toBeUndefined();
  });

  it('does not stand with less than two thirds of its sentences', () => {
    const half = [say('I trained as a nurse.'), 'scene' as const, 'scene' as const];
    expect(holdTogether([opening, half, half, closing])).toBeUndefined();
  });
});
