import { plural, t } from '@lingui/core/macro';
import { datesTag, formatsTag } from '../language/formats-tag.ts';

/** A file's size as people write it: `640 KB`, `2.4 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return plural(bytes, { one: '# byte', other: '# bytes' });
  const kilobytes = Math.round(bytes / 1000);
  if (bytes < 1_000_000) return t`${kilobytes} KB`;
  const megabytes = new Intl.NumberFormat(formatsTag(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    bytes / 1_000_000,
  );
  return t`${megabytes} MB`;
}

/** A long date with time, in the interface's language and the browser's zone; `N/A` when absent. `iso` is ISO 8601. */
export function formatDateTime(iso: string | null | undefined): string {
  const date = iso ? new Date(iso) : undefined;
  if (!date || Number.isNaN(date.getTime())) return t`N/A`;
  return date.toLocaleString(datesTag(), { dateStyle: 'long', timeStyle: 'short' });
}

/** A short date: `Mar 4, 2026`. `iso` is ISO 8601; empty when it is no date. */
export function formatDate(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : date.toLocaleDateString(datesTag(), { dateStyle: 'medium' });
}

/** A long date, the same in every zone: `March 4, 2026`. `day` is a day of ISO 8601, such as `2026-03-04`. */
export function formatDay(day: string): string {
  return new Date(day).toLocaleDateString(formatsTag(), { dateStyle: 'long', timeZone: 'UTC' });
}

/** A short date with its time, which tells results of one day apart: `Mar 4, 2026, 2:05 PM`. `iso` is ISO 8601; empty when it is no date. */
export function formatMoment(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime())
    ? ''
    : date.toLocaleString(datesTag(), { dateStyle: 'medium', timeStyle: 'short' });
}

/** Day and time without the year, for narrow places: `Mar 4, 2:05 PM`. `iso` is ISO 8601; empty when it is no date. */
export function formatTime(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime())
    ? ''
    : date.toLocaleString(datesTag(), { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });
}

/** Formats of numbers, made once for each language: making one takes longer than a hundred numbers. */
function formatOnce(options: Intl.NumberFormatOptions) {
  const made = new Map<string, Intl.NumberFormat>();
  return (tag: string): Intl.NumberFormat => {
    const format = made.get(tag) ?? new Intl.NumberFormat(tag, options);
    made.set(tag, format);
    return format;
  };
}

const plainNumbers = formatOnce({});
const percents = formatOnce({ style: 'percent', maximumFractionDigits: 0 });

/** Points with at most one decimal, a real minus sign, and the sign when asked for. */
export function formatPoints(points: number, signed = false): string {
  const rounded = Math.round(points * 10) / 10;
  const digits = plainNumbers(formatsTag()).format(Math.abs(rounded));
  if (rounded < 0) return `−${digits}`;
  return signed && rounded > 0 ? `+${digits}` : digits;
}

/** Points with their unit: `1 point`, `2.5 points`, `+1 point`. */
export function sayPoints(value: number, signed = false): string {
  const points = formatPoints(value, signed);
  return plural(Math.abs(Math.round(value * 10) / 10), { one: `${{ points }} point`, other: `${{ points }} points` });
}

/** A share as a percentage, in whole numbers: `85%`, in French `85 %`. */
export function formatPercent(share: number): string {
  return percents(formatsTag()).format(share);
}
