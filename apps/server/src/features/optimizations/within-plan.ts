import {
  advancedByPlan,
  basicMatch,
  basicResult,
  formatsByPlan,
  type Match,
  type Optimization,
  planNames,
  type ResumeResult,
  type SubscriptionType,
} from '@shortlist/schema';
import { Failure } from '../../http/problem.ts';

type Result = NonNullable<Optimization['result']>;

/** Whether a plan exports a file of a result; what an operator's own automation delivered goes to everyone. */
export function includesFile(plan: SubscriptionType, name: string, external: boolean): boolean {
  return external || formatsByPlan[plan].includes(name.split('.').pop() ?? '');
}

/** Throws 403, with what to do, for a file that the plan does not export. */
export function requireFile(plan: SubscriptionType, name: string, external: boolean): void {
  if (includesFile(plan, name, external)) return;
  throw new Failure(403, 'format-not-included', `The ${planNames[plan]} plan exports PDF`, {
    advice:
      'Upgrade your plan for Word, text, Markdown and JSON Resume. The mail with your result stays as it was sent.',
  });
}

/** A result in the detail of a plan. */
export function resultWithin<R extends Result>(plan: SubscriptionType, result: R): R | ResumeResult {
  return result.kind === 'resume' && !advancedByPlan[plan] ? basicResult(result) : result;
}

/** A match in the detail of a plan. */
export function matchWithin(plan: SubscriptionType, match: Match): Match {
  return advancedByPlan[plan] ? match : basicMatch(match);
}
