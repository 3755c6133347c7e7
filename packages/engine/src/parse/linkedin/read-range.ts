import { type DateSpan, findDates } from '../../language/dates/find-dates.ts';
import { foldText } from '../../language/text/fold-text.ts';
import { interfaceMonths } from './interface-months.ts';

/** Start and end of a job or a study; an absent end beside a start means "present". */
export type Range = { startDate?: string; endDate?: string };

/**
 * Reads "April 2025 - Present (3 months)" in any language of the interface: as dates in the languages that resumes are
 * read in, else by the names of months, else by the years alone.
 */
export function readRange(text: string): Range {
  const plain = text.replace(/\([^()]*\)\s*$/, (bracket) => (/\d{4}/.test(bracket) ? bracket : ''));
  const [span] = /[年년]/.test(plain) ? [] : findDates(plain);
  if (span?.from && span.from.length > 4) return { startDate: span.from, ...endOf(span) };
  const [startDate, endDate] = splitRange(plain).map(readEnd);
  const named = startDate && startDate.length > 4;
  if (span?.from && !named) return { startDate: span.from, ...endOf(span) };
  return { ...(startDate && { startDate }), ...(endDate && { endDate }) };
}

/** A date alone is its own end. */
function endOf({ from, to, range }: DateSpan): Range {
  const endDate = range ? to : from;
  return endDate ? { endDate } : {};
}

/** LinkedIn sets a dash with spaces between the two ends. */
function splitRange(text: string): string[] {
  return text.split(/\s[-–—]\s/).slice(0, 2);
}

/** "październik 2019", "2019年10月", "2019": a year with the month that stands beside it; undefined for "present". */
function readEnd(text: string): string | undefined {
  const year = /(?:19|20)\d{2}/.exec(text)?.[0];
  if (!year) return undefined;
  const digits = /[年년]\s?(\d{1,2})\s?[月월]/.exec(text)?.[1];
  const words = foldText(text).match(/[\p{L}\p{M}.]+/gu) ?? [];
  const month = digits ? Number(digits) : words.map(nameMonth).find(Boolean);
  return month ? `${year}-${String(month).padStart(2, '0')}` : year;
}

function nameMonth(word: string): number | undefined {
  return interfaceMonths().get(word.replace(/\.$/, ''));
}
