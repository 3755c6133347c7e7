import { datesTag } from '../../../language/formats-tag.ts';

/** A month as data says it, in words ("2021-03" → "Mar 2021"); any other text as it is. */
export function dateText(text: string): string {
  return /^\d{4}-\d{2}(?:-\d{2})?$/.test(text)
    ? new Intl.DateTimeFormat(datesTag(), { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${text.slice(0, 7)}-01T00:00:00Z`),
      )
    : text;
}
