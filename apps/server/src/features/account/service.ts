import type { Auth } from '@shortlist/auth';
import type { Database } from '@shortlist/database';
import { type Account, type Subscription, SubscriptionType, type TrialEvent } from '@shortlist/schema';
import { settleSubscription } from '../../db/trials.ts';
import { Failure } from '../../http/problem.ts';
import { exportAccount } from './export.ts';
import * as queries from './queries.ts';

type Row = NonNullable<Awaited<ReturnType<typeof queries.findAccount>>>;

/** `signIns` is the embedded auth service; missing where the operator's own project holds the sign-ins. */
export function createAccounts(
  { db }: Pick<Database, 'db'>,
  signIns: Pick<Auth, 'deleteUser' | 'exportUser'> | undefined,
) {
  return {
    async get(userId: string): Promise<Account> {
      await settleSubscription(db, userId);
      const row = await queries.findAccount(db, userId);
      if (!row) throw new Failure(404, 'not-found', 'There is no such account');
      const { id, name, email } = row.user;
      return { id, name, email, subscription: describeSubscription(row.subscription) };
    },
    export: (userId: string) => exportAccount({ db }, userId, () => signIns?.exportUser(userId)),
    /** Deletes the sign-in first: should the rest fail, nobody is left signed in to half an account, and a repeated call finishes. */
    async remove(userId: string): Promise<void> {
      await signIns?.deleteUser(userId);
      await queries.deleteUser(db, userId);
    },
    rename: (userId: string, name: string) => queries.renameUser(db, userId, name),
    async listTrials(userId: string): Promise<TrialEvent[]> {
      const events = await queries.listTrialEvents(db, userId);
      return events.map(({ id, kind, title, optimizationId, createdAt }) => ({
        id,
        kind,
        title,
        optimizationId,
        at: createdAt.toISOString(),
      }));
    },
  };
}

export type Accounts = ReturnType<typeof createAccounts>;

/** Anything but PREMIUM and FAMOUS is Free; trials default to none used of three; -1 in the database is unlimited. */
function describeSubscription(row: Row['subscription']): Subscription {
  const type = SubscriptionType.safeParse(row?.subscriptionType);
  const allowed = row?.trialsAllowed ?? 3;
  return {
    subscriptionType: type.success ? type.data : 'FREE',
    trialsUsed: row?.trialsUsed ?? 0,
    trialsAllowed: allowed === -1 ? null : allowed,
    updatedAt: row?.updatedAt.toISOString() ?? null,
  };
}
