import { type Dates, pageLanguages } from '@shortlist/schema';
import { i18n } from '#i18n';
import { formatsTag } from './formats-tag.ts';

/** Dates of JSON Resume as the interface's language writes them in a form: `Mar 2021 – Present`, in German `März 2021 – heute`. `readDates` reads them back. */
export function typeDates({ startDate, endDate }: Dates): string {
  if (!startDate) return endDate ? typeDate(endDate) : '';
  const present = pageLanguages[i18n.locale]?.words.present ?? 'Present';
  return `${typeDate(startDate)} – ${endDate ? typeDate(endDate) : present}`;
}

/** A month or a day in words, else as it is: a year stands by itself. */
function typeDate(date: string): string {
  const [, year, month, day] = /^(\d{4})-(0[1-9]|1[0-2])(?:-(\d{2}))?$/.exec(date) ?? [];
  if (!year) return date;
  const time = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day ?? 1)));
  const days = day ? ({ day: 'numeric' } as const) : {};
  return time.toLocaleDateString(formatsTag(), { year: 'numeric', month: 'short', ...days, timeZone: 'UTC' });
}
