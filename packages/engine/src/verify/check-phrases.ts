import type { Violation } from '@shortlist/schema';
import type { Claims } from './claims.ts';
import type { FactIndex } from './index-facts.ts';

/**
 * Set phrases that raise a deed though each of their words is an everyday one: how fast, how alone, how perfectly, how often it was done.
 * A fact must have the phrase itself.
 */
const raising =
  /(?<!\p{L})(?:from scratch|in record time|in no time|every single|single[- ]handed(?:ly)?|(?:all )?(?:by myself|on my own)|ahead of (?:schedule|time|plan)|under budget|without (?:a single|any|an?) (?:complaints?|errors?|accidents?|incidents?|mistakes?|delays?)|of the (?:year|month|quarter)|second to none|at the highest level|von grund auf|in (?:der )?rekordzeit|ganz allein|im alleingang|ohne (?:eine?n? )?einzige\p{L}*|des (?:jahres|monats)|en un temps record|à moi seule?|à partir de rien|de zéro|sans (?:une? seule?|aucune?) \p{L}+|de l['’]année|du mois|en tiempo récord|desde cero|yo sol[oa]|sin (?:una? sol[oa]|ning(?:ún|una)) \p{L}+|del (?:año|mes))(?!\p{L})/giu;

/** The raising phrases of a sentence that no fact has. */
export function checkPhrases(claims: Claims, index: FactIndex): Violation[] {
  return [...claims.text.matchAll(raising)].flatMap((match): Violation[] => {
    const phrase = plain(match[0]);
    if (index.views.some(({ fact }) => plain(fact.text).includes(phrase))) return [];
    return [{ kind: 'other', text: match[0], start: match.index, end: match.index + match[0].length }];
  });
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’']/g, "'")
    .replace(/[\s-]+/g, ' ');
}
