import type { Span } from '@shortlist/schema';
import { monthOf } from '../../language/dates/month-of.ts';
import { type Claims, isOpen } from '../claims.ts';
import { isAlike } from '../reading/is-alike.ts';
import type { NumberClaim } from '../reading/read-numbers.ts';
import type { Word } from '../reading/read-words.ts';
import { isGeneralWord } from '../words/general-words.ts';
import { isLessening } from '../words/lessening-words.ts';
import { dateAt, todayOf } from './dates-of.ts';
import { type FactIndex, type FactView, smallWords } from './index-facts.ts';

const leads = {
  more: /(?<!\p{L})(?:over|more than|mehr als|über|gut|plus de|más de|mais de|più di|oltre|meer dan|ruim)\s*$/iu,
  nearly: /(?<!\p{L})(?:almost|nearly|just under|fast|beinahe|knapp|presque|près de|casi|quase|quasi|bijna)\s*$/iu,
  about:
    /(?<!\p{L})(?:about|around|some|roughly|rund|etwa|ungefähr|environ|unos|cerca de|circa|ongeveer|zo[’']n)\s*$/iu,
};
const leading = /^(?:over|more|mehr|plus|más|mais|più|oltre|meer|dan|ruim|knapp|etwas|just|under|près|unos|cerca)$/u;
const halfBefore = /^\s+and a half\s+(years?)/iu;
const halfBehind = /^\s+(?:ans et demie?|años y medio|anos e meio|anni e mezzo)/iu;

/** The stretches of a sentence that say truly how long the person was somewhere. */
export function trueDurations(claims: Claims, index: FactIndex): Span[] {
  return claims.numbers.flatMap((number): Span[] => {
    if (!isTrueDuration(number, claims, index)) return [];
    const lead = Object.values(leads).find((pattern) => pattern.test(leadOf(number, claims.text)));
    const before = lead?.exec(leadOf(number, claims.text))?.[0].length ?? 0;
    const behind =
      (halfBefore.exec(claims.text.slice(number.end)) ?? halfBehind.exec(claims.text.slice(number.end)))?.[0].length ??
      0;
    return [{ start: number.start - before, end: number.end + behind }];
  });
}

const leadOf = ({ start }: NumberClaim, text: string) => text.slice(Math.max(0, start - 14), start);

/**
 * Whether a count of years or months is how long the person was where the sentence says, by the dates of the entries: at an employer or a school it
 * names, or under a title of theirs. Only where the clause tells of nothing else ("six years as a dental hygienist", not "six years of implants").
 */
function isTrueDuration(number: NumberClaim, claims: Claims, index: FactIndex): boolean {
  const unit = halfBefore.test(claims.text.slice(number.end)) ? 'year' : number.unit;
  if ((unit !== 'year' && unit !== 'month') || !isOpen(claims, number.start, number.end)) return false;
  const clause = claims.words.find(({ end }) => end > number.start)?.clause;
  const beside = claims.words.filter(
    (word) =>
      (word.clause === clause || (Math.abs(word.clause - (clause ?? 0)) < 2 && !opensWhere(word.clause, claims))) &&
      !smallWords.has(word.word) &&
      !(word.start < number.end && word.end > number.start) &&
      !isGeneralWord(word.word, claims.language) &&
      !isLessening(word.word) &&
      !leading.test(word.word) &&
      !measure.test(word.word),
  );
  const names = index.views.filter(
    ({ fact, item }) => isName.test(fact.pointer) && (claims.items.size === 0 || claims.items.has(item)),
  );
  const called = beside.filter((word) => names.some((view) => isHeld(word, view, claims.language)));
  if (called.length < beside.length || (called.length === 0 && claims.items.size === 0)) return false;
  const titled = names.filter((view) => /\/(?:position|name)$/.test(view.fact.pointer));
  const entries =
    claims.items.size > 0
      ? [...claims.items]
      : [
          ...new Set(
            titled
              .filter((view) => called.every((word) => isHeld(word, view, claims.language)))
              .map(({ item }) => item),
          ),
        ];
  const months = entries.map((item) => monthsOf(item, index));
  if (entries.length === 0 || months.includes(undefined)) return false;
  const lasted = months.reduce<number>((sum, each) => sum + (each ?? 0), 0);
  return number.values.some((value) => fits(value, unit, number, claims.text, lasted));
}

/** "…, where I served at the bar": told of the same place, and by its own words judged. */
const opensWhere = (clause: number, { words, items }: Claims) =>
  items.size === 1 &&
  /^(?:where|wo|où|donde|onde|dove|waar)$/u.test(words.find((word) => word.clause === clause)?.word ?? '');

const isName =
  /^\/(?:work\/\d+\/(?:position|name|location)|education\/\d+\/(?:institution|area|studyType)|volunteer\/\d+\/(?:organization|position))$/;
const measure =
  /^(?:half|demie?|medio|meio|mezzo|years?|months?|jahren?|monaten?|ans|mois|années|años|meses|anos|anni|mesi|jaar|maanden)$/;
const isHeld = (word: Word, view: FactView, language: string) => view.words.some((own) => isAlike(word, own, language));

/** A month more or less is allowed for, since both ends of a range count or do not. */
function fits(value: number, unit: 'year' | 'month', number: NumberClaim, text: string, lasted: number): boolean {
  const [size, rest, lead] = [unit === 'year' ? 12 : 1, text.slice(number.end), leadOf(number, text)];
  const said = (value + (halfBefore.test(rest) || halfBehind.test(rest) ? 0.5 : 0)) * size;
  if (leads.nearly.test(lead)) return lasted < said && lasted >= said - size / 2;
  if (leads.about.test(lead)) return Math.abs(lasted - said) <= Math.max(1, size / 2);
  if (leads.more.test(lead)) return lasted >= said && lasted < said + size * 1.5;
  return lasted + (size === 12 ? 1 : 0) >= said && lasted < said + (size === 12 ? 12 : 2);
}

function monthsOf(item: string, index: FactIndex): number | undefined {
  const [start, end] = [dateAt(`${item}/startDate`, index), dateAt(`${item}/endDate`, index) ?? todayOf(index)];
  const [first, last] = [monthOf(start, false), monthOf(end, true)];
  // Of bare years nobody knows which months: a year less is sure.
  const unsure = [start, end].some((date) => date?.length === 4) ? 12 : 0;
  return first === undefined || last === undefined ? undefined : last - first + 1 - unsure;
}
