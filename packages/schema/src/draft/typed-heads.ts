import { bulletMark } from './bullet-mark.ts';
import { namesDegree } from './head-order.ts';
import { isPageBreak } from './page-break.ts';
import { readTimes, type Times } from './typed-dates.ts';
import { addEscapes, dropEscapes, splitAt } from './typed-lists.ts';

/** The first line of an entry: its parts in order, and what among them is a date or an address. */
export type Heads = { parts: string[]; dates?: Times; url?: string; piped: boolean };

/** What a head may hold beside its parts: dates, of them a span with two ends, an address, `at` before the employer, dates without a sign beside a degree, a level behind a dash. */
export type Takes = {
  dates: boolean;
  span: boolean;
  url: boolean;
  at: boolean;
  degree: boolean;
  level: RegExp | undefined;
};

const looseSigns = ['\t', ' · ', ' • ', ' — ', ' – '];
/** Words between a position and its employer that say nothing else. */
const atWords = [' @ ', ' at ', ' bei ', ' beim ', ' chez ', ' bij ', ' presso '];
const webAddress = /^(?:(?:https?:\/\/|www\.)\S+|(?:[a-z\d-]+\.)+[a-z]{2,12}\/\S+)$/i;

/** Reads `Position | Employer | Place | 2019 – 2022`, and the looser ways in which people write the same. */
export function readHeads(line: string, takes: Takes): Heads {
  const segments = splitAt(line, '|');
  if (segments.length > 1) return readPiped(segments, takes);
  const whole = { rest: line.trim(), dates: undefined };
  const cut = takes.dates ? cutAny(whole.rest, takes) : whole;
  if (!fits(cut.dates, takes)) return { parts: [dropEscapes(whole.rest)], piped: false };
  const { rest, dates } = cut;
  // A plain dash parts a job only where dates say that it is one.
  const signs = takes.at ? [...looseSigns, ...(dates ? [' - ', ': '] : []), ...atWords] : looseSigns;
  const loose = signs.find((sign) => rest.includes(sign));
  const all = joinLevels(
    (loose ? rest.split(loose) : [rest]).map((part) => part.trim()),
    loose,
    takes.level,
  ).filter((part) => part !== '');
  const at = takes.url && all.length > 1 ? all.findIndex(isWebAddress) : -1;
  const url = all[at];
  const parts = all.filter((_, index) => index !== at).map(dropEscapes);
  return { parts, piped: false, ...(dates ? { dates } : {}), ...(url ? { url } : {}) };
}

/** The parts as one line that `readHeads` reads back: plain for one plain part, else with bars. */
export function writeHeads(parts: readonly string[], tail: readonly string[] = []): string {
  const kept = [...parts];
  while (kept.length > 0 && kept.at(-1) === '') kept.pop();
  const [only = ''] = kept;
  if (kept.length === 1 && tail.length === 0 && isPlain(only)) return only;
  const segments = [...kept.map(guard), ...tail];
  return segments.length > 1 ? segments.join(' | ') : `${segments[0] ?? ''} |`.trim();
}

/** Whether a line is an address of the web and nothing else. */
export function isWebAddress(text: string): boolean {
  return webAddress.test(text);
}

function readPiped(segments: string[], takes: Takes): Heads {
  const heads: Heads = { parts: [], piped: true };
  for (const segment of segments) {
    const dates = takes.dates && !heads.dates ? readTimes(segment) : undefined;
    if (dates && fits(dates, takes)) heads.dates = dates;
    else if (takes.url && !heads.url && isWebAddress(segment)) heads.url = segment;
    else heads.parts.push(dropEscapes(segment));
  }
  const last = segments.at(-1) ?? '';
  const cut = takes.dates && !heads.dates ? cutBehindComma(last) : undefined;
  if (cut && fits(cut.dates, takes)) {
    heads.dates = cut.dates;
    heads.parts[heads.parts.length - 1] = dropEscapes(cut.rest);
  }
  while (heads.parts.at(-1) === '') heads.parts.pop();
  return heads;
}

/** `Solutions Architect – Professional`: a level that a dash parts from its name goes back to it. */
function joinLevels(parts: string[], sign: string | undefined, level: RegExp | undefined): string[] {
  if (!level || !sign || !/[–—-]/.test(sign)) return parts;
  const joined: string[] = [];
  for (const part of parts) {
    const before = level.test(part) ? joined.pop() : undefined;
    joined.push(before === undefined ? part : `${before}${sign}${part}`);
  }
  return joined;
}

/** `Larch University, 2008 – 2013` at the end of a line with bars: dates for which a comma stands where a bar might. */
function cutBehindComma(segment: string): { rest: string; dates: Times } | undefined {
  if (segment.length > 300 || segment.startsWith('\\')) return undefined;
  for (const { 0: sign, index } of segment.matchAll(/,\s+/g)) {
    const dates = readTimes(segment.slice(index + sign.length));
    if (dates && index > 0) return { rest: segment.slice(0, index).trim(), dates };
  }
  return undefined;
}

/** Cuts a span of time off the end of a line where a sign or wide space stands before it. */
function cutDates(line: string): { rest: string; dates?: Times } {
  if (line.length > 300) return { rest: line };
  for (const { index } of line.matchAll(/[\t(,·•—–:]| {2}| -(?= )|(?<=\.) (?=\S)/g)) {
    if (index === 0) continue;
    const tail = line.slice(index).replace(/^[\s(,·•—–:-]+/, '');
    const dates = readTimes(tail.replace(/\)\s*$/, ''));
    const rest = dates && closeBracket(line.slice(0, index).trim());
    if (rest !== undefined) return { rest, dates };
  }
  return { rest: line };
}

/** Where one date is asked for, a span would lose its end; a season has a place beside a position alone. */
const fits = (dates: Times | undefined, { span, at }: Takes) =>
  (span || !dates?.startDate || !dates.endDate) && (at || !dates?.season);

/** What stands before dates in `Name (Issuer, May 2021)`: `Issuer` becomes a part. Undefined where the bracket holds further dates. */
function closeBracket(rest: string): string | undefined {
  const [, name = '', inside = ''] = /^(.*)\(([^()]*)$/u.exec(rest) ?? [];
  if (name === '') return rest;
  return inside.trim() === '' || readTimes(inside) ? undefined : `${name.trim()}\t${inside.trim()}`;
}

function cutAny(line: string, { degree }: Takes): { rest: string; dates?: Times } {
  const signed = cutLeadingSpan(line) ?? cutDates(line);
  return (degree && !signed.dates && cutBareDates(line)) || signed;
}

/** `Abitur 2009`, `2009 Abitur`: dates with nothing but a space between them and the name of a degree. */
function cutBareDates(line: string): { rest: string; dates: Times } | undefined {
  if (line.length > 120 || !/\d{4}/.test(line)) return undefined;
  for (const { 0: sign, index } of line.matchAll(/(?<![\s:,–—-])[\s:,–—-]*\s/g)) {
    const [before, after] = [line.slice(0, index), line.slice(index + sign.length)];
    const [dates, rest] =
      /^\p{L}/u.test(after) && readTimes(before) ? [readTimes(before), after] : [readTimes(after), before];
    if (dates && namesDegree(rest)) return { rest, dates };
  }
  return undefined;
}

/** Cuts a span of time off the beginning of a line, where the tables of other programs have it. */
function cutLeadingSpan(line: string): { rest: string; dates: Times } | undefined {
  let found: { rest: string; dates: Times } | undefined;
  const [open = ''] = /^\(/.exec(line) ?? [];
  for (const { 0: sign, index } of line.slice(0, 60).matchAll(/(?<![\s:,)–—|-])[\s:,)–—|-]+(?=\p{L})/gu)) {
    const dates = readTimes(line.slice(open.length, index));
    const sure = dates?.startDate !== undefined || (dates?.season !== undefined && /[:–—-]/.test(sign));
    if (dates && sure) found = { rest: line.slice(index + sign.length), dates };
  }
  return found;
}

/** A part that would be taken for a date or an address, or that ends like dates, keeps a backslash before it. */
function guard(part: string): string {
  const safe = addEscapes(part, /\|/g);
  return readTimes(part) || isWebAddress(part) || bulletMark.test(part) || cutBehindComma(safe) ? `\\${safe}` : safe;
}

/** Whether a line of one part means just that part, wherever it stands. */
function isPlain(part: string): boolean {
  return (
    part.length <= 100 &&
    !/[|\\\t•·—–:]|[.,] | (?:at|@|beim?|chez|bij|presso|-) |[.)]$|, ?\d/.test(part) &&
    !bulletMark.test(part) &&
    !/ {2}|\(/.test(part) &&
    !readTimes(part) &&
    !cutLeadingSpan(part) &&
    !cutBareDates(part) &&
    !isPageBreak(part) &&
    !isWebAddress(part)
  );
}
