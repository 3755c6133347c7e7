import { findDates } from '../../language/dates/find-dates.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A date of the export ("Mar 2021", "Mar 5, 2021", "2021-03", "2021") as `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; a spreadsheet may have written it anew in another language. */
export function readExportDate(text: string | undefined): string | undefined {
  const iso = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?\b/.exec(text ?? '');
  if (iso) return [iso[1], iso[2], iso[3]].filter(Boolean).join('-');
  const worded = /^([a-z]{3})[a-z]*\.?\s+(?:(\d{1,2}),?\s+)?(\d{4})\b/i.exec(text ?? '');
  const month = months.indexOf(worded?.[1]?.toLowerCase() ?? '') + 1;
  if (!worded || month === 0) return findDates(text ?? '')[0]?.from;
  const parts = [worded[3], String(month).padStart(2, '0'), worded[2]?.padStart(2, '0')];
  return parts.filter(Boolean).join('-');
}
