import { datesTag } from '../language/formats-tag.ts';

/** Today where the person is, `YYYY-MM-DD`. */
export function localDay(now = new Date()): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** A day `YYYY-MM-DD` as people write it: `Mar 4, 2026`. Empty when it is no day. */
export function formatDay(day: string): string {
  const date = new Date(`${day}T12:00:00`);
  return Number.isNaN(date.getTime()) ? '' : date.toLocaleDateString(datesTag(), { dateStyle: 'medium' });
}
