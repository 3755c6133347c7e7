import { t } from '@lingui/core/macro';
import type { PlanStatus } from '@shortlist/schema';
import { formatDate } from '../ui/format.ts';

/** Until when a free trial runs, and what then; undefined where none runs. */
export function sayTrialEnd({ source, endsAt }: Pick<PlanStatus, 'source' | 'endsAt'>): string | undefined {
  if (source !== 'trial' || endsAt === null) return undefined;
  return t`Free trial until ${{ day: formatDate(endsAt) }}. Nothing is charged when it ends.`;
}
