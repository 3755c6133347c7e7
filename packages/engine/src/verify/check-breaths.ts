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
    if (told.length < 2 || told.every(({ free }) => free)) return [];
    // A list of skills tells of each by itself.
    const isSkill = (each: { start: number; end: number }) =>
      claims.skills.some(({ start, end }) => start <= each.start && end >= each.end);
    if (claims.words.every(isSkill)) return [];
    if (groundsOf(index).some((ground) => bearsAll(ground, told))) return [];
    const start = Math.min(...told.map((each) => each.start));
    const end = Math.max(...told.map((each) => each.end));
    return isOpen(claims, start, end) ? [{ kind: 'other', text: claims.text.slice(start, end), start, end }] : [];
  });
}
