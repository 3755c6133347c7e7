import type { Optimization } from '@shortlist/schema';

/** Whether a result delivers the person's own file in the place of our pages. */
export function isUnchanged({ result }: Pick<Optimization, 'result'>): boolean {
  return result?.kind === 'resume' && result.fidelity?.unchanged === true;
}
