import { foldText } from '../text/fold-text.ts';
import { eras } from './further-time-words.ts';
import { fromWords, monthNumbers, presentWords, seasonWords, sinceWords, untilWords, yearMarks } from './months.ts';

/** A part of a text that dates are made of; all else is a word. */
export type Token = {
  kind: 'date' | 'month' | 'present' | 'dash' | 'until' | 'since' | 'from' | 'word';
  start: number;
  end: number;
  value?: string;
  season?: boolean;
  /** A month or a day and two figures of a year, "03/14", "17.06.22", "19/04/21": a date only as an end of a range. */
  brief?: boolean;
  /** "Oct. 19": the figures may be a day, and are a year only where the other end is written so, or is now. */
  dayLike?: boolean;
};

const dash = '[-–—―−‐‑‒~～〜－ー─→➔➝➞⟶>»]+';
const numeric = String.raw`\d{4}[-/.]\d{1,2}[-/.]\d{1,2}(?!\d)|(?!(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-2])/)\d{1,2}[-/.]\d{1,2}[-/.]\d{4}(?!\d)|\d{1,2}[/.]\d{4}(?!\d)|\d{2}\s?[/.]\s?\d{4}(?!\d)|\d\s?\/\s?\d{4}(?!\d)|\d{1,2}-\d{4}(?!\d)|\d{4}[/.](?:0[1-9]|1[0-2])(?!\d)|(?:19|20)\d{2}\.[1-9](?![\d.])|(?:19|20)\d{2}\.\s(?:0[1-9]|1[0-2])(?=\s*(?:${dash}|[.)]|$))|(?<!\d\s?)(?:0[1-9]|1[0-2])\s(?:19|20)\d{2}(?=\s*(?:${dash}|\)|$))|\d{4}-(?:0[1-9]|1[0-2])(?![-\d]*\d)`;
/** "2020年7月", "2020년 7월 1일", "令和2年4月": Chinese, Japanese and Korean. */
const eastern = String.raw`(?:(?:19|20)\d{2}|(?:${Object.keys(eras).join('|')})(?:\d{1,2}|元))\s?[年년](?:\s?\d{1,2}\s?[月월](?:\s?\d{1,2}\s?[日일])?)?(?:度|份)?`;
/** "Q3 2020", "3rd quarter 2020", "2. Quartal 2020": a quarter stands for its year. */
const quarter = String.raw`(?<![\p{L}\d])(?:[QT][1-4](?!\d)|[1-4](?:st|nd|rd|th|er|e|ème|º)?\.?\s?(?:quarter|quartal|trimestre?|kwartaal|квартал|кв)(?!\p{L}))`;
const tokenPattern = new RegExp(
  String.raw`(?<eastern>${eastern})|(?<quarter>${quarter})|(?<numeric>${numeric})|(?<shortDay>(?<![\d./])\d{1,2}(?:\.(?:0?[1-9]|1[0-2])\.|/\d{1,2}/)\d{2}(?![\d./]))|(?<brief>(?<![\d/])(?:0[1-9]|1[0-2])/['’‘]?\d{2}(?![\d/%]))|(?<years>(?:19|20)\d{2}\s?[-–—/]\s?\d{2}(?![\d/.]|\.?\s\p{L}{3,12}\.?,?\s(?:19|20)\d{2}))|(?<year>(?<!\d)(?:19|20)(?:\d{2}|[xX]{2}))(?!\d|\p{Lu}(?![\p{L}.]))|(?<day>\d{1,2})(?:st|nd|rd|th|er|\.|º|ª)?(?![\d/%])|(?<short>['’‘]\d{2})(?!\d)|(?<word>[sS][./][dD](?!\p{L})\.?|\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)?\.?)|(?<dash>${dash})|(?<other>[^\s])`,
  'gu',
);

/** "10/30/20": no month is a thirtieth, so in this text they all come first. */
const monthsFirst = /(?<![\d/])\d{1,2}\/(?:1[3-9]|2\d|3[01])\/\d{2}(?![\d/])/;

export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  const matches = [...text.matchAll(tokenPattern)];
  for (let i = 0; i < matches.length; i++) {
    const match = matches[i] as RegExpExecArray;
    const at = { start: match.index, end: match.index + match[0].length };
    const groups = match.groups ?? {};
    if (groups.eastern) tokens.push({ kind: 'date', ...at, value: readEastern(groups.eastern) });
    else if (groups.quarter) {
      const [token, used] = readQuarter(matches, i);
      tokens.push(token);
      i += used - 1;
    } else if (groups.short && !/\d$/.test(match.input.slice(0, match.index))) {
      tokens.push({ kind: 'date', ...at, value: expandYear(Number(groups.short.slice(1))), brief: true });
    } else if (groups.numeric) {
      const value = readNumeric(groups.numeric);
      tokens.push(value ? { kind: 'date', ...at, value } : { kind: 'word', ...at });
    } else if (groups.shortDay) {
      const whole = groups.shortDay.replace(/\d{2}$/, (year) => expandYear(Number(year)));
      const value = readNumeric(monthsFirst.test(text) ? whole.replace(/^(\d+)\/(\d+)/, '$2/$1') : whole);
      tokens.push(value ? { kind: 'date', ...at, value, brief: true } : { kind: 'word', ...at });
    } else if (groups.brief) {
      const [month, year = ''] = groups.brief.split('/');
      const value = `${expandYear(Number(year.slice(-2)))}-${month}`;
      tokens.push({ kind: 'date', ...at, value, brief: year.length === 2 });
    } else if (groups.years) {
      tokens.push(...readYears(groups.years, at.start));
    } else if (groups.year && isGlued(match, tokens.at(-1))) {
      tokens.push({ kind: 'word', ...at });
    } else if (groups.year) {
      const month = /x/i.test(groups.year) ? undefined : readMonthBehind(matches, i);
      const value = /x/i.test(groups.year) ? '' : groups.year;
      tokens.push(month ? { kind: 'date', ...at, ...month } : { kind: 'date', ...at, value });
      i += month ? month.used - 1 : 0;
    } else if (groups.word && marksYear(match, tokens.at(-1))) {
      (tokens.at(-1) as Token).end = at.end;
    } else if (groups.word) {
      const [token, used] = readWord(matches, i);
      tokens.push(token);
      i += used - 1;
    } else if (groups.day) {
      const [token, used] = readDay(matches, i);
      tokens.push(token);
      i += used - 1;
    } else if (groups.dash) tokens.push({ kind: 'dash', ...at });
    else if (!/^[()[\],|.:;·•]$/.test(match[0])) tokens.push({ kind: 'word', ...at });
    else if (/^[|;·•:]$/.test(match[0])) tokens.push({ kind: 'word', ...at });
  }
  return tokens;
}

/** "2019 г.": the word for a year right behind one says nothing more. */
function marksYear(match: RegExpExecArray, last: Token | undefined): boolean {
  const near = last?.kind === 'date' && match.index - last.end <= 1;
  return near && yearMarks.has(foldText(match[0]).replace(/\.$/, ''));
}

function readEastern(text: string): string {
  const [, era, first = '', month] =
    /^(\p{Script=Han}{2})?(\d+|元)\s?[年년](?:\s?(\d{1,2})\s?[月월])?/u.exec(text) ?? [];
  const count = first === '元' ? 1 : Number(first);
  const year = String(era === undefined ? count : (eras[era] ?? 0) + count);
  return month && Number(month) >= 1 && Number(month) <= 12 ? `${year}-${month.padStart(2, '0')}` : year;
}

/** "Q3 2020", "Q3/2020": the year that a quarter is of; without one it is a word. */
function readQuarter(matches: RegExpExecArray[], i: number): [Token, number] {
  const match = matches[i] as RegExpExecArray;
  let j = i + 1;
  while (matches[j] && j - i < 3 && isFiller(matches[j] as RegExpExecArray)) j++;
  const [year, next] = [readYear(matches[j]), matches[j]];
  if (!year || !next) return [{ kind: 'word', start: match.index, end: match.index + match[0].length }, 1];
  return [{ kind: 'date', start: match.index, end: next.index + next[0].length, value: year, season: true }, j - i + 1];
}

/** "2017 (July)", "2017(JULHO)": a month in brackets behind its year. */
function readMonthBehind(
  matches: RegExpExecArray[],
  i: number,
): { value: string; end: number; used: number } | undefined {
  const [year, open, word, close] = matches.slice(i, i + 4);
  if (!year || open?.[0] !== '(' || close?.[0] !== ')' || !word?.groups?.word) return undefined;
  const month = monthNumbers.get(foldText(word[0]).replace(/\.$/, ''));
  if (month === undefined) return undefined;
  return { value: `${year[0]}-${String(month).padStart(2, '0')}`, end: close.index + 1, used: 4 };
}

/** "Elettro2000": a year that a name ends with, and no month or word of time. */
function isGlued(match: RegExpExecArray, last: Token | undefined): boolean {
  return last?.kind === 'word' && last.end === match.index && /\p{L}$/u.test(match.input.slice(0, match.index));
}

/** A month name with its year ("May 2020", "mai de 2020", "May 4, 2020", "Sept '20"), a present word, or any other word. */
function readWord(matches: RegExpExecArray[], i: number): [Token, number] {
  const match = matches[i] as RegExpExecArray;
  const start = match.index;
  const end = start + match[0].length;
  const word = foldText(match[0]).replace(/\.$/, '');
  const month = monthNumbers.get(word);
  const season = seasonWords.has(word);
  const brief = month === undefined ? undefined : readBriefYear(matches, i);
  if (month !== undefined && brief !== undefined) {
    const value = `${brief.year}-${String(month).padStart(2, '0')}`;
    return [{ kind: 'date', start, end: brief.end, value }, 3];
  }
  if (month !== undefined || season) {
    let j = i + 1;
    if (matches[j]?.groups?.day && !season) j++;
    while (j < matches.length && j - i < 4 && isFiller(matches[j] as RegExpExecArray)) j++;
    const year = readYear(matches[j]);
    if (year !== undefined) {
      const last = matches[j] as RegExpExecArray;
      const value =
        year === '' ? '' : season || month === undefined ? year : `${year}-${String(month).padStart(2, '0')}`;
      return [{ kind: 'date', start, end: last.index + last[0].length, value, ...(season && { season }) }, j - i + 1];
    }
    const loose = month === undefined ? undefined : readLooseYear(matches, i);
    if (month !== undefined && loose !== undefined) {
      const value = `${loose.year}-${String(month).padStart(2, '0')}`;
      return [{ kind: 'date', start, end: loose.end, value, brief: true, dayLike: true }, 2];
    }
    if (month !== undefined) return [{ kind: 'month', start, end, value: String(month).padStart(2, '0') }, 1];
  }
  const used = presentLength(matches, i, word);
  const last = matches[i + used - 1];
  if (used > 0 && last) return [{ kind: 'present', start, end: last.index + last[0].length }, used];
  if (untilWords.has(word)) return [{ kind: 'until', start, end }, 1];
  if (sinceWords.has(word)) return [{ kind: 'since', start, end }, 1];
  if (fromWords.has(word)) return [{ kind: 'from', start, end }, 1];
  return [{ kind: 'word', start, end }, 1];
}

/** The first word of a phrase, up to a mark that may stand in its middle. */
const opening = (phrase: string): string => phrase.split(/[-./\s]/, 1)[0] ?? '';

const presentOpenings = new Set([...presentWords].map(opening));

/** Present words that names begin with, where another word in capitals goes on: "Onward Technologies". */
const namesToo = new Set(['onward']);

/** How many of the next parts of a text say that a time goes on, as many as can: "ongoing", "on-going", "em andamento", "н/в". */
function presentLength(matches: RegExpExecArray[], i: number, word: string): number {
  // Nearly every word of a resume opens none of them.
  if (!presentOpenings.has(opening(word))) return 0;
  const { input, index: start } = matches[i] as RegExpExecArray;
  if (namesToo.has(word) && /^\p{Lu}\p{L}+\s+\p{Lu}/u.test(input.slice(start))) return 0;
  const says = (last: RegExpExecArray): boolean => {
    const said = foldText(input.slice(start, last.index + last[0].length));
    return presentWords.has(said.replace(/[-.\s]+/g, ' ').trim());
  };
  return [4, 3, 2, 1].find((count) => matches[i + count - 1] && says(matches[i + count - 1] as RegExpExecArray)) ?? 0;
}

/** "Jun-17", "Jun/17": two figures of a year that a mark ties to a month, and no day of one. */
function readBriefYear(matches: RegExpExecArray[], i: number): { year: string; end: number } | undefined {
  const [word, mark, figures, next] = matches.slice(i, i + 4);
  const isMark = mark?.[0] === '/' || (mark?.groups?.dash !== undefined && mark[0].length === 1);
  if (!word || !mark || !isMark || !/^\d{2}$/.test(figures?.[0] ?? '')) return undefined;
  const tied = word.index + word[0].length === mark.index && mark.index + 1 === figures?.index;
  const year = next !== undefined && (next.groups?.year !== undefined || next[0] === ',');
  return tied && !year ? { year: expandYear(Number(figures?.[0])), end: figures.index + 2 } : undefined;
}

/** "Oct. 19 – Juin 24", "Mar 19 to now": two figures behind a month that something joins to another time. */
function readLooseYear(matches: RegExpExecArray[], i: number): { year: string; end: number } | undefined {
  const [figures, next] = matches.slice(i + 1, i + 3);
  if (!figures?.groups?.day || !/^\d{2}$/.test(figures[0])) return undefined;
  const end = figures.index + 2;
  // "May 12, 2019", "May 12 2019": a day.
  if (next?.groups?.year !== undefined || next?.groups?.numeric !== undefined || next?.[0] === ',') return undefined;
  return { year: expandYear(Number(figures[0])), end };
}

/** "4 May 2020": a day before a month; any other small number is a word. */
function readDay(matches: RegExpExecArray[], i: number): [Token, number] {
  const match = matches[i] as RegExpExecArray;
  const at = { start: match.index, end: match.index + match[0].length };
  // "08 – 09 2012": a month in figures that a dash ties to a month and its year.
  const [tie, later] = [matches[i + 1], matches[i + 2]];
  if (
    /^(?:0[1-9]|1[0-2])$/.test(match[0]) &&
    tie?.groups?.dash &&
    /^\d{2}\s?[/.\s]\s?\d{4}$/.test(later?.groups?.numeric ?? '')
  )
    return [{ kind: 'month', ...at, value: match[0] }, 1];
  let j = i + 1;
  // "Year 5, April 2021" and "N3P1, mars": before a comma or at the end of a word stands no day.
  if (/[\p{L}\d]/u.test(match.input[match.index - 1] ?? '') || matches[j]?.[0] === ',')
    return [{ kind: 'word', ...at }, 1];
  if (matches[j] && isFiller(matches[j] as RegExpExecArray)) j++;
  const next = matches[j];
  if (next?.groups?.word && monthNumbers.has(foldText(next[0]).replace(/\.$/, ''))) {
    const [token, used] = readWord(matches, j);
    if (token.kind === 'date') return [{ ...token, start: at.start }, j - i + used];
  }
  return [{ kind: 'word', ...at }, 1];
}

function isFiller(match: RegExpExecArray): boolean {
  return /^(?:de|del|of|[,./-]|'|’)$/i.test(match[0]);
}

function readYear(match: RegExpExecArray | undefined): string | undefined {
  const { year, short } = match?.groups ?? {};
  if (year) return /x/i.test(year) ? '' : year;
  if (short) return expandYear(Number(short.slice(1)));
  return undefined;
}

function expandYear(two: number): string {
  return String(two < 50 ? 2000 + two : 1900 + two);
}

/** "2018-19" and "2019/20" as the two ends of a range. */
function readYears(text: string, start: number): Token[] {
  const first = text.slice(0, 4);
  const second = first.slice(0, 2) + text.slice(-2);
  if (Number(second) < Number(first)) return [{ kind: 'date', start, end: start + 4, value: first }];
  const middle = start + 4;
  return [
    { kind: 'date', start, end: middle, value: first },
    { kind: 'dash', start: middle, end: middle + 1 },
    { kind: 'date', start: start + text.length - 2, end: start + text.length, value: second },
  ];
}

function readNumeric(text: string): string | undefined {
  const parts = text.split(/\s*[-/.]\s*|\s+/);
  const pad = (n: number): string => String(n).padStart(2, '0');
  if (parts.length === 2) {
    const [a = '', b = ''] = parts;
    const [year, month] = a.length === 4 ? [a, Number(b)] : [b, Number(a)];
    return month >= 1 && month <= 12 && isYear(year) ? `${year}-${pad(month)}` : undefined;
  }
  const [a = '', b = '', c = ''] = parts;
  if (a.length === 4)
    return isYear(a) && Number(b) <= 12 && Number(b) > 0 ? `${a}-${pad(Number(b))}-${pad(Number(c) || 1)}` : undefined;
  const [first, second] = [Number(a), Number(b)];
  if (!isYear(c)) return undefined;
  // Day first as everywhere but in the United States, unless that cannot be.
  const [day, month] =
    second > 12 || (text.includes('/') && first <= 12 && second > 12) ? [second, first] : [first, second];
  if (month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  // Of a day that the month does not have, the month is sure.
  return day <= new Date(Date.UTC(Number(c), month, 0)).getUTCDate()
    ? `${c}-${pad(month)}-${pad(day)}`
    : `${c}-${pad(month)}`;
}

function isYear(text: string): boolean {
  return /^(?:19|20)\d{2}$/.test(text);
}
