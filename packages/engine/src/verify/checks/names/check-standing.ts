import type { Violation } from '@shortlist/schema';
import { type Claims, isOpen } from '../../claims.ts';
import { type FactIndex, smallWords } from '../../facts/index-facts.ts';

/** In what standing a person was somewhere: whom they worked for they did not own, and where they studied they did not teach. */
export function checkStanding(claims: Claims, index: FactIndex): Violation[] {
  const { items } = claims;
  if (items.size === 0) return [];
  const own = index.views.filter(
    ({ item, fact }) => items.has(item) && /\/(?:position|highlights\/\d+|summary)$/.test(fact.pointer),
  );
  const isHeld = (pattern: RegExp) => own.some(({ fact }) => pattern.test(fact.text));
  const found: Violation[] = [];
  const add = (match: RegExpExecArray | null) => {
    if (match !== null && isOpen(claims, match.index, match.index + match[0].length))
      found.push({ kind: 'title', text: match[0], start: match.index, end: match.index + match[0].length });
  };
  if (!isHeld(owning)) {
    for (const { words } of index.names.filter(({ item }) => items.has(item))) add(ownedBy(claims, words));
  }
  if ([...items].every((item) => item.startsWith('/education/')) && !isHeld(teaching)) add(teaching.exec(claims.text));
  return found;
}

const owning =
  /(?<!\p{L})(?:own(?:er|ed)|found(?:er|ed)|co-?found(?:er|ed)|partner|proprietor|self-employed|freelance|inhaber|gründer|selbst(?:st)?ändig|fondat|gérant|indépendant|fundador|propietari|autónom|(?:managing|executive) director$|chief executive|geschäftsführ)/iu;
const teaching =
  /(?<!\p{L})(?:taught|teach(?:es|ing)?|lectur(?:ed?|es|ing|er)|professor|worked|employed|unterrichtete|lehrte|enseign(?:é|ais|ant)|enseñé)(?!\p{L})/iu;

/** "I ran NAME", "My company NAME", "Partner at NAME", "NAME grew because of me": not "I ran the NAME project". */
function ownedBy(claims: Claims, words: readonly string[]): RegExpExecArray | null {
  const telling = claims.words.filter(({ word }) => !smallWords.has(word));
  const at = telling.findIndex((_, i) => words.every((word, j) => telling[i + j]?.key === word));
  const [first, last] = [telling[at], telling[at + words.length - 1]];
  if (first === undefined || last === undefined) return null;
  const before =
    /(?<!\p{L})(?:own|owned|run|ran|built|bought|founded|established|set up|started|my (?:own )?(?:company|firm|business),?|partner (?:at|in|of)|face of|besitze|gründete|führte|mein unternehmen|dirigé|possède|mon entreprise|fundé|dirigí|mi empresa)\s+(?:the\s+|die\s+|das\s+|la\s+|el\s+)?$/iu.exec(
      claims.text.slice(0, first.start),
    );
  const rest = claims.text.slice(last.end);
  if (
    before !== null &&
    !/^(?:['’]s|\s+(?!up\b|and\b|well\b|alone\b|for\b|from\b|since\b|in\b|employs\b)\p{Ll})/u.test(rest)
  )
    return before;
  return /(?:because of|thanks to|grâce à|gracias a|dank) (?:me|my|mir|moi|mí)(?!\p{L})/iu.exec(claims.text);
}
