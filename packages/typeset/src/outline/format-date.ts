import type { LayoutOptions } from '@shortlist/schema';
import { languageOf, wordLanguage } from './page-language.ts';

type DateFormat = LayoutOptions['dateFormat'];

/** Words for a `YYYY`, `YYYY-MM` or `YYYY-MM-DD` date. A day is shown only where it is known. Anything else comes back as it is. */
export function formatDate(date: string, format: DateFormat, language: string): string {
  const parts = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/.exec(date);
  if (!parts) return date;
  const [, year = '', month, day] = parts;
  if (!month || format === 'year') return year;
  const { months } = languageOf(language);
  if (!months) return date.replaceAll('-', '.');
  if (format === 'numeric') return day ? date : `${month}/${year}`;
  const code = wordLanguage(language);
  const names = format === 'long-month' ? (day ? months.withDay : months.long) : months.short;
  const name = names[Number(month) - 1] ?? month;
  if (!day) return joinDate([name, year], code);
  return code === 'en' && !/^en-(?!US)/i.test(language)
    ? `${name} ${Number(day)}, ${year}`
    : joinDate([`${Number(day)}${dayMarks[code] ?? ''}`, name, year], code);
}

/** What stands behind the number of a day. */
const dayMarks: Record<string, string> = { de: '.', da: '.', nb: '.', fi: '.', cs: '.' };

/**
 * A span of time as it stands on the page: en dash, "Present" for a start without an end; undefined for no date at all. Months at the finest:
 * a first of the month is nearly always what a form filled in, and nobody asks on which day a job began.
 */
export function formatRange(
  start: string | undefined,
  end: string | undefined,
  format: DateFormat,
  language: string,
): string | undefined {
  const { present } = languageOf(language).words;
  const said = (date: string) => formatDate(date.replace(/^(\d{4}-\d{2})-\d{2}$/, '$1'), format, language);
  if (!start) return end ? said(end) : undefined;
  const from = said(start);
  if (!end) return `${from} – ${present}`;
  return `${from} – ${said(end)}`;
}

function joinDate(parts: string[], language: string): string {
  const long = (language === 'es' || language === 'pt') && parts.length === 3;
  return parts.join(long ? ' de ' : ' ');
}

/** The date of a letter, in full, from an ISO 8601 date or time. */
export function formatLetterDate(date: string, language: string): string {
  return formatDate(date.slice(0, 10), 'long-month', language);
}
