import { type Dates, readDate, readDates } from '@shortlist/schema';
import { said } from './loose-value.ts';

/** A span of time as other tools write it in one text; `left` is what no date says, so that it is not lost. */
export function readSpan(text: string | undefined): { dates: Dates; left?: string } {
  if (!text) return { dates: {} };
  const dates = readDates(text);
  return dates ? { dates } : { dates: {}, left: text };
}

/** A date of its own; `left` where it is none. */
export function readDay(text: string | undefined): { date?: string; left?: string } {
  if (!text) return {};
  const date = readDate(text);
  return date ? { date } : { left: text };
}

/** Start and end in fields of their own; an end that says "present" is none. */
export function readEnds(start: string | undefined, end: string | undefined): { dates: Dates; left?: string } {
  const startDate = start && readDate(start);
  const endDate = end && readDate(end);
  const ongoing = end !== undefined && !endDate && readDates(`2000 – ${end}`) !== undefined;
  const left = [start && !startDate ? start : '', end && !endDate && !ongoing ? end : ''].filter(Boolean).join(' – ');
  return { dates: said({ startDate, endDate }) as Dates, ...(left ? { left } : {}) };
}

/** Paragraphs in one text, what no field held before them. */
export const joinText = (left: string | undefined, paragraphs: string[]): string | undefined =>
  [left, ...paragraphs].filter(Boolean).join('\n') || undefined;
