import type { OptimizationSummary } from '@shortlist/schema';
import { formatDate, formatTime } from '../../ui/format.ts';

export type ScorePoint = {
  id: string;
  date: string;
  title: string;
  /** The same for results of the same posting: only those are comparable. */
  posting: string;
  before: number;
  after: number;
};

/** The match estimates of finished resumes, oldest first, at most the last twenty. The list comes newest first. */
export function scorePoints(list: OptimizationSummary[]): ScorePoint[] {
  const days = list
    .filter(({ state, score }) => state === 'done' && score !== undefined)
    .map(({ createdAt }) => formatDate(createdAt));
  const isAlone = (day: string) => days.indexOf(day) === days.lastIndexOf(day);
  return list
    .flatMap((one) =>
      one.score === undefined || one.state !== 'done'
        ? []
        : [
            {
              id: one.id,
              // Two of one day are told apart by their time.
              date: isAlone(formatDate(one.createdAt)) ? formatDate(one.createdAt) : formatTime(one.createdAt),
              title: one.title,
              posting: `${one.title}\n${one.employer ?? ''}`.toLowerCase(),
              before: Math.round(one.scoreBefore ?? one.score),
              after: Math.round(one.score),
            },
          ],
    )
    .slice(0, 20)
    .reverse();
}

/** The postings with more than one result: what a line may join. */
export function repeatedPostings(points: readonly ScorePoint[]): string[] {
  const byPosting = Map.groupBy(points, ({ posting }) => posting);
  return [...byPosting].flatMap(([posting, alike]) => (alike.length > 1 ? [posting] : []));
}
