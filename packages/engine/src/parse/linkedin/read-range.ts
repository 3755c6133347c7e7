import { findDates } from '../../language/find-dates.ts';

/** Start and end of a job or a study; an absent end beside a start means "present". */
export type Range = { startDate?: string; endDate?: string };

/** Reads "April 2025 - Present (3 months)" in any language: by its words, else by its years and months in digits. */
export function readRange(text: string): Range {
  const plain = text.replace(/\([^()]*\)\s*$/, (bracket) => (/\d{4}/.test(bracket) ? bracket : ''));
  const [span] = /[年년]/.test(plain) ? [] : findDates(plain);
  if (span?.from)
    return { startDate: span.from, ...(span.to && { endDate: span.to }), ...(!span.range && { endDate: span.from }) };
  const dates = [...plain.matchAll(/((?:19|20)\d{2})(?:\s?[年년]\s?(\d{1,2})\s?[月월])?/g)].map(
    ([, year = '', month]) => (month ? `${year}-${month.padStart(2, '0')}` : year),
  );
  const [startDate, endDate] = dates;
  return { ...(startDate && { startDate }), ...(endDate && { endDate }) };
}
