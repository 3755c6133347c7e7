import type { Violation } from '@shortlist/schema';
import { type Claims, isOpen } from '../../claims.ts';
import type { FactIndex } from '../../facts/index-facts.ts';

const code = /(?<![\p{L}\p{N}])(\p{Lu}{1,4})-?(\d{1,4}\p{Lu}?)(?![\p{L}\p{N}])/gu;

/**
 * Units and exams that a lexicon lists under one name ("PA1", "PA6"; "CS30", "CS31") are one each: a code of a series stands in the facts that hold the
 * series, where these name others of it.
 */
export function checkCodes(claims: Claims, index: FactIndex): Violation[] {
  return [...claims.text.matchAll(code)].flatMap((match): Violation[] => {
    const [text, series = '', own = ''] = match;
    const [start, end] = [match.index, match.index + text.length];
    const skill = claims.skills.find((each) => each.start <= start && each.end >= end && each.kind === 'certificate');
    if (skill === undefined || !isOpen(claims, start, end)) return [];
    const held = (index.bySkill.get(skill.id ?? skill.name.toLowerCase()) ?? []).flatMap(({ fact }) =>
      [...fact.text.matchAll(code)].filter(([, other]) => other === series).map(([, , number]) => number),
    );
    return held.length === 0 || held.includes(own) ? [] : [{ kind: 'certificate', text, start, end }];
  });
}
