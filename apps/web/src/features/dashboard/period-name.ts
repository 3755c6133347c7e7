import type { Insights } from '@shortlist/schema';

type Period = Insights['periods'][number];

const formats = {
  month: new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  week: new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' }),
  day: new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' }),
};

/** "May 2026", "Week of May 4", "May 6"; `short` where the head of a column says "Week": "May 4". */
export function periodName({ unit, from }: Period, short = false): string {
  const name = formats[unit].format(new Date(`${from}T00:00:00Z`));
  return unit === 'week' && !short ? `Week of ${name}` : name;
}
