import type { OptimizationSummary } from '@shortlist/schema';
import { formatDate } from '../../ui/format.ts';

export type ScorePoint = { id: string; date: string; title: string; before: number; after: number };

/** The match estimates of finished resumes, oldest first, at most the last twenty. The list comes newest first. */
export function scorePoints(list: OptimizationSummary[]): ScorePoint[] {
  return list
    .flatMap((one) =>
      one.score === undefined || one.state !== 'done'
        ? []
        : [
            {
              id: one.id,
              date: formatDate(one.createdAt),
              title: one.title,
              before: Math.round(one.scoreBefore ?? one.score),
              after: Math.round(one.score),
            },
          ],
    )
    .slice(0, 20)
    .reverse();
}
