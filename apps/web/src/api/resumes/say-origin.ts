import { t } from '@lingui/core/macro';
import type { ResumeSummary } from '@shortlist/schema';
import { formatDate } from '../../ui/format.ts';

/** How and when a resume came: uploaded, tailored for a posting, or edited here. */
export function sayOrigin({ kept, updatedAt }: Pick<ResumeSummary, 'kept' | 'updatedAt'>): string {
  const day = formatDate(updatedAt);
  if (kept === 'upload') return t`Uploaded ${day}`;
  return kept === 'result' ? t`Tailored ${day}` : t`Edited ${day}`;
}
