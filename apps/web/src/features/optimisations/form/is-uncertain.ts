import type { CallProblem } from '../../../api/call-error.ts';

/** The code of a submission that the operator's automation did not take: its optimization was given back, which the advice says. */
export const automationRefused = 'automation-refused';

/**
 * Whether nobody can say if a submission was taken: no answer came, or one of a server that failed on the way. Sent again under the
 * same key it counts once. An automation's refusal is certain, though it comes as 502.
 */
export function isUncertain({ status, code }: Pick<CallProblem, 'status' | 'code'>): boolean {
  return status === 0 || (status >= 500 && code !== automationRefused);
}
