import type { Executor } from '@shortlist/database';
import { returnTrial } from '../../db/trials.ts';
import * as queries from './queries.ts';

/** Ends an optimisation without a result and gives its trial back, once; `false` where it had already ended. */
export async function endAndReturnTrial(tx: Executor, id: string, ...how: EndArguments): Promise<boolean> {
  const row = await queries.end(tx, id, ...how);
  if (row?.trial === 'charged') {
    await returnTrial(tx, { userId: row.userId, optimizationId: id, title: row.title });
    await queries.markTrialReturned(tx, id);
  }
  return row !== undefined;
}

type EndArguments = Parameters<typeof queries.end> extends [Executor, string, ...infer Rest] ? Rest : never;
