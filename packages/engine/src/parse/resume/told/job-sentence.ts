import { type DateSpan, findDates, isDateText } from '../../../language/dates/find-dates.ts';
import { isKnownCity, placeScore } from '../../../language/places/places.ts';
import { isTown } from '../../../language/places/towns.ts';
import { type JobSentenceWords, jobSentenceWords } from '../../../language/titles/job-sentence-words.ts';
import {
  endsInForm,
  isDepartment,
  isLegalForm,
  organisationScore,
} from '../../../language/titles/organisation-words.ts';
import { titleScore } from '../../../language/titles/title-words.ts';

type Stretch = { start: number; end: number };
/** Where a sentence names a job's parts. */
export type JobSentence = { title?: Stretch; employer?: Stretch; place?: Stretch; dates: DateSpan[] };

/** A name has at most so many words. */
const mostWords = 10;
/** A sentence that tells a job has at most so many characters. */
const longest = 600;
/** A number or mark that a list of sentences is led by. */
const numbered = /^\s*(?:\(?\d{1,2}\s*[.)\]:]|\(?\p{L}[.)]|[.>*✓➢-])?\s*/u;
/** One character that no name has: it stands for each of a time that was read already. */
const gone = '¦';
const trimmed = /^[\s,;:.“”"'‘’¦–—-]+|[\s,;:“”"‘’¦(–—-]+$/gu;

const patterns = jobSentenceWords.map((words) => ({
  begins: new RegExp(
    String.raw`^(?:(?:(?:${words.time})\s+)?${gone}+[\s,:.–-]*)?(?:(?:${words.before})[\s,]+)*(?:${words.verb})(?!\p{L})`,
    'iu',
  ),
  as: new RegExp(String.raw`(?<=[\s¦])(?:${words.as})(?=[\s“"])\s*`, 'iu'),
  by: new RegExp(String.raw`(?<=[\s,”"¦])(?:${words.employedBy})(?=[\s,“"])[\s,]*`, 'giu'),
  within: new RegExp(String.raw`(?<=[\s,”"¦])(?:${words.within})(?=[\s,“"])[\s,]*`, 'giu'),
  timed: new RegExp(
    String.raw`(?:(?:(?<!\p{L})(?:${words.time})|${words.since})\s*)?[([{]?\s*(?:\d{1,2}\s?(?:st|nd|rd|th)?[\s-]+)?${gone}+[\s)\]}]*`,
    'giu',
  ),
  lasting: new RegExp(String.raw`(?:(?<!\p{L})(?:${words.time})\s+)?(?:${words.lasting})(?!\p{L})`, 'giu'),
  onward: new RegExp(
    String.raw`[\s,¦]+(?:${words.onward})(?!\p{L})|(?<=\p{L}{5}|\))\.\s+(?=\p{L}{4})|[\s¦]\p{L}+\s?:`,
    'iu',
  ),
  words,
}));
type Patterns = (typeof patterns)[number] & { words: JobSentenceWords };

/** Whether a line begins as sentences that tell a job do. */
export function beginsSentence(text: string): boolean {
  return patterns.some(({ begins }) => begins.test(blankDates(text, findDates(text)).replace(numbered, '')));
}

/**
 * What, for whom and when somebody worked, where one sentence of a known shape tells all of it: "worked as TITLE with EMPLOYER from DATE to DATE", the
 * three in any order. Without a title it tells a job only where its dates and a known word of an organisation do. Undefined where a part may be something
 * else. `titleAt`: where a title stands behind a sentence that names none.
 */
export function readJobSentence(text: string, titleAt?: number): JobSentence | undefined {
  if (text.length > longest) return undefined;
  const dates = findDates(text)
    .filter(({ range }) => range)
    .slice(0, 1);
  if (dates.some(({ from, to }) => from !== undefined && to !== undefined && to < from.slice(0, to.length)))
    return undefined;
  for (const pattern of patterns) {
    const found = readParts(text, dates, pattern, titleAt);
    if (found) return { ...found, dates };
  }
  return undefined;
}

function readParts(
  whole: string,
  dates: DateSpan[],
  pattern: Patterns,
  titleAt: number | undefined,
): Omit<JobSentence, 'dates'> | undefined {
  const lead = numbered.exec(whole)?.[0].length ?? 0;
  const blanked = blankDates(whole, dates);
  const verb = pattern.begins.exec(blanked.slice(lead));
  if (!verb) return undefined;
  const text = [pattern.timed, pattern.lasting].reduce(
    (said, time) => said.replace(time, (match) => gone.repeat(match.length)),
    blanked,
  );
  const from = lead + verb[0].length;
  const as = pattern.as.exec(text.slice(from, titleAt));
  if (!as && titleAt === undefined) return dates.length > 0 ? readEmployerAlone(text, from, pattern) : undefined;
  if (as && titleAt !== undefined) return undefined;
  const at = titleAt ?? from + (as?.index ?? 0);
  const behind = at + (as?.[0].length ?? 0);
  // "worked with EMPLOYER as TITLE" or "worked as TITLE with EMPLOYER".
  const before = text.slice(from, at);
  if (/[\p{L}]/u.test(before)) {
    const link = [...before.matchAll(pattern.by), ...before.matchAll(pattern.within)].sort(
      (a, b) => a.index - b.index,
    )[0];
    if (!link || /\p{L}/u.test(before.slice(0, link.index))) return undefined;
    const title = titleAt === undefined ? endName(text, behind, pattern, true) : { start: at, end: text.length };
    const start = from + link.index + link[0].length;
    const end = titleAt === undefined ? at : Math.min(at, endName(text, start, pattern, false).end);
    return judge(text, title, { start, end }, pattern);
  }
  if (titleAt !== undefined) return undefined;
  const stop = pattern.onward.exec(text.slice(behind));
  const end = stop ? behind + stop.index : text.length;
  const said = text.slice(behind, end);
  const by = [...said.matchAll(pattern.by)].filter((link) => isName(said.slice(link.index + link[0].length)));
  const within = [...said.matchAll(pattern.within)];
  const [first] = [...by, ...within].sort((a, b) => a.index - b.index);
  const link = by[0] ?? chooseLink(said, within);
  if (!first) return readBehindComma(text, { start: behind, end }, pattern);
  if (!link) return undefined;
  const timeAt = said.indexOf(gone);
  const title = { start: behind, end: behind + (timeAt > 0 ? Math.min(timeAt, first.index) : first.index) };
  return judge(text, title, endName(text, behind + link.index + link[0].length, pattern, false), pattern);
}

/** "worked as TITLE, EMPLOYER, PLACE": without a word that leads to the employer a comma does, where a known place is behind it or its own words tell it. */
function readBehindComma(text: string, said: Stretch, pattern: Patterns): Omit<JobSentence, 'dates'> | undefined {
  const comma = text.slice(said.start, said.end).search(/,\s/u);
  if (comma < 0) return undefined;
  const start = said.start + comma + 1;
  const read = judge(
    text,
    { start: said.start, end: said.start + comma },
    endName(text, start, pattern, false),
    pattern,
  );
  if (!read?.employer) return undefined;
  return read.place || organisationScore(clean(text.slice(read.employer.start, read.employer.end))) >= 0.6
    ? read
    : undefined;
}

/** "worked with EMPLOYER from DATE to DATE": who it was for, where the name says that it is an organisation. */
function readEmployerAlone(text: string, from: number, pattern: Patterns): Omit<JobSentence, 'dates'> | undefined {
  const behind = text.slice(from);
  const by = [...behind.matchAll(pattern.by)];
  const [link] = [...by, ...behind.matchAll(pattern.within)].sort((a, b) => a.index - b.index);
  if (!link || /\p{L}/u.test(behind.slice(0, link.index))) return undefined;
  const { employer, place } =
    nameOf(text, endName(text, from + link.index + link[0].length, pattern, true), pattern) ?? {};
  return employer && isHouse(text.slice(employer.start, employer.end), by.includes(link))
    ? { employer, ...(place ? { place } : {}) }
    : undefined;
}

/** An organisation by its words: behind "in" one whose last words say so, for others are fields of work ("in Hotel Industry", "in University research"). */
function isHouse(name: string, isBy: boolean): boolean {
  if (isWithin(name)) return false;
  return organisationScore(name) >= (isBy ? 0.6 : 1) || (!isBy && ofName.test(name) && organisationScore(name) >= 0.6);
}

/** "University of Torvik": the word that says what it is stands first. */
const ofName = /^\p{Lu}\S* (?:of|de|du|da) \p{Lu}/u;

/** Of several "in" and "for" the one before an organisation, where no other leads to one. */
function chooseLink(said: string, links: RegExpExecArray[]): RegExpExecArray | undefined {
  if (links.length < 2) return links[0];
  const scored = links.filter((link, i) => {
    const name = said.slice(link.index + link[0].length, links[i + 1]?.index);
    return organisationScore(clean(name)) >= 0.6 && !isWithin(clean(name));
  });
  if (scored.length === 1) return scored[0];
  const [first, second] = links as [RegExpExecArray, RegExpExecArray];
  const place = clean(said.slice(second.index + second[0].length));
  return links.length === 2 && placeScore(place) > 0 ? first : undefined;
}

/** Names begin with a capital or a figure. */
const isName = (text: string): boolean => /^["“(]?[\p{Lu}\d]/u.test(text);

/** "Claims department office": a part of an organisation, with or without its room. */
const isWithin = (name: string): boolean => isDepartment(name) || isDepartment(name.replace(/\s\S+$/u, ''));

const clean = (text: string): string =>
  text
    .replace(trimmed, '')
    .replace(/[.¦]+$/u, '')
    .trim();

/** What stands behind the first comma of more words than a name has, or behind a form of companies: an address. */
function behindComma(who: string): { from: number; start: number; end: number } | undefined {
  const comma = /,\s+(?![^(]*\))/u.exec(who);
  if (!comma || (who.split(/\s+/).length <= mostWords && !endsInForm(who.slice(0, comma.index)))) return undefined;
  return { from: comma.index, start: comma.index + comma[0].length, end: who.length };
}

/** "Larch Fabrics Ltd. Hapur": a name ends with its legal form, and what stands behind it without a comma is where it is. */
function behindForm(who: string): { from: number; start: number; end: number } | undefined {
  const words = [...who.matchAll(/\S+/gu)];
  const form = words.findLastIndex(([word], i) => i > 0 && isLegalForm(word.replace(/[.)]+$/u, '')));
  const [last, next] = [words[form], words[form + 1]];
  if (!last || !next || !/^\p{Lu}/u.test(next[0]) || organisationScore(who.slice(next.index)) >= 0.3) return undefined;
  const [town = ''] = who.slice(next.index).split(/,\s*/);
  // "Larch Co Toyota": the short form may stand within a name.
  const isEnd = /^(?:ltd|limited)\.?$/iu.test(last[0]) && form + 2 === words.length;
  if (!isEnd && (/^co$/iu.test(last[0]) || !(isTown(town) || isPlace(town)))) return undefined;
  return { from: last.index + last[0].length, start: next.index, end: who.length };
}

/** Up to where a name goes: the next part of the sentence, or what it goes on with. */
function endName(text: string, start: number, pattern: Patterns, title: boolean): Stretch {
  const behind = text.slice(start).replace(/^[¦\s,]+/u, (marks) => ' '.repeat(marks.length));
  const stops = [pattern.onward.exec(behind)?.index, behind.indexOf(gone)];
  if (title) stops.push([...behind.matchAll(pattern.by), ...behind.matchAll(pattern.within)][0]?.index);
  const end = Math.min(behind.length, ...stops.filter((stop): stop is number => stop !== undefined && stop > 0));
  return { start, end: start + end };
}

/** The parts, where each of them is what it should be: few words without a stop, a title with known words or in capitals, a name in capitals. */
function judge(
  text: string,
  title: Stretch,
  named: Stretch,
  pattern: Patterns,
): Omit<JobSentence, 'dates'> | undefined {
  const what = clean(text.slice(title.start, title.end));
  if (what === '' || what.split(/\s+/).length > 9) return undefined;
  if (/[.;:]\s/.test(what) || what.includes(gone) || !(titleScore(what) > 0 || /^["“(]?\p{Lu}/u.test(what)))
    return undefined;
  const read = nameOf(text, named, pattern);
  return read && { title, ...read };
}

/** For whom, and where: a name in capitals, of few words. */
function nameOf(text: string, named: Stretch, pattern: Patterns): Pick<JobSentence, 'employer' | 'place'> | undefined {
  const who = clean(text.slice(named.start, named.end));
  if (who === '' || who.split(/\s+/).length > 20 || !isName(who)) return undefined;
  if (isFigures(who) || who.includes(gone)) return undefined;
  const start = text.indexOf(who, named.start);
  if (isPlace(who) && organisationScore(who) < 0.6) return { place: { start, end: start + who.length } };
  const cut = findPlace(who, pattern) ?? behindForm(who) ?? behindComma(who);
  const name = cut ? who.slice(0, cut.from) : who;
  if (name.split(/\s+/).length > mostWords) return undefined;
  const employer = { start, end: start + name.length };
  return { employer, ...(cut ? { place: { start: start + cut.start, end: start + cut.end } } : {}) };
}

/** "2010", "9 am to 5 pm": a time or a number, and no organisation that begins with one. */
const isFigures = (who: string): boolean =>
  isDateText(who) || (/^\d+(?:[.:]\d+)?(?!\S)/u.test(who) && organisationScore(who) < 0.6);

const isPlace = (text: string): boolean => placeScore(text) >= 1 || isKnownCity(text);

/** "Orion Motors in Doha", "Orion Motors, Sanpada": where a name says, behind its first comma or its last "in", where it is. */
function findPlace(who: string, pattern: Patterns): (Stretch & { from: number }) | undefined {
  const inside = [...who.matchAll(pattern.within)].at(-1);
  if (inside) {
    const start = inside.index + inside[0].length;
    if (isPlace(clean(who.slice(start)).replace(/^the\s/i, ''))) return { from: inside.index, start, end: who.length };
  }
  const quoted = /^[^”"’]{3,}[”"]\s*/u.exec(who);
  if (quoted) return { from: quoted[0].trimEnd().length - 1, start: quoted[0].length, end: who.length };
  const comma = /,\s*/u.exec(who);
  if (!comma || /\([^)]*$/.test(who.slice(0, comma.index))) return undefined;
  const start = comma.index + comma[0].length;
  const parts = who.slice(start).split(/,\s*/);
  // An unknown town is few words in capitals, alone behind the name, or before a known one.
  const known = parts.findIndex((part) => placeScore(part) > 0);
  const isShort = parts.every((part) => part.split(/\s+/).length <= 3 && /^\p{Lu}/u.test(part));
  const [town = ''] = parts;
  const isLong = who.split(/\s+/).length > mostWords;
  const named = organisationScore(town) < 0.3 && /^\p{Lu}\S*(?:\s\S+)?$/u.test(town) && (parts.length === 1 || isLong);
  if (known < 0 && !named && !(parts.length === 1 && isShort && organisationScore(town) < 0.3)) return undefined;
  if (known > 1) return undefined;
  let last = Math.max(0, known);
  while (last + 1 < parts.length && placeScore(parts[last + 1] as string) > 0) last++;
  return { from: comma.index, start, end: start + parts.slice(0, last + 1).join(', ').length };
}

function blankDates(text: string, dates: DateSpan[]): string {
  return dates.reduce(
    (said, { start, end }) => said.slice(0, start) + gone.repeat(end - start) + said.slice(end),
    text,
  );
}
