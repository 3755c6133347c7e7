import type { ResumeSummary } from '@shortlist/schema';
import { formatDate } from '../../ui/format.ts';

const keptWords = { upload: 'Uploaded', result: 'Tailored' };

/** How and when a resume came: uploaded, tailored for a posting, or edited here. */
export function sayOrigin({ kept, updatedAt }: Pick<ResumeSummary, 'kept' | 'updatedAt'>): string {
  return `${kept ? keptWords[kept] : 'Edited'} ${formatDate(updatedAt)}`;
}
