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

/** Whether a file of a result is the one that the person sent, delivered as it is. */
export const isOwnFile = (result: Result | null | undefined, name: string): boolean =>
  result?.kind === 'resume' && result.fidelity?.unchanged === true && /^resume\.(?:pdf|docx)$/.test(name);

/** Whether a plan exports a file of a result. To everyone go what an operator's own automation delivered or the person sent (`free`), their document with the edits, and the list of edits. */
export function includesFile(plan: SubscriptionType, name: string, free: boolean): boolean {
  return free || freeForAll.has(name) || includesFormat(plan, name.split('.').pop() ?? '');
}

/** Throws 403, with what to do, for a file that the plan does not export. */
export function requireFile(plan: SubscriptionType, name: string, free: boolean): void {
  if (includesFile(plan, name, free)) return;
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
