import type { Violation } from '@shortlist/schema';
import { findLanguages } from '../../../lexicon/learning/languages.ts';
import { type Claims, isOpen } from '../../claims.ts';
import type { FactIndex } from '../../facts/index-facts.ts';

const within =
  /(?<!\p{L})(?:in|auf|en|em|in het|into|ins|speaking)\s+(?:the\s+|het\s+)?(?:\p{L}+\s+(?:and|und|et|y|e|en)\s+)?$/iu;

/** What is said of the tongue itself, or of what one could do in it. */
const speaking =
  /(?<!\p{L})(?:speak\p{L}*|spoken|fluen\p{L}*|beginn\p{L}*|learn\p{L}*|anfäng\p{L}*|débutant\p{L}*|principiante|basics?|level|conversation\p{L}*|communicat\p{L}*|correspond\p{L}*|read|write|written|can|could|able|certificate|cefr|spreche|sprach\p{L}*|kommunizier\p{L}*|verständig\p{L}*|niveau|kann|könnte|lese|schreibe|parl\p{L}+|peux|pourrais|lis|écri\p{L}*|habl\p{L}+|nivel|puedo|podría|leo|falo|nível|posso|leio|livello|leggo|scrivo|spreek|kan|lees|schrijf|[abc][12])(?!\p{L})/iu;

/** "Gave tours in French": a deed was done in the tongue that its own line, job or place speaks of. */
export function checkTongues(claims: Claims, index: FactIndex): Violation[] {
  const items = new Set([...claims.lines.map(({ item }) => item), ...claims.items].filter((item) => item !== ''));
  if (items.size === 0 && speaking.test(claims.text)) return [];
  const near = index.views.filter(({ item, fact }) =>
    items.size === 0 ? !/^\/(?:languages|skills|basics)/.test(fact.pointer) : items.has(item),
  );
  if (!/(?<!\p{L})(?:in|auf|en|em|ins|into|speaking)\s/iu.test(claims.text)) return [];
  return findLanguages(claims.text).flatMap(({ code, start, end }): Violation[] => {
    if (!within.test(claims.text.slice(0, start)) || !isOpen(claims, start, end)) return [];
    if (near.some(({ fact }) => findLanguages(fact.text).some((own) => own.code === code))) return [];
    return [{ kind: 'skill', text: claims.text.slice(start, end), start, end }];
  });
}
