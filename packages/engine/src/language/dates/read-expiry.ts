import { findDates } from './find-dates.ts';
import { monthOf } from './month-of.ts';

const words =
  /(?<!\p{L})(?:exp(?:\.|ires?|iry|iration|iring)?(?: date)?(?: (?:on|in))?|valid (?:until|through|thru|till?|to)|good through|renewal due|gültig(?:keit)? bis|läuft(?: am)? ab|befristet bis|valable jusqu['’](?:au|en|à)|expire (?:le|en)|échéance|válid[oa] (?:hasta|até)|vigente hasta|caduca(?: (?:en|el))?|vence(?: (?:en|el|em))?|vencimiento|valid[oa] fino (?:a|al)|scade(?: (?:il|nel))?|scadenza|geldig tot)(?!\p{L})/giu;
const brief = /^[\s:]*(0[1-9]|1[0-2])\/(\d{2})(?![\d/])/u;
/** A date that belongs to the words before it stands this near to them. */
const reach = 32;

/** Until when a paper is valid by its own words ("expires May 2027", "gültig bis 12/2025"), and the item that says so. Offsets into the text. */
export type Expiry = { start: number; end: number; date: string };

/** Every expiry that a text states, in the words of seven languages. */
export function readExpiries(text: string): Expiry[] {
  return [...text.matchAll(words)].flatMap(({ index, 0: opening }) => {
    const from = index + opening.length;
    const rest = text.slice(from, from + reach);
    const short = brief.exec(rest);
    const found = findDates(rest)[0];
    const date = short === null ? (found?.to ?? found?.from) : `20${short[2]}-${short[1]}`;
    const length = short === null ? (found?.end ?? 0) : short[0].length;
    if (date === undefined || (found !== undefined && /[;|•\n]/u.test(rest.slice(0, found.start)))) return [];
    return [{ ...itemAround(text, index, from + length), date }];
  });
}

/** Whether a day that a paper is valid until is over; `now` in months. The month it names is still covered. */
export function isOver({ date }: Expiry, now: number): boolean {
  return (monthOf(date, true) ?? now) < now;
}

/** Whether an entry of papers names one that is valid no more, in its name or in what it says further; `now` is ISO 8601. */
export function hasRunOut(entry: { name?: string | undefined; summary?: unknown }, now: string): boolean {
  const today = monthOf(now, true);
  const text = [entry.name, entry.summary].filter((each) => typeof each === 'string').join(', ');
  return today !== undefined && readExpiries(text).some((expiry) => isOver(expiry, today));
}

/** The item of a list that ends here, with the name that the words speak of: "ACLS, valid until 2024" is one. */
function itemAround(text: string, at: number, to: number): { start: number; end: number } {
  const marks = [...text.slice(0, at).matchAll(/[,;|•:]/gu)].map(({ index }) => index + 1);
  const start = marks.findLast((mark) => /\p{L}/u.test(text.slice(mark, at))) ?? 0;
  const stop = text.slice(to).search(/[,;|•]/u);
  return { start, end: stop === -1 ? text.length : to + stop };
}
