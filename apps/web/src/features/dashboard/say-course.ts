import type { Insights } from '@shortlist/schema';
import { periodName } from './period-name.ts';

type Period = Insights['periods'][number];

/** What moved from the first period to the last, in a sentence or two; nothing is read into a move of less than three points. */
export function sayCourse(periods: readonly Period[]): string {
  const [first, last] = [periods[0], periods.at(-1)];
  if (first === undefined || last === undefined || first === last) return '';
  const by = last.score - first.score;
  const then = periodName(first).replace(/^W/, 'w');
  if (Math.abs(by) < 3)
    return `Your average match went from ${first.score} (${then}) to ${last.score}: hardly a change.`;
  if (by > 0) return `Your average match rose from ${first.score} (${then}) to ${last.score}.`;
  return `Your average match fell from ${first.score} (${then}) to ${last.score}. It says how near those postings are to your resume, not that the resume got worse.`;
}
