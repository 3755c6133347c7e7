import type { Insights } from '@shortlist/schema';
import type { InsightSource } from './insight-source.ts';

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
  const sums = new Map<string, { postings: number; score: number; met: number; asked: number }>();
  for (const { match, date } of sources) {
    const from = startOf(date, unit);
    const sum = sums.get(from) ?? { postings: 0, score: 0, met: 0, asked: 0 };
    sum.postings++;
    sum.score += match.score;
    sum.asked += match.requirements.length;
    sum.met += match.requirements.filter(({ met }) => met === true).length;
    sums.set(from, sum);
  }
  return [...sums].map(([from, { postings, score, met, asked }]) => ({
    unit,
    from,
    postings,
    score: Math.round(score / postings),
    met: asked === 0 ? 0 : Math.round((100 * met) / asked) / 100,
  }));
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
