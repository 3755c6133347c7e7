import type { Violation } from '@shortlist/schema';
import { type Claims, isOpen } from './claims.ts';
import { bearsAll, groundsOf } from './grounds-of.ts';
import type { FactIndex } from './index-facts.ts';
import { tellingWords } from './telling-words.ts';

/**
 * One breath, one ground: what a clause says in one breath (deed, object, place, tool, figure) stands together in one line, one entry or one job's head of the
 * person's. Words of two lines told as one tell a third thing ("Modernised 12 lifts at the hospital" of who helped to modernise two and mended doors there).
 */
export function checkBreaths(claims: Claims, index: FactIndex): Violation[] {
  return tellingWords(claims, index).flatMap((told): Violation[] => {
    const [first, last] = [told[0], told.at(-1)];
    if (first === undefined || last === undefined || told.length < 2 || told.every(({ free }) => free)) return [];
    if (groundsOf(index).some((ground) => bearsAll(ground, told))) return [];
    if (!isOpen(claims, first.start, last.end)) return [];
    return [{ kind: 'other', text: claims.text.slice(first.start, last.end), start: first.start, end: last.end }];
  });
}
