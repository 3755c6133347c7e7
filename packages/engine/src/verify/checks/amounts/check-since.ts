import type { Violation } from '@shortlist/schema';
import { monthOf } from '../../../language/dates/month-of.ts';
import { type Claims, isOpen } from '../../claims.ts';
import { dateAt, todayOf } from '../../facts/dates-of.ts';
import { type FactIndex, type FactView, smallWords } from '../../facts/index-facts.ts';
import { tellingWords } from '../../facts/telling-words.ts';
import { viewsWith } from '../../facts/views-with.ts';

const since =
  /(?<!\p{L})(?:since|from|seit|depuis|desde|dal|da|sinds|vanaf|ab)\s+(?:\p{L}+\s+)?(?:de\s+)?((?:19|20)\d\d)(?!\d)(?!\s*(?:to|until|till|bis|à|jusqu|a|al|hasta|até|tot|–|—|-))/iu;
const isTitle = ({ fact }: FactView) => /^\/work\/\d+\/position$/.test(fact.pointer);

/** "TITLE since 2015" and "twelve years of TITLE", by any telling word of a title: no earlier and no longer than the jobs whose titles have it. */
export function checkSince(claims: Claims, index: FactIndex): Violation[] {
  if (!since.test(claims.text)) return [...checkShortTimes(claims, index), ...checkYearsOf(claims, index)];
  const titles = index.views.filter(isTitle);
  const called = claims.words.filter(
    (word) => !smallWords.has(word.word) && word.word.length > 3 && isOpen(claims, word.start, word.end),
  );
  const own = called.filter((word) => titles.some((view) => viewsWith(word, claims.language, index).has(view)));
  const jobs = titles.filter(
    (view) => own.length > 0 && own.every((word) => viewsWith(word, claims.language, index).has(view)),
  );
  return [...checkStart(claims, index, jobs), ...checkShortTimes(claims, index)];
}

function checkStart(claims: Claims, index: FactIndex, jobs: readonly FactView[]): Violation[] {
  const match = since.exec(claims.text);
  if (match === null || jobs.length === 0 || claims.items.size > 0) return [];
  const starts = jobs.map(({ item }) => dateAt(`${item}/startDate`, index)?.slice(0, 4));
  const isLate = starts.every((start) => start !== undefined && start > (match[1] ?? ''));
  // Only where the titles' words are all that the sentence tells of.
  const rest = claims.words.filter(
    ({ word, start, end }) =>
      !(start >= match.index && end <= match.index + match[0].length) && word.length > 3 && !smallWords.has(word),
  );
  const isAll = rest.length <= 6;
  return isLate && isAll
    ? [{ kind: 'date', text: match[0], start: match.index, end: match.index + match[0].length }]
    : [];
}

/** "Ten years of baking": no longer than the jobs whose title or house has a word of it, where these are not all of the jobs. */
function checkYearsOf(claims: Claims, index: FactIndex): Violation[] {
  if (claims.items.size > 0) return [];
  const jobs = new Set(index.views.filter(isTitle).map(({ item }) => item));
  return claims.numbers.flatMap(({ unit, values, text, start, end }): Violation[] => {
    const clause = claims.words.find((word) => word.end > start)?.clause;
    if (unit !== 'year' || !isOpen(claims, start, end)) return [];
    const heads = tellingWords({ ...claims, words: claims.words.filter((word) => word.clause === clause) }, index)
      .flat()
      .filter(({ keys, free }) => !free && [...keys].some((key) => jobs.has(key)));
    const held = [...jobs].filter((item) => heads.every((each) => each.heads.has(item)));
    if (heads.length === 0 || held.length === 0 || held.length === jobs.size) return [];
    const months = held.map((item) => {
      const [first, last] = [
        monthOf(dateAt(`${item}/startDate`, index), false),
        monthOf(dateAt(`${item}/endDate`, index) ?? todayOf(index), true),
      ];
      return first === undefined || last === undefined ? undefined : last - first + 1;
    });
    const isTold = index.views.some(
      ({ fact, numbers }) =>
        fact.pointer !== '/work' &&
        numbers.some((own) => own.unit === 'year' && own.values.some((value) => values.includes(value))),
    );
    if (isTold || months.includes(undefined)) return [];
    const lasted = months.reduce<number>((sum, each) => sum + (each ?? 0), 0);
    return Math.min(...values) * 12 > lasted + 6 ? [{ kind: 'number', text, start, end }] : [];
  });
}

const aYear =
  /(?<!\p{L})(?:a|one|(?:a|one) full|a whole|ein(?: ganzes)?|un|un’|une|um|een) (?:year|jahr|an|année|año|ano|anno|jaar)(?!\p{L})(?! (?:ago|earlier|before|later|vor|zuvor))/iu;
const per = /(?:once|twice|times|mal|fois|veces?|volt[ae]|vez(?:es)?|keer|£|\$|€|\d)[^.;]{0,24}$/iu;

/** "A year at NAME" of a job that lasted four months. */
function checkShortTimes(claims: Claims, index: FactIndex): Violation[] {
  const match = aYear.exec(claims.text);
  const items = [...claims.items];
  if (match === null || items.length !== 1 || per.test(claims.text.slice(0, match.index))) return [];
  const [item = ''] = items;
  const today = todayOf(index);
  const first = monthOf(dateAt(`${item}/startDate`, index), false);
  const last = monthOf(dateAt(`${item}/endDate`, index) ?? today, true);
  if (first === undefined || last === undefined || last - first + 1 >= 11) return [];
  if (index.views.some((view) => view.item === item && aYear.test(view.fact.text))) return [];
  return [{ kind: 'number', text: match[0], start: match.index, end: match.index + match[0].length }];
}
