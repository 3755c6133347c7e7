import { t } from '@lingui/core/macro';
import type { Insights } from '@shortlist/schema';
import { periodName } from './period-name.ts';

type Period = Insights['periods'][number];

/** What moved from the first period to the last, in a sentence or two; nothing is read into a move of less than three points. */
export function sayCourse(periods: readonly Period[]): string {
  const [first, last] = [periods[0], periods.at(-1)];
  if (first === undefined || last === undefined || first === last) return '';
  const by = last.score - first.score;
  const [from, to] = [first.score, last.score];
  const then = periodName(first, 'sentence');
  if (Math.abs(by) < 3) return t`Your average match went from ${from} (${then}) to ${to}: almost no change.`;
  if (by > 0) return t`Your average match rose from ${from} (${then}) to ${to}.`;
  return t`Your average match fell from ${from} (${then}) to ${to}. These postings were a weaker fit. This doesn’t mean your resume got worse.`;
}
