import type { LayoutOptions } from '@shortlist/schema';
import { wordLanguage } from './heading-words.ts';
import { wordsOf } from './page-words.ts';

const shortMonths: Record<string, string> = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  de: 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.',
  fr: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
  es: 'ene. feb. mar. abr. may. jun. jul. ago. sept. oct. nov. dic.',
  pt: 'jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez.',
  it: 'gen feb mar apr mag giu lug ago set ott nov dic',
  nl: 'jan feb mrt apr mei jun jul aug sep okt nov dec',
};

const longMonths: Record<string, string> = {
  en: 'January February March April May June July August September October November December',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  pt: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  nl: 'januari februari maart april mei juni juli augustus september oktober november december',
};

type DateFormat = LayoutOptions['dateFormat'];

/** Words for a `YYYY`, `YYYY-MM` or `YYYY-MM-DD` date. A day is shown only where it is known. Anything else comes back as it is. */
export function formatDate(date: string, format: DateFormat, language: string): string {
  const parts = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/.exec(date);
  if (!parts) return date;
  const [, year = '', month, day] = parts;
  if (!month || format === 'year') return year;
  if (format === 'numeric') return day ? date : `${month}/${year}`;
  const code = wordLanguage(language);
  const names = (format === 'long-month' ? longMonths : shortMonths)[code] ?? '';
  const name = names.split(' ')[Number(month) - 1] ?? month;
  if (!day) return joinDate([name, year], code);
  return code === 'en' && !/^en-(?!US)/i.test(language)
    ? `${name} ${Number(day)}, ${year}`
    : joinDate([`${Number(day)}${code === 'de' ? '.' : ''}`, name, year], code);
}

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
  const { present } = wordsOf(language);
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
