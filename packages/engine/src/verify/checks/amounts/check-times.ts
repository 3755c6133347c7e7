import type { Violation } from '@shortlist/schema';
import { isPast } from '../../../language/dates/against-today.ts';
import { monthOf } from '../../../language/dates/month-of.ts';
import { type Claims, isOpen } from '../../claims.ts';
import { dateAt, todayOf } from '../../facts/dates-of.ts';
import type { FactIndex } from '../../facts/index-facts.ts';
import { readWords } from '../../reading/read-words.ts';
import { isSameAmount } from '../../reading/same-amount.ts';
import { helperWords } from '../../words/role-words.ts';

/** A job that has ended is not told as going on, and none lasts longer than its dates say. */
export function checkTimes(claims: Claims, index: FactIndex): Violation[] {
  const items = [...claims.items].filter((item) => item.startsWith('/work/'));
  const titled = [...checkYearsAs(claims, index), ...checkTitledTimes(claims, index)];
  if (items.length === 0) {
    // No employer named, but a line of a job that is over.
    const told = claims.lines.map(({ item }) => item);
    const going =
      told.length > 0 && told.every((item) => spanOf(item, index)?.ended === true) ? stillDone.exec(claims.text) : null;
    if (going === null || endsToo.test(claims.text) || !isOpen(claims, going.index, going.index + going[0].length))
      return titled;
    return [...titled, { kind: 'date', text: going[0], start: going.index, end: going.index + going[0].length }];
  }
  const spans = items.map((item) => spanOf(item, index));
  const found: Violation[] = [];
  if (spans.every((span) => span?.ended === true)) {
    const going = goesOn.exec(claims.text);
    if (going !== null && !endsToo.test(claims.text) && isOpen(claims, going.index, going.index + going[0].length))
      found.push({ kind: 'date', text: going[0], start: going.index, end: going.index + going[0].length });
  }
  const longest = spans.map((span) => span?.months);
  for (const number of claims.numbers) {
    if (!['year', 'month'].includes(number.unit) || !isOpen(claims, number.start, number.end)) continue;
    const months = Math.min(...number.values) * (number.unit === 'year' ? 12 : 1);
    const isBound =
      forSoLong.test(claims.text.slice(0, number.start)) ||
      (yearsAt.test(claims.text.slice(number.end)) &&
        !/^\s*(?:\p{Ll}+\s+)+(?:d['’]\p{Ll}+\s+)?(?:en|in)\s+\p{Ll}/u.test(claims.text.slice(number.end)));
    if (!isBound) continue;
    const isTold = index.views.some(
      ({ fact, numbers, item }) =>
        (items.includes(item) || fact.source === 'answer') && numbers.some((own) => isSameAmount(own, number)),
    );
    if (isTold || longest.some((span) => span === undefined || months <= span)) continue;
    found.push({ kind: 'number', text: number.text, start: number.start, end: number.end });
  }
  return [...found, ...titled];
}

/** "TITLE since 2015" and "TITLE for nine years": no earlier and no longer than the jobs of that title. */
function checkTitledTimes(claims: Claims, index: FactIndex): Violation[] {
  const titles = index.views.filter(({ fact }) => /^\/work\/\d+\/position$/.test(fact.pointer));
  const found: Violation[] = [];
  for (const title of titles) {
    const name = readWords(title.fact.text.split(/[,(]/)[0] ?? '').map(({ key }) => key);
    const end = endOf(name, claims);
    if (name.length === 0 || end < 0 || (!name.some((key) => helperWords.has(key)) && isHelped(name, claims))) continue;
    const isHelper = (keys: readonly string[]) => keys.some((key) => helperWords.has(key));
    const jobs = titles.filter(
      ({ words }) =>
        name.every((key) => words.some((own) => own.key === key)) &&
        (isHelper(name) || !isHelper(words.map(({ key }) => key))),
    );
    const starts = jobs.map(({ item }) => dateAt(`${item}/startDate`, index) ?? '');
    const since =
      sinceYear.exec(claims.text.slice(end)) ?? sinceBefore.exec(claims.text.slice(0, startOf(name, claims)));
    const year = since?.[1] ?? since?.[2] ?? '';
    // The line itself says since when.
    const isInLine = claims.lines.some(({ fact }) => year !== '' && fact.text.includes(year));
    if (isInLine) continue;
    if (since !== null && !starts.includes('') && starts.every((start) => start.slice(0, 4) > year))
      found.push({ kind: 'date', text: since[0].trim(), start: end, end: end + since[0].length });
    const isOver = jobs.length > 0 && jobs.every(({ item }) => spanOf(item, index)?.ended === true);
    if (
      since !== null &&
      isOver &&
      /since|seit|depuis|desde|dal|sinds/i.test(since[0]) &&
      !endsToo.test(claims.text) &&
      !/(?:19|20)\d\d.*(?:19|20)\d\d/.test(claims.text)
    )
      found.push({ kind: 'date', text: since[0].trim(), start: end, end: end + since[0].length });
    const months = jobs.map(({ item }) => spanOf(item, index)?.months);
    for (const number of claims.numbers) {
      const between = claims.text.slice(end, number.start);
      if (number.unit !== 'year' || number.start < end || !forYears.test(between) || months.includes(undefined))
        continue;
      const sum = months.reduce<number>((total, each) => total + (each ?? 0), 0);
      const isTold = index.views.some(
        ({ fact, numbers }) =>
          fact.pointer !== '/work' &&
          numbers.some(({ unit, values }) => unit === 'year' && values.some((value) => number.values.includes(value))),
      );
      if (!isTold && Math.min(...number.values) * 12 > sum)
        found.push({ kind: 'number', text: number.text, start: number.start, end: number.end });
    }
  }
  return found;
}

const sinceYear =
  /^\s*[,:(–—-]?\s*(?=(?:19|20)\d\d\s*(?:[–—-]|to (?:date|present|now)))((?:19|20)\d\d)|^[^.;]{0,24}?(?<!\p{L})(?:since|from|seit|depuis|desde|dal|sinds|vanaf)\s+(?:\p{L}+\s+)?(?:de\s+)?((?:19|20)\d\d)(?!\d)/iu;
/** "Since 2013 TITLE", "since 2013 I have been a TITLE". */
const sinceBefore =
  /(?<!\p{L})(?:since|seit|depuis|desde|dal|sinds|vanaf)\s+(?:\p{L}+\s+)?(?:de\s+)?((?:19|20)\d\d)(?:(?!\d|(?<!\p{L})(?:bei|at|chez|presso|bij)(?!\p{L}))[^.;]){0,24}$/iu;
const forYears =
  /^[^.;\d]{0,16}?(?<!\p{L})(?:for|with|mit|seit|pendant|depuis|avec|durante|con|desde hace|com|há|da|per|met|al)\s+(?:over |more than |almost |nearly |über |mehr als |plus de |más de |mais de |più di |meer dan )?$/iu;

/** Where a run of words ends in the sentence; -1 where it does not stand there. */
function endOf(keys: readonly string[], claims: Claims): number {
  const at = claims.words.findIndex((_, i) => keys.every((key, j) => claims.words[i + j]?.key === key));
  return at < 0 ? -1 : (claims.words[at + keys.length - 1]?.end ?? -1);
}

/** "Assistant TITLE" is another title. */
function isHelped(keys: readonly string[], claims: Claims): boolean {
  const at = claims.words.findIndex((_, i) => keys.every((key, j) => claims.words[i + j]?.key === key));
  return helperWords.has(claims.words[at - 1]?.word ?? '');
}

function startOf(keys: readonly string[], claims: Claims): number {
  return claims.words.find((_, i) => keys.every((key, j) => claims.words[i + j]?.key === key))?.start ?? 0;
}

/** "11 years as Senior Accountant": no longer than the jobs of that title lasted together. */
function checkYearsAs(claims: Claims, index: FactIndex): Violation[] {
  return claims.numbers.flatMap((number): Violation[] => {
    const title = number.unit !== 'year' ? null : yearsAs.exec(claims.text.slice(number.end));
    if (title === null || !isOpen(claims, number.start, number.end)) return [];
    const asked = readWords(title[1] ?? '').map(({ key }) => key);
    const held = index.views.filter(
      ({ fact, words }) =>
        /^\/work\/\d+\/position$/.test(fact.pointer) && asked.every((key) => words.some((own) => own.key === key)),
    );
    const months = held.map(({ item }) => spanOf(item, index)?.months);
    if (months.length === 0 || months.includes(undefined)) return [];
    const isTold = index.views.some(
      ({ fact, numbers }) =>
        fact.pointer !== '/work' &&
        numbers.some(({ unit, values }) => unit === 'year' && values.some((v) => number.values.includes(v))),
    );
    const sum = months.reduce<number>((total, each) => total + (each ?? 0), 0);
    return isTold || Math.min(...number.values) * 12 <= sum
      ? []
      : [{ kind: 'number', text: number.text, start: number.start, end: number.end }];
  });
}

const yearsAs =
  /^\s*(?:years?|jahren?|ans|années|años)(?: (?:of|de) (?:experience|expérience|experiencia))?(?: (?:berufs)?erfahrung)? (?:as|als|comme|como) (?:an? |une? )?([^,.;()]{3,60}?)(?= (?:at|bei|chez|en|with|in)\s|[,.;()]|$)/iu;

const forSoLong =
  /(?<!\p{L})(?:for|in (?:my|the)|während|pendant|durante|après|in meinen)(?: over| more than| nearly| almost| about)?\s*$/iu;
const yearsAt =
  /^\s*(?:years?|months?|jahren?|monaten?|ans|mois|años|meses)(?: (?:of |de |d['’])(?:work|experience|expérience|experiencia))? (?:at|with|bei|chez|en|à|au)\s/iu;

const goesOn =
  /[–—-]\s*(?:present|today|now|date|heute|aujourd['’]hui|présent|actualidad|presente|hoje|atual|oggi|heden|nu)(?!\p{L})|to (?:date|present)(?!\p{L})|(?<!\p{L})(?:working (?:at|for|with)|currently|now|today|nowadays|presently|at present|(?<!\bearlier )still|to this day|since (?:\p{L}+ )?(?:19|20)\d\d|i (?:work|am employed|serve) (?:at|for|with)|derzeit|zurzeit|aktuell|heute|jetzt|nach wie vor|arbeite(?! .*(?:habe|hatte))|bin (?:ich )?(?:bei|beim|am|im|in)|seit (?:\p{L}+ )?(?:19|20)\d\d|actuellement|aujourd['’]hui|depuis (?:\p{L}+ )?(?:19|20)\d\d|actualmente|hoy|desde (?:\p{L}+ (?:de )?)?(?:19|20)\d\d|(?<!(?:mi|el|del|su|este) )trabajo (?:en|para)|je travaille|(?<!(?:meu|o|do) )trabalho (?:na|no|em)|(?<!(?:mio|il|di|del) )lavoro (?:al|alla|presso|in)|ik werk (?:bij|in)|atualmente|hoje|attualmente|oggi|tuttora|momenteel|tegenwoordig|(?:werk|ben) (?:ik )?(?:nu|thans)|thans)(?!\p{L})/iu;
/** Words that put a deed into the present. */
const stillDone =
  /(?<!\p{L})(?:currently|(?<!\bearlier )still|nowadays|at present|to this day|derzeit|zurzeit|nach wie vor|immer noch|actuellement|encore aujourd['’]hui|toujours|actualmente|todavía|sigo|atualmente|ainda hoje|attualmente|tuttora|momenteel|nog steeds)(?!\p{L})/iu;
const endsToo =
  /(?<!\p{L})(?:until|till|to (?:\p{L}+ )?(?:19|20)\d\d|bis|jusqu['’]|hasta|left|leaving|before|(?<!look(?:s|ed|ing)? )after|vor|nach(?! wie)|avant|après|antes|tras)(?![\p{L}-])/iu;

type Span = { ended: boolean; months: number | undefined };

/** How long a job lasted, a bare year counted to its end; no months while it runs. Undefined where its start is not known. */
function spanOf(item: string, index: FactIndex): Span | undefined {
  const [start, end] = [dateAt(`${item}/startDate`, index), dateAt(`${item}/endDate`, index)];
  if (start === undefined) return undefined;
  const today = todayOf(index);
  const until = end ?? today;
  const [first, last] = [monthOf(start, false), monthOf(until, true)];
  return {
    ended: end !== undefined && (today === undefined || isPast(end, today)),
    months: first === undefined || last === undefined ? undefined : last - first + 1,
  };
}
