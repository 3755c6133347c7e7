import { type Auth, AuthError } from '@shortlist/auth';
import type { Database, Executor } from '@shortlist/database';
import {
  type Account,
  type AccountChange,
  type AccountDeletion,
  type Subscription,
  SubscriptionType,
  type TrialEvent,
} from '@shortlist/schema';
import { settleSubscription } from '../../db/trials.ts';
import type { Actor } from '../../http/actor.ts';
import type { Page } from '../../http/pages.ts';
import { Failure } from '../../http/problem.ts';
import { lockPerson } from '../../people/forget-person.ts';
import type { Services } from '../../services.ts';
import { exportAccount, type Watch } from './export.ts';
import * as queries from './queries.ts';

/** For so long after a sign-in nobody is asked again who they are, in milliseconds. */
const freshMs = 10 * 60_000;

type Row = NonNullable<Awaited<ReturnType<typeof queries.findAccount>>>;

/** What of the payments a deletion needs. */
type Customers = {
  forgetCustomer(userId: string): Promise<string | undefined>;
  isCustomer(tx: Executor, userId: string, customer: string | undefined): Promise<boolean>;
};

/** `signIns` is the embedded auth service; missing where the operator's own project holds the sign-ins. */
export function createAccounts(
  { db, transaction }: Pick<Database, 'db' | 'transaction'>,
  forget: Services['forget'],
  signIns: Pick<Auth, 'deleteUser' | 'exportUser' | 'provePresence'> | undefined,
  payments?: Customers,
) {
  return {
    async get(userId: string): Promise<Account> {
      await settleSubscription(db, userId);
      const row = await queries.findAccount(db, userId);
      if (!row) throw new Failure(404, 'not-found', 'We couldn’t find this account');
      const { id, name, email, keepResumes } = row.user;
      return { id, name, email, keepResumes, subscription: describeSubscription(row.subscription) };
    },
    export: (userId: string, watch: Watch) => exportAccount({ db }, userId, () => signIns?.exportUser(userId), watch),
    /** Before what cannot be undone: who signed in a while ago shows once more that it is them. Throws 403 where they do not. */
    async requirePresence(
      { id, sessionId = '', signedInAt }: Actor,
      { password, code }: AccountDeletion,
    ): Promise<void> {
      if (!password && !code && Date.now() - signedInAt * 1000 < freshMs) return;
      if (!signIns) throw new Failure(403, 'sign-in-again', 'Please sign out and back in to confirm it’s you');
      const proof = { currentPassword: password, nonce: code };
      const proved = await signIns.provePresence(id, sessionId, proof).catch((error: unknown) => {
        if (!(error instanceof AuthError) || error.status >= 500) throw error;
        if (error.status === 429)
          throw new Failure(429, 'too-many-tries', 'Too many attempts. Please wait a few minutes');
        throw new Failure(
          403,
          'proof-wrong',
          password ? 'The password is incorrect' : 'The code is wrong or has expired',
        );
      });
      if (!proved)
        throw new Failure(403, 'proof-needed', 'Please confirm it’s you', {
          advice: 'You signed in a while ago. Enter your password, or the code we email you.',
        });
    },
    /** Ends what is paid for, then deletes data, mails and sign-in in one transaction: all or nothing. */
    async remove(userId: string): Promise<void> {
      let isDone = false;
      while (!isDone) {
        const customer = await payments?.forgetCustomer(userId);
        isDone = await transaction(async (tx) => {
          await lockPerson(tx, userId);
          // A checkout that was under way may have made a customer since: they are forgotten first, too.
          if (payments && !(await payments.isCustomer(tx, userId, customer))) return false;
          await forget(tx, userId);
          await signIns?.deleteUser(tx, userId).catch(ignoreAbsent);
          return true;
        });
      }
    },
    change: (userId: string, change: AccountChange) => queries.changeUser(db, userId, change),
    async listTrials(userId: string, page: Page): Promise<TrialEvent[]> {
      const events = await queries.listTrialEvents(db, userId, page);
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
