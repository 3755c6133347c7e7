import {
  advancedByPlan,
  basicMatch,
  basicResult,
  includesFormat,
  type Match,
  type Optimization,
  ownDocumentFile,
  planNames,
  type ResumeResult,
  type SubscriptionType,
} from '@shortlist/schema';
import { Failure } from '../../http/problem.ts';

/** The person's own, in which nothing is exported: their document with the edits, and the edits as a list. */
const freeForAll = new Set([ownDocumentFile, 'edits.txt']);

type Result = NonNullable<Optimization['result']>;

/** Whether a plan exports a file of a result; what an operator's own automation delivered goes to everyone, and so do the person's own document and the list of edits. */
export function includesFile(plan: SubscriptionType, name: string, external: boolean): boolean {
  return external || freeForAll.has(name) || includesFormat(plan, name.split('.').pop() ?? '');
}

/** Throws 403, with what to do, for a file that the plan does not export. */
export function requireFile(plan: SubscriptionType, name: string, external: boolean): void {
  if (includesFile(plan, name, external)) return;
  throw new Failure(403, 'format-not-included', `The ${planNames[plan]} plan doesn’t include this format`, {
    advice: 'Upgrade your plan for Word, text, and Markdown.',
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
