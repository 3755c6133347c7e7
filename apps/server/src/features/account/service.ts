import { type Auth, AuthError } from '@shortlist/auth';
import type { Database } from '@shortlist/database';
import { forgetMails } from '@shortlist/mail';
import { type Account, type Subscription, SubscriptionType, type TrialEvent } from '@shortlist/schema';
import { settleSubscription } from '../../db/trials.ts';
import { Failure } from '../../http/problem.ts';
import { exportAccount } from './export.ts';
import * as queries from './queries.ts';

type Row = NonNullable<Awaited<ReturnType<typeof queries.findAccount>>>;

/** `signIns` is the embedded auth service; missing where the operator's own project holds the sign-ins. */
export function createAccounts(
  { db, transaction }: Pick<Database, 'db' | 'transaction'>,
  signIns: Pick<Auth, 'deleteUser' | 'exportUser'> | undefined,
  payments?: { forgetCustomer(userId: string): Promise<void> },
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
    /** Ends what is paid for, then deletes data, mails and sign-in in one transaction: all or nothing. */
    async remove(userId: string): Promise<void> {
      await payments?.forgetCustomer(userId);
      await transaction(async (tx) => {
        const account = await queries.findAccount(tx, userId);
        const mails = (await queries.listOwnOptimizationIds(tx, userId)).map((id) => `optimization:${id}`);
        if (account) await forgetMails(tx, account.user.email, mails);
        await queries.deleteUser(tx, userId);
        await signIns?.deleteUser(tx, userId).catch(ignoreAbsent);
      });
    },
    rename: (userId: string, name: string) => queries.renameUser(db, userId, name),
    async listTrials(userId: string): Promise<TrialEvent[]> {
      const events = await queries.listTrialEvents(db, userId, 500);
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

/** Two deletions at once: the slower one finds nothing, which is what it wanted. */
function ignoreAbsent(error: unknown): void {
  if (!(error instanceof AuthError && error.status === 404)) throw error;
}
