import type { Transaction } from '@shortlist/database';
import { planNames, versionsByPlan } from '@shortlist/schema';
import { lockPlan } from '../../db/plans.ts';
import { Failure } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { countResumes } from './queries.ts';

/** Runs `work` where the plan has room for one more resume, or for `more`; for none it always has. Throws 403 where it has none. */
export async function withRoom<T>(
  { transaction }: Services['database'],
  userId: string,
  work: (tx: Transaction) => Promise<T>,
  more = 1,
): Promise<T> {
  return transaction(async (tx) => {
    const plan = await lockPlan(tx, userId);
    const allowed = versionsByPlan[plan];
    if (more > 0 && allowed !== null && (await countResumes(tx, userId)) + more > allowed) {
      throw new Failure(403, 'resume-limit', `You’ve reached your limit of ${allowed} resumes`, {
        detail: `The ${planNames[plan]} plan keeps up to ${allowed} resumes.`,
        advice: 'Delete one you no longer need, or upgrade your plan for more.',
      });
    }
    return work(tx);
  });
}
