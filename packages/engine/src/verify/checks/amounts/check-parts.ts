import type { Violation } from '@shortlist/schema';
import { type Claims, isOpen } from '../../claims.ts';
import { type FactIndex, type FactView, smallWords } from '../../facts/index-facts.ts';
import { isAlike } from '../../reading/is-alike.ts';
import { type NumberClaim, readPeriods } from '../../reading/read-numbers.ts';
import { holdersOf, isSameAmount, isYearAlone } from '../../reading/same-amount.ts';
import { findTurn, isRoad } from '../../reading/turns.ts';
import { guardedFamilies } from '../../words/guarded-words.ts';

const of =
  /^\s*(?:of|out of|von|der|sur|de|di|su|van|dei|degli|delle|dos|das)(?: (?:the|our|its|den|insgesamt|les|los|las|de))?\s*$/iu;

/** A whole is not told of the part: neither the 19 of "6 of the 19", nor a total as so many each, nor what a value rose to as what it rose by. */
export function checkParts(claims: Claims, index: FactIndex): Violation[] {
  return claims.numbers.flatMap((number): Violation[] => {
    if (isYearAlone(number) || !isOpen(claims, number.start, number.end)) return [];
    const views = claims.lines.length > 0 ? claims.lines : index.views;
    const holders = holdersOf(number, views);
    if (holders.length === 0) return [];
    const isWrong =
      holders.every(({ view, own }) => isLostPart(number, own, view, claims)) ||
      isEach(
        number,
        claims,
        holders.map(({ view }) => view),
      ) ||
      holders.every(({ view, own }) => isRaise(number, own, view, claims)) ||
      holders.every(({ view, own }) => isBeheaded(number, own, view, claims)) ||
      holders.every(({ view, own }) => isMembers(number, own, view, claims));
    return isWrong ? [{ kind: 'number', text: number.text, start: number.start, end: number.end }] : [];
  });
}

/** "Maintain 19 services" of who maintains 6 of the 19. */
function isLostPart(number: NumberClaim, own: NumberClaim, view: FactView, { numbers, text }: Claims): boolean {
  const part = view.numbers[view.numbers.indexOf(own) - 1];
  if (part === undefined || part.unit !== own.unit || !of.test(view.fact.text.slice(part.end, own.start))) return false;
  if (Math.min(...part.values) >= Math.max(...own.values)) return false;
  return (
    !numbers.some((each) => isSameAmount(each, part)) &&
    !/(?:some|part|a few|several|einige|teil|quelques|partie|algunos|parte|alguns|alcuni|enkele|deel)\s*(?:of|von|de|di|van|der|dos|des)\p{L}*\s*(?:the |los |les |den )?$/iu.test(
      text.slice(0, number.start),
    )
  );
}

const each =
  /^(?:\s+(?!(?:per|pro|par|por|je|each|cada)\s)[^\s,;.:()]+){1,3}\s+(?:per|pro|par|por|je|in each|dans chaque|in jeder|en cada|em cada|in ogni)\s+(\p{L}{4,})/iu;
const eachOwn = /(?<!\p{L})(?:per|pro|par|por|je|each|jeweils|chacune?|cada|ciascun[oa]|ogni|elk|a|an)(?!\p{L})/iu;

/** "130 pupils per class" of 130 pupils in five classes. */
function isEach(number: NumberClaim, claims: Claims, views: readonly FactView[]): boolean {
  const said = each.exec(claims.text.slice(number.end));
  if (said === null || readPeriods(said[1] ?? '').size > 0) return false;
  const at = number.end + (said[0].length - (said[1]?.length ?? 0));
  const thing = claims.words.find(({ start }) => start === at);
  if (thing === undefined || smallWords.has(thing.word)) return false;
  const own = views.flatMap((view) =>
    view.words.flatMap((word, i) => (isAlike(word, thing, claims.language) ? [view.words[i - 1]?.word ?? ''] : [])),
  );
  return own.length > 0 && !own.some((before) => eachOwn.test(before));
}

/** "Rose 12.6 points" of what rose to 12.6. */
function isRaise(number: NumberClaim, own: NumberClaim, view: FactView, claims: Claims): boolean {
  const at = view.numbers.indexOf(own);
  const from = view.numbers[at - 1];
  if (from === undefined || !isRoad(view.fact.text.slice(from.end, own.start))) return false;
  const before = claims.words.filter(({ end }) => end <= number.start).at(-1);
  return (
    before !== undefined &&
    findTurn([before]) !== undefined &&
    /^\s*$/.test(claims.text.slice(before.end, number.start))
  );
}

const group =
  /(?<!\p{L})(?:team|staff|brigade|crew|group|pod|squad|department|équipe|groupe|equipo|grupo|plantilla|equipa|equipe|squadra|gruppo|ploeg|groep|mannschaft|gruppe)s?\s+(?:of|von|aus|mit|de|di|van|com|con)\s+$/iu;
const people =
  /^(?:people|persons?|employees|colleagues|staff|members?|workers|personen|leute|mitarbeite\p{L}*|kolleg\p{L}*|köpfe\p{L}*|personnes|collègues|collaborateurs|salariés|personas|compañer\p{L}+|empleados|pessoas|colegas|colaboradores|persone|colleghi|addetti|mensen|medewerkers|collega\p{L}*)$/iu;

/** "I lead 16 kitchens" of who leads a kitchen brigade of 16: what the figure counts is the group's members. */
function isMembers(number: NumberClaim, own: NumberClaim, view: FactView, claims: Claims): boolean {
  if (!group.test(view.fact.text.slice(0, own.start))) return false;
  const head = claims.words.find(({ start }) => start >= number.end);
  if (head === undefined || people.test(head.word) || !/^[\s-]*$/.test(claims.text.slice(number.end, head.start)))
    return false;
  if (guardedFamilies(head.word).some(({ words }) => words.has('team'))) return false;
  return view.words.some((word) => word.start < own.start && isAlike(word, head, claims.language));
}

/** "Net revenue to 128%" of net revenue retention: the last word of what rose is left out. */
function isBeheaded(number: NumberClaim, own: NumberClaim, view: FactView, claims: Claims): boolean {
  const until = /^(?:to|from|by)$/;
  const before = (words: Claims['words'], at: number) => words.filter(({ end }) => end <= at);
  const [said, told] = [before(claims.words, number.start), before(view.words, own.start)];
  if (!until.test(said.at(-1)?.word ?? '') || !until.test(told.at(-1)?.word ?? '')) return false;
  const [last, head, modifier] = [said.at(-2), told.at(-2), told.at(-3)];
  if (last === undefined || head === undefined || modifier === undefined || smallWords.has(modifier.word)) return false;
  if (head.start !== modifier.end + 1) return false;
  return isAlike(last, modifier, claims.language) && !claims.words.some((word) => isAlike(word, head, claims.language));
}
