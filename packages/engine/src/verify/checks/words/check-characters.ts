import type { Violation } from '@shortlist/schema';
import { type Claims, isOpen } from '../../claims.ts';
import type { FactIndex } from '../../facts/index-facts.ts';

/** Letters with their accents set together, figures, white and the marks of prose: what a sentence is written with. */
const plain = /^[\p{Script=Latin}\d\s.,;:!?'"’‘‚“”„«»‹›()[\]{}/\\&@#%€$£¥*_|•·…–—−‑+-]$/u;
/** Latin letters that are drawn for effect: full-width, in circles, raised, as mathematics. */
const dressed = /^[\p{So}\p{No}\u{ff00}-\u{ffef}\u{2070}-\u{209f}\u{1d400}-\u{1d7ff}ªº]$/u;

/**
 * Characters that no fact has and prose does not need: invisible ones, signs ("★", "✓", ">"), figures of other scripts, letters that only look
 * Latin; signs that change a figure behind them ("-6 %", "+40"); and words spelled out letter by letter.
 */
export function checkCharacters(claims: Claims, index: FactIndex): Violation[] {
  const found: Violation[] = [];
  const add = (start: number, end: number) => {
    if (isOpen(claims, start, end)) found.push({ kind: 'other', text: claims.text.slice(start, end), start, end });
  };
  const holds = (text: string) => index.views.some(({ fact }) => fact.text.includes(text));
  let start = 0;
  for (const character of claims.text) {
    const end = start + character.length;
    const isOdd = !plain.test(character) || dressed.test(character);
    if (isOdd && !/^\p{M}$/u.test(character) && !holds(character)) add(start, end);
    start = end;
  }
  for (const match of claims.text.matchAll(mixed))
    if (!holds(match[0])) add(match.index, match.index + match[0].length);
  for (const match of claims.text.matchAll(signed))
    if (!holds(match[0].trim())) add(match.index, match.index + match[0].length);
  for (const match of claims.text.matchAll(spelled))
    if (!holds(match[0])) add(match.index, match.index + match[0].length);
  return found;
}

/** Latin letters and those of another script in one word. */
const mixed =
  /[\p{L}\p{N}]*(?:\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin})[\p{L}\p{N}]*/gu;
const signed =
  /(?<![\p{L}\p{N}.,%)])(?:(?<!\d\s)[-−+±~×*]|[<>≥≤≈]\s?)\d[\d.,]*|\d(?:[\p{M}·^]+|[ºª])\d*|\d-(?:odd|plus|ish)(?!\p{L})/gu;
const spelled = /(?<![\p{L}\p{N}])\p{L}(?:[\s.·_-]\p{L}){3,}(?![\p{L}\p{N}])/gu;
