import { t } from '@lingui/core/macro';
import type { Insights } from '@shortlist/schema';
import { datesTag } from '../../language/formats-tag.ts';

type Period = Insights['periods'][number];

const formats = {
  month: { month: 'long', year: 'numeric' },
  week: { month: 'short', day: 'numeric' },
  day: { month: 'short', day: 'numeric' },
} as const;

/** "May 2026", "week of May 4", "May 6", as it stands in a sentence; `short` where the head of a column says "Week of": "May 4". */
export function periodName({ unit, from }: Period, place: 'sentence' | 'short'): string {
  const day = new Date(`${from}T00:00:00Z`).toLocaleDateString(datesTag(), { ...formats[unit], timeZone: 'UTC' });
  return unit === 'week' && place === 'sentence' ? t`week of ${day}` : day;
}
