import { type Auth, AuthError } from '@shortlist/auth';
import { type PersonRecord, type PlanChange, SubscriptionType, trialsByPlan } from '@shortlist/schema';
import { settleSubscription } from '../../db/trials.ts';
import { Failure } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import * as queries from './people-queries.ts';

type SignIns = Pick<Auth, 'lookAtUser' | 'banUser' | 'resetFactors'>;

/** A ban for good ends after so many years. */
const forGoodYears = 100;

/**
 * What an operator does for, and about, a person. `signIns` is the embedded auth service; missing where the operator's own project holds the
 * sign-ins. `remove` deletes an account as its owner would.
 */
export function createPeople(
  { database }: Pick<Services, 'database'>,
  signIns: SignIns | undefined,
  remove: (userId: string) => Promise<void>,
) {
  const { db } = database;

  async function find(id: string): Promise<queries.PersonRow> {
    await settleSubscription(db, id);
    const row = await queries.findPerson(db, id);
    if (!row) throw new Failure(404, 'not-found', 'We couldn’t find this person');
    return row;
  }

  function held(): SignIns {
    if (signIns) return signIns;
    throw new Failure(409, 'sign-ins-elsewhere', 'Your Supabase project manages sign-ins', {
      advice: 'Make the change there.',
    });
  }

  async function describe(row: queries.PersonRow): Promise<PersonRecord> {
    const { user, subscription, optimizations, resumes } = row;
    const allowed = subscription?.trialsAllowed ?? trialsByPlan.FREE;
    return {
      id: user.id,
      email: user.email,
      emailConfirmed: user.emailConfirmed,
      name: user.name,
      createdAt: user.createdAt.toISOString(),
      plan: SubscriptionType.catch('FREE').parse(subscription?.subscriptionType),
      planSource: subscription?.planSource ?? 'none',
      planEndsAt: subscription?.planEndsAt?.toISOString() ?? null,
      trialsUsed: subscription?.trialsUsed ?? 0,
      trialsAllowed: allowed === -1 ? null : allowed,
      optimizations: Number(optimizations),
      resumes: Number(resumes),
      signIn: (await signIns?.lookAtUser(user.id)) ?? null,
    };
  }

  return {
    async search(text: string): Promise<PersonRecord[]> {
      const found: PersonRecord[] = [];
      for (const row of await queries.findPeople(db, text)) found.push(await describe(row));
      return found;
    },

    async ban(id: string, hours: number | null): Promise<PersonRecord> {
      const until = new Date();
      if (hours === null) until.setFullYear(until.getFullYear() + forGoodYears);
      else until.setTime(until.getTime() + hours * 3_600_000);
      await database.transaction((tx) => held().banUser(tx, id, until)).catch(asFailure);
      return describe(await find(id));
    },

    async unban(id: string): Promise<PersonRecord> {
      await database.transaction((tx) => held().banUser(tx, id, null)).catch(asFailure);
      return describe(await find(id));
    },

    async resetFactors(id: string): Promise<{ removed: number }> {
      return { removed: await database.transaction((tx) => held().resetFactors(tx, id)).catch(asFailure) };
    },

    async remove(id: string): Promise<void> {
      await find(id);
      await remove(id);
    },

    /** Sets plan and trials. A plan that is paid for elsewhere changes there; its trials may change here. */
    async changePlan(id: string, change: PlanChange): Promise<PersonRecord> {
      await find(id);
      await database.transaction(async (tx) => {
        const before = await queries.lockSubscription(tx, id);
        if (change.plan && (before?.planSource === 'stripe' || before?.planSource === 'organization'))
          throw new Failure(
            409,
            'plan-is-paid',
            'This plan is paid for through the payment provider or an organization',
            {
              advice: 'Make the change there.',
            },
          );
        await queries.changeSubscription(tx, id, { ...planOf(change), ...trialsOf(change) });
      });
      return describe(await find(id));
    },
  };
}

function planOf({ plan, days }: PlanChange) {
  if (!plan) return {};
  const endsAt = plan !== 'FREE' && days ? new Date(Date.now() + days * 86_400_000) : null;
  return {
    subscriptionType: plan,
    trialsAllowed: trialsByPlan[plan] ?? -1,
    trialsUsed: 0,
    periodStart: new Date(),
    planSource: endsAt ? ('trial' as const) : ('none' as const),
    planEndsAt: endsAt,
    cancels: false,
    nextPlan: null,
    nextPlanAt: null,
  };
}

function trialsOf({ trialsAllowed, trialsUsed }: PlanChange) {
  return {
    ...(trialsAllowed === undefined ? {} : { trialsAllowed: trialsAllowed ?? -1 }),
    ...(trialsUsed === undefined ? {} : { trialsUsed }),
  };
}

function asFailure(error: unknown): never {
  if (error instanceof AuthError && error.status === 404)
    throw new Failure(404, 'not-found', 'We couldn’t find this person');
  throw error;
}

export type People = ReturnType<typeof createPeople>;
