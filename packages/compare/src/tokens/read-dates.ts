import { monthOf, presentPhrase, presentWords } from '../words/date-words.ts';
import { foldWord } from './fold-word.ts';

/** A date in a text: `months` are those that it may mean ("03/04/2020" two), none where it names a year only; `year` 0 is "present". */
export type FoundDate = { start: number; end: number; year: number; months: number[] };

const month = String.raw`\p{L}{3,12}\.?`;
const year = String.raw`(?:19|20)\d{2}`;
const forms: { form: RegExp; read: (parts: string[]) => Pick<FoundDate, 'year' | 'months'> | undefined }[] = [
  // 2020-01-31, 2020/01, 2020.01
  {
    form: new RegExp(String.raw`^(${year})[-/.](0?[1-9]|1[0-2])(?:[-/.](?:0?[1-9]|[12]\d|3[01]))?(?!\d)`, 'u'),
    read: ([y, m]) => ({ year: Number(y), months: [Number(m)] }),
  },
  // 2020. 01
  {
    form: new RegExp(String.raw`^(${year})\.\s(0[1-9]|1[0-2])(?!\d)`, 'u'),
    read: ([y, m]) => ({ year: Number(y), months: [Number(m)] }),
  },
  // 2020年1月, 2020년 1월 31일; also with the signs for month and day that dictionaries index
  {
    form: new RegExp(String.raw`^(${year})\s?[年년]\s?(1[0-2]|0?[1-9])\s?[月월⽉](?:\s?\d{1,2}\s?[日일⽇])?`, 'u'),
    read: ([y, m]) => ({ year: Number(y), months: [Number(m)] }),
  },
  { form: new RegExp(String.raw`^(${year})\s?[年년]`, 'u'), read: ([y]) => ({ year: Number(y), months: [] }) },
  // 31.01.2020, 01/31/2020
  {
    form: new RegExp(String.raw`^(\d{1,2})\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(${year})(?!\d)`, 'u'),
    read: ([a, b, y]) => {
      const months = [...new Set([Number(a), Number(b)])].filter((m) => m >= 1 && m <= 12);
      return months.length > 0 ? { year: Number(y), months } : undefined;
    },
  },
  // 01/2020
  {
    form: new RegExp(String.raw`^(0?[1-9]|1[0-2])\s?[-/.]\s?(${year})(?!\d)`, 'u'),
    read: ([m, y]) => ({ year: Number(y), months: [Number(m)] }),
  },
  // 01 2020
  {
    form: new RegExp(String.raw`^(0[1-9]|1[0-2])\s(${year})(?!\d)`, 'u'),
    read: ([m, y]) => ({ year: Number(y), months: [Number(m)] }),
  },
  // January 2020, Jan. 2020, Jan, 2020, January 31st, 2020, enero de 2020, Jan-2020
  {
    form: new RegExp(
      String.raw`^(${month})(?:\s+\d{1,2}(?:st|nd|rd|th)?)?[\s,./-]{0,3}(?:de[l]?\s+)?(${year})(?!\d)`,
      'iu',
    ),
    read: ([m = '', y]) => named(m, Number(y)),
  },
  // Jan '20, Jan 20 – only with the mark of what is left out
  {
    form: new RegExp(String.raw`^(${month})[\s-]{0,2}['’‘](\d{2})(?!\d)`, 'u'),
    read: ([m = '', y]) => named(m, fullYear(Number(y))),
  },
  // Jan – Mar 2020: the first of two that share a year
  {
    form: new RegExp(String.raw`^(${month})(?=\s?(?:[-–—/]|to|bis)\s?(${month})\s*(?:de\s+)?(${year}))`, 'u'),
    read: ([m = '', n = '', y]) => (monthOf.has(foldWord(n)) ? named(m, Number(y)) : undefined),
  },
  // 01/20
  {
    form: /^(0[1-9]|1[0-2])\/(\d{2})(?![\d/])/u,
    read: ([m, y]) => ({ year: fullYear(Number(y)), months: [Number(m)] }),
  },
  // 2020, but not the name "SN 1987A"
  {
    form: new RegExp(String.raw`^(${year})(?!\d|\p{Lu}(?![\p{L}.]))`, 'u'),
    read: ([y]) => ({ year: Number(y), months: [] }),
  },
];

/** Dashes of type beside the three that people write: hyphens that do not break, figure dashes, minus signs. */
const otherDashes = /[\u2010-\u2012\u2015\u2212\ufe58\uff0d]/gu;
const shortEnd = /^\s?[-–—/]\s?['’]?(\d{2})(?![\d/.-])/u;
const dash = /^\s*(?:[-–—~～〜]|to|until|till|bis|au|à|a|al|hasta|até|tot|-|→)\s*$/iu;

/** The dates of a text in their order; "present" and its like where they end a span of time. Linear in the text. */
export function readDates(printed: string): FoundDate[] {
  const text = printed.replace(otherDashes, '-');
  const found: FoundDate[] = [];
  for (const match of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    const at = match.index;
    const last = found.at(-1);
    if (at < (last?.end ?? 0)) continue;
    const date = dateAt(text, at) ?? presentAt(text, at, last);
    if (date === undefined) continue;
    found.push(date);
    const end = date.months.length === 0 && date.year > 0 ? shortEnd.exec(text.slice(date.end, date.end + 8)) : null;
    const short = end === null ? 0 : Math.floor(date.year / 100) * 100 + Number(end[1]);
    if (end && short > date.year && short <= date.year + 15)
      found.push({ start: date.end + end[0].length - 2, end: date.end + end[0].length, year: short, months: [] });
  }
  return found;
}

function dateAt(text: string, at: number): FoundDate | undefined {
  if (/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return undefined;
  const rest = text.slice(at, at + 60);
  for (const { form, read } of forms) {
    const match = form.exec(rest);
    const date = match && read(match.slice(1));
    if (match && date) return { start: at, end: at + match[0].length, ...date };
  }
  return undefined;
}

/** A word for "still so" is one only behind a date and a dash, or in their place. */
function presentAt(text: string, at: number, last: FoundDate | undefined): FoundDate | undefined {
  const rest = text.slice(at, at + 20);
  const word = presentPhrase.exec(rest)?.[0] ?? /^[\p{L}’']+/u.exec(rest)?.[0] ?? '';
  if (!(presentWords.has(foldWord(word)) || presentPhrase.test(word)) || last === undefined || last.year === 0)
    return undefined;
  if (!dash.test(text.slice(last.end, at).replace(/\(/g, ''))) return undefined;
  return { start: at, end: at + word.length, year: 0, months: [] };
}

function named(name: string, of: number): Pick<FoundDate, 'year' | 'months'> | undefined {
  const found = monthOf.get(foldWord(name));
  return found === undefined ? undefined : { year: of, months: [found] };
}

const fullYear = (short: number): number => (short > 50 ? 1900 : 2000) + short;
