import type { Insights } from '@shortlist/schema';
import type { InsightSource } from './insight-source.ts';
import { latestOfEach } from './latest-of-each.ts';

type Period = Insights['periods'][number];
type Unit = Period['unit'];

/**
 * How postings and matches go on over time. Months, where there are at least three; a search of a few weeks is told by weeks, one of a few
 * days by days. `sources` oldest first.
 */
export function periodsOf(sources: readonly InsightSource[]): Period[] {
  const [months = [], weeks = [], days = []] = (['month', 'week', 'day'] as const).map((unit) => group(sources, unit));
  if (months.length > 2) return months;
  if (weeks.length > 1) return weeks;
  return days;
}

function group(sources: readonly InsightSource[], unit: Unit): Period[] {
  const groups = Map.groupBy(sources, ({ date }) => startOf(date, unit));
  return [...groups].map(([from, group]) => {
    const matches = latestOfEach(group).map(({ match }) => match);
    const requirements = matches.flatMap((match) => match.requirements);
    const met = requirements.filter((requirement) => requirement.met === true).length;
    return {
      unit,
      from,
      postings: matches.length,
      score: Math.round(matches.reduce((sum, { score }) => sum + score, 0) / matches.length),
      met: requirements.length === 0 ? 0 : Math.round((100 * met) / requirements.length) / 100,
    };
  });
}

/** The first day of the month or of the week (a Monday) that a moment lies in, or its day. */
function startOf(date: string, unit: Unit): string {
  const day = date.slice(0, 10);
  if (unit === 'month') return `${day.slice(0, 7)}-01`;
  if (unit === 'day') return day;
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() - ((at.getUTCDay() + 6) % 7));
  return at.toISOString().slice(0, 10);
}
