import type { Violation } from '@shortlist/schema';
import { skillsIn } from '../../../lexicon/find/skills-in.ts';
import { type Claims, isOpen } from '../../claims.ts';
import { type FactIndex, type FactView, smallWords } from '../../facts/index-facts.ts';
import { isAlike } from '../../reading/is-alike.ts';
import type { NumberClaim } from '../../reading/read-numbers.ts';
import type { Word } from '../../reading/read-words.ts';
import { holdersOf } from '../../reading/same-amount.ts';
import { isGeneralWord } from '../../words/general-words.ts';

/**
 * Years stay with what they were counted of: "General manager with 12 years in hospitality" has neither been a general manager for twelve years nor twelve
 * years of management. Where the working life counted from the dates is as long, any of it may be told.
 */
export function checkToldYears(claims: Claims, index: FactIndex): Violation[] {
  return claims.numbers.flatMap((number): Violation[] => {
    if (number.unit !== 'year' || !isOpen(claims, number.start, number.end)) return [];
    const all = holdersOf(number, index.views);
    // The length of the whole working life is said of what all of it was.
    const holders = all.filter(({ view }) => view.fact.pointer !== '/work');
    if (holders.length === 0 || holders.some(({ view }) => isAnswer(view))) return [];
    const said = saidOf(number, claims).filter(
      (word) =>
        isOpen(claims, word.start, word.end) &&
        (isThing(word, claims.language) || holders.some(({ view }) => isHeld(word, view.words, claims))),
    );
    if (holders.length < all.length && said.every((word) => isTitled(word, claims, index))) return [];
    if (said.length === 0 || holders.some((holder) => bears(holder, said, claims, index))) return [];
    return [{ kind: 'number', text: number.text, start: number.start, end: number.end }];
  });
}

const isTitled = (word: Word, claims: Claims, index: FactIndex) =>
  index.views.some(({ fact, words }) => /\/(?:position|label)$/.test(fact.pointer) && isHeld(word, words, claims));
const isAnswer = ({ fact }: FactView) => fact.source === 'answer';

const forSoLong =
  /(?<!\p{L})(?:for|seit|pendant|depuis|durante|desde hace|há|per|da|sinds)\s+(?:(?:over|more than|almost|nearly|about|the (?:last|past)|über|mehr als|fast|plus de|près de|más de|casi|mais de|più di|quasi|meer dan|bijna|the|my)\s+)*$/iu;
const ofWhat =
  /^\s*(?:years?|jahren?|ans|années|años|anos|anni|jaar)['’]?\s+(?:(?:work(?:ing)? |professional )?(?:experience|erfahrung|expérience|experiencia|experiência|esperienza|ervaring)|(?:of|an|d['’]|de|di)\s?(?:experience|erfahrung|expérience|experiencia|experiência|esperienza)|berufserfahrung)?\s*(?:(?:of|in|as|with|als|im|in der|mit|bei|en|dans|comme|de|d['’]|como|em|na|no|come|nel|nella|van|met|een|an|a)\s+|(?=\p{Ll}+ing\s))/iu;
const after =
  /^\s*(?:years?|jahren?|ans|années|años|anos|anni|jaar)['’]?\s+(?:of |de |d['’]|di )?(?=\p{Ll}+ (?:experience|expérience)(?!\p{L}))/iu;
const stops = /^(?:at|bei|chez|presso|while|where|who|which|and|und|et|y|e|en)$/;

/** The words that the years are said of: of the whole clause behind "for", else those that follow. */
function saidOf(number: NumberClaim, { text, words }: Claims): Word[] {
  const clause = words.find(({ end }) => end > number.start)?.clause;
  const telling = words.filter(
    (word) => word.clause === clause && isTelling(word) && (word.end <= number.start || word.start >= number.end),
  );
  if (forSoLong.test(text.slice(0, number.start))) return telling;
  const rest = text.slice(number.end);
  if (!ofWhat.test(rest) && !after.test(rest)) return [];
  const stop = words.find(({ start, word }) => start > number.end && stops.test(word))?.start ?? text.length;
  return telling.filter(({ start }) => start >= number.end && start < stop);
}

/** Whether a fact that has the years has them of what is said. */
function bears(
  { view, own }: { view: FactView; own: NumberClaim },
  said: readonly Word[],
  claims: Claims,
  index: FactIndex,
): boolean {
  const heads = index.views.filter(({ item, fact }) => item === view.item && isHead.test(fact.pointer));
  const isTold = (word: Word) =>
    isHeld(word, view.words, claims) ||
    isBySkill(word, view, claims, index) ||
    heads.some(({ words }) => isHeld(word, words, claims));
  if (!said.filter((word) => isThing(word, claims.language)).every(isTold)) return false;
  const clause = view.words.find(({ end }) => end > own.start)?.clause;
  const beside = view.words.filter(
    (word) => (word.clause === clause || word.clause === joinedClause(view, clause)) && isTelling(word),
  );
  const counted = beside.filter(({ start }) => start >= own.end);
  if (!counted.some((word) => isThing(word, claims.language))) return true;
  const joined = withSoMany.test(view.fact.text.slice(0, own.start)) ? counted : beside;
  const skills = new Set(skillsIn(view.fact.text.slice(own.end, counted.at(-1)?.end)).map(({ id }) => id));
  const isCounted = (word: Word) =>
    isHeld(word, joined, claims) ||
    claims.skills.some(({ start, end, id }) => start <= word.start && end >= word.end && skills.has(id));
  if (!said.some(isCounted)) return false;
  // "Six years in fintech and health" are not six in fintech.
  const parts = partsOf(
    view.words.filter(({ start }) => start >= own.end),
    view.fact.text,
    claims.language,
  );
  return parts.every((part) => claims.words.some((word) => isHeld(word, [part], claims)));
}

/** The clause that "and" joins to another: "on private gardens and public parks". */
function joinedClause({ words }: FactView, clause: number | undefined): number | undefined {
  const next = words.find((word) => word.clause === (clause ?? -2) + 1);
  return next !== undefined && /^(?:and|und|et|y|e|en)$/.test(next.word) ? next.clause : undefined;
}

/** The two things between which years were shared: "in fintech and health". */
function partsOf(counted: readonly Word[], text: string, language: string): Word[] {
  const things = counted.filter((word) => isTelling(word) && isThing(word, language));
  const [first] = things;
  const next = things.find(
    ({ start }) => first !== undefined && /^\s(?:and|und|et|y|e|en)\s$/.test(text.slice(first.end, start)),
  );
  return first === undefined || next === undefined ? [] : [first, next];
}

/** "TITLE with 12 years in FIELD": the years are of the field. */
const withSoMany =
  /(?<!\p{L})(?:with|mit|avec|con|com|met)\s+(?:(?:over|more than|almost|nearly|about|über|mehr als|fast|plus de|près de|más de|casi|mais de|più di|quasi|meer dan|bijna)\s+)*$/iu;

/** Where it was, and as what, goes without saying. */
const isHead = /^\/(?:work|volunteer|education)\/\d+\/(?:position|name|location|organization|institution)$/;

const measure = /^(?:years?|jahren?|ans|années|años|anos|anni|jaar|experience\p{L}*|erfahrung|berufserfahrung)$/u;
const isTelling = ({ word }: Word) => word.length > 2 && !smallWords.has(word) && !measure.test(word);
const isThing = ({ word }: Word, language: string) => !isGeneralWord(word, language);
const isHeld = (word: Word, words: readonly Word[], { language }: Claims) =>
  words.some((own) => isAlike(word, own, language));

function isBySkill(word: Word, view: FactView, claims: Claims, index: FactIndex): boolean {
  return claims.skills.some(
    ({ start, end, id, name }) =>
      start <= word.start &&
      end >= word.end &&
      (index.bySkill.get(id ?? name.toLowerCase()) ?? []).some((each) => each.fact === view.fact),
  );
}
