import type { Violation } from '@shortlist/schema';
import { readVerb } from '../../../language/deeds/action-verbs.ts';
import { type Claims, isOpen } from '../../claims.ts';
import { bearsAll, type Ground, groundsOf, type Told } from '../../facts/grounds-of.ts';
import type { FactIndex } from '../../facts/index-facts.ts';
import { tellingWords } from '../../facts/telling-words.ts';

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
    const isDeed = tellsDeed(told, claims, isSkill);
    const bears = (ground: Ground) => !(isDeed && ground.key === '/skills') && bearsAll(ground, told);
    if (groundsOf(index).some(bears)) return [];
    const start = Math.min(...told.map((each) => each.start));
    const end = Math.max(...told.map((each) => each.end));
    return isOpen(claims, start, end) ? [{ kind: 'other', text: claims.text.slice(start, end), start, end }] : [];
  });
}

/** Verbs of having and using: a list of skills may bear them. */
const having =
  /^(?:ha(?:ve|s|d|ving)|am|is|are|was|were|be|been|do(?:es|ne|ing)?|did|can|use[sd]?|using|know(?:n|s)?|knew|offer(?:s|ed)?|bring(?:s|ing)?|brought|work(?:s|ed|ing)?|skilled|experienced?|learn(?:ed|t|s|ing)?|include[sd]?|including|list(?:s|ed)?|need(?:s|ed)?|cover(?:s|ed)?|speak|read|like[sd]?|apply|make|made|match(?:es|ed)?|meet|ask(?:ed|s)?|want|look|write|find|show(?:s|n)?|focus(?:ed)?|specialised|call(?:ed)?|range[sd]?|see[n]?|name[sd]?|get|help|trained|go|set|come|bake|cook|cooking|design|test|testing|plan|planning)$/u;

/** "Recorded motor claims in Salesforce": a verb of doing in the past, beside what is told. */
function tellsDeed(
  told: readonly Told[],
  { words, language }: Claims,
  isSkill: (word: Told | Claims['words'][number]) => boolean,
): boolean {
  if (language !== 'en') return false;
  const [first, last] = [Math.min(...told.map(({ start }) => start)), Math.max(...told.map(({ end }) => end))];
  const clause = words.find(({ start }) => start >= first)?.clause;
  return words.some(
    (word) =>
      word.clause === clause &&
      word.end <= last &&
      word.start >= first - 24 &&
      // "Wound care" winds nothing.
      !isSkill(word) &&
      !having.test(word.word) &&
      !(word.capital && !word.opens) &&
      readVerb(word.word)?.form === 'past',
  );
}
