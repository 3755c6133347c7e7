import type { Violation } from '@shortlist/schema';
import { type Claims, isOpen } from '../../claims.ts';
import { type FactIndex, type FactView, smallWords } from '../../facts/index-facts.ts';
import { isAlike } from '../../reading/is-alike.ts';
import { type NumberClaim, readPeriods } from '../../reading/read-numbers.ts';
import type { Word } from '../../reading/read-words.ts';
import { isYearAlone } from '../../reading/same-amount.ts';
import { turnOf } from '../../reading/turns.ts';
import { isGeneralWord } from '../../words/general-words.ts';
import { guardedFamilies } from '../../words/guarded-words.ts';

/** Numbers, dates and amounts without a fact that has the same value, the same unit and counts the same thing. */
export function checkNumbers(claims: Claims, index: FactIndex): Violation[] {
  const violations: Violation[] = [];
  for (const { start, end, text, month } of claims.months)
    if (isOpen(claims, start, end) && !index.months.has(month)) violations.push({ kind: 'date', text, start, end });
  for (const number of claims.numbers) {
    if (
      !isOpen(claims, number.start, number.end) ||
      claims.months.some((month) => number.start >= month.start && number.end <= month.end)
    )
      continue;
    if (
      isYearAlone(number)
        ? index.years.has(number.values[0] ?? 0)
        : index.views.some((view) => supportsNumber(number, claims, view))
    )
      continue;
    violations.push({ kind: kindOf(number, index), text: number.text, start: number.start, end: number.end });
  }
  return [...violations, ...findMiscounted(claims, index), ...findReversed(claims, index)];
}

/** Whether a fact has this number, of this unit, for the same thing. */
export function supportsNumber(number: NumberClaim, claims: Claims, view: FactView): boolean {
  return view.numbers.some(
    (own) =>
      isSameNumber(number, own) &&
      (number.per === '' || number.per === own.per || readPeriods(view.fact.text).has(number.per)) &&
      isSameThing(number, claims, own, view),
  );
}

function isSameNumber(claimed: NumberClaim, own: NumberClaim): boolean {
  return (
    claimed.unit === own.unit &&
    claimed.ordinal === own.ordinal &&
    (!claimed.atLeast || own.atLeast) &&
    claimed.values.some((value) => own.values.includes(value))
  );
}

function kindOf(number: NumberClaim, index: FactIndex): Violation['kind'] {
  if (isYearAlone(number)) return 'date';
  return index.views.some((view) =>
    view.numbers.some((own) => own.values.some((value) => number.values.includes(value))),
  ) && number.unit !== ''
    ? 'unit'
    : 'number';
}

function isSameThing(number: NumberClaim, claims: Claims, own: NumberClaim, view: FactView): boolean {
  if (view.fact.pointer === '/work')
    return !claims.skills.some(
      (skill) =>
        clauseOf(number, claims.words) === clauseOf(skill, claims.words) &&
        (skill.start >= number.end || forSoLong.test(claims.text.slice(skill.end, number.start))),
    );
  const said = contextOf(number, claims.words, claims.numbers, claims.language);
  const known = contextOf(own, view.words, view.numbers, claims.language);
  if (turnAt(number, claims.words) * turnAt(own, view.words) < 0) return false;
  // An amount of money counts nothing: in the line told it is the line's.
  if (/^[€$£]$/.test(number.unit) && claims.lines.includes(view)) return true;
  const things = said.filter((word) => isThing(word, claims.language));
  const others = [...known, ...joinedTo(own, view)].filter((word) => isThing(word, claims.language));
  const plain = wordsBeside(number, claims).filter((word) => !measures.test(word.word));
  const held = plain.filter((word) => view.words.some((other) => isAlike(word, other, claims.language)));
  if (number.unit === '' && plain.length > 0 && held.length === plain.length) return true;
  if (things.length === 0) return plain.length < 2 || held.length > 0 || view.fact.source === 'answer';
  if (others.length === 0 && view.fact.pointer.startsWith('/education/')) return false;
  return things.some((thing) => others.some((other) => isAlike(thing, other, claims.language)));
}

/** The second field of years told of two: "eleven years in geriatrics and palliative care". */
function joinedTo(own: NumberClaim, { words }: FactView): Word[] {
  const next = own.unit === 'year' ? words.filter(({ clause }) => clause === clauseOf(own, words) + 1) : [];
  return next[0] !== undefined && /^(?:and|und|et|y|e|en)$/.test(next[0].word) ? next : [];
}

/** "In paediatrics for three years". */
const forSoLong =
  /^\s*(?:for|seit|depuis|pendant|desde hace|durante|há|da|per|al|sinds)\s+(?:over |more than |almost |nearly |about )?$/iu;

/**
 * The words of the number's clause; with the clause before it when this one opens with "by" or has nothing of its own ("by 18 %"); else
 * the clause after it.
 */
function contextOf(number: NumberClaim, words: Word[], numbers: NumberClaim[], language: string): Word[] {
  const free = words.filter((word) => !numbers.some((other) => word.start >= other.start && word.end <= other.end));
  const clause = clauseOf(number, words);
  const own = free.filter((word) => word.clause === clause);
  const opensBy = /^(?:by|um|von|from|to)$/.test(own[0]?.word ?? '');
  for (const wanted of [clause, clause - 1, clause + 1, clause - 2]) {
    // The parts of a headline stand each for itself.
    if (wanted !== clause && isApart(Math.max(wanted, clause), words)) continue;
    const found = free.filter((word) => word.clause === wanted || (opensBy && word.clause === wanted - 1));
    if (found.some((word) => isThing(word, language))) return wanted === clause ? found : [...found, ...own];
  }
  return free;
}

const isApart = (clause: number, words: Word[]) => {
  const first = words.find((word) => word.clause === clause);
  return first?.opens === true && first.start > 0;
};

/** The longer words of the number's clause. */
function wordsBeside(number: NumberClaim, { words, numbers }: Claims): Word[] {
  const clause = clauseOf(number, words);
  return words.filter(
    (word) =>
      word.clause === clause &&
      word.word.length > 3 &&
      !smallWords.has(word.word) &&
      !numbers.some(({ start, end }) => word.start < end && word.end > start),
  );
}

function clauseOf({ start }: { start: number }, words: Word[]): number {
  return words.find((word) => word.end > start)?.clause ?? words.at(-1)?.clause ?? 0;
}

const measures =
  /^(years?|yrs?|months?|weeks?|days?|hours?|hrs?|minutes?|seconds?|percent|per|cent|points?|x|jahren?|ans|années|años|experience|erfahrung|experiencia|expérience)$/;

function isThing(word: Word, language: string): boolean {
  if (measures.test(word.word)) return false;
  return guardedFamilies(word.word).some(({ kind }) => kind === 'scope') || !isGeneralWord(word.word, language);
}

/** 1 where the number's clause, or the nearest before it, speaks of more; -1 of less; 0 where neither or both. */
function turnAt(number: NumberClaim, words: Word[]): number {
  const clause = clauseOf(number, words);
  for (const wanted of [clause, clause - 1, clause - 2]) {
    const turn = turnOf(words.filter((word) => word.clause === wanted));
    if (turn !== 0) return turn;
  }
  return 0;
}

/** "12 waiters" where the facts have waiters, and twelve of something else: what is counted stands beside its number. */
function findMiscounted(claims: Claims, index: FactIndex): Violation[] {
  return claims.numbers.flatMap((number): Violation[] => {
    if (number.unit !== '' || number.ordinal || isYearAlone(number) || !isOpen(claims, number.start, number.end))
      return [];
    const thing = countedBehind(number, claims.words);
    if (thing === undefined || isGeneralWord(thing.word, claims.language)) return [];
    const holders = index.views.flatMap((view) =>
      view.numbers.filter((own) => isSameNumber(number, own)).map((own) => ({ view, own })),
    );
    const counts = ({ view, own }: { view: FactView; own: NumberClaim }) =>
      view.fact.source === 'answer' ||
      countedBehind(own, view.words) === undefined ||
      view.words.some((word) => isAlike(thing, word, claims.language));
    return holders.length === 0 || holders.some(counts)
      ? []
      : [{ kind: 'number', text: number.text, start: number.start, end: thing.end }];
  });
}

/** The word right behind a number, where it is a plural. English and what is spelled like it. */
function countedBehind(number: NumberClaim, words: readonly Word[]): Word | undefined {
  const next = words.find(({ start }) => start >= number.end);
  return next !== undefined && next.start - number.end < 2 && /\p{L}{3}s$/u.test(next.word) ? next : undefined;
}

/** "From 4.1 % to 2.6 %" turned round. */
function findReversed(claims: Claims, index: FactIndex): Violation[] {
  const found: Violation[] = [];
  for (let i = 1; i < claims.numbers.length; i++) {
    const [a, b] = [claims.numbers[i - 1], claims.numbers[i]];
    if (
      a === undefined ||
      b === undefined ||
      !/^\s*(to|auf|à|a|al|naar|para|bis|–|-|→|until|in|of|von|sur|de|di|van|out of)\s*$/.test(
        claims.text.slice(a.end, b.start),
      )
    )
      continue;
    const views = index.views.filter((view) => placeOf(a, view) >= 0 && placeOf(b, view) >= 0);
    if (views.length > 0 && views.every((view) => placeOf(a, view) > placeOf(b, view)))
      found.push({ kind: 'number', text: claims.text.slice(a.start, b.end), start: a.start, end: b.end });
  }
  return found;
}

function placeOf(number: NumberClaim, view: FactView): number {
  return view.numbers.findIndex((own) => own.values.some((value) => number.values.includes(value)));
}
