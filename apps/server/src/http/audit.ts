import type { Context } from 'hono';
import type { Call } from '../calls/index.ts';
import { type AuditActor, beginAudit, endAudit } from '../db/audit-events.ts';
import type { Services } from '../services.ts';
import { asFailure } from './as-failure.ts';
import { isUuid } from './is-uuid.ts';
import { limitPerson } from './limit-rate.ts';

/** Does the work of a call and writes down that it was asked for and how it was answered. */
export type Audit = (c: Context, call: Call, work: () => Promise<void>, person?: string) => Promise<void>;

/** Calls of one person in five minutes, and in a row, that the log keeps for more than a year. */
const rate = { per: 300, burst: 100 };

/**
 * Keeps the audit log: every call of the operator's, and calls that carry an `audit` word. What cannot be written down beforehand is not done;
 * the answer is added afterwards. What anybody may send is written down once it was found to be genuine: strangers fill no log.
 */
export function keepAudit(services: Pick<Services, 'database' | 'settings' | 'log'>): Audit {
  const { log } = services;
  const { db } = services.database;
  const end = (id: string, status: number) =>
    endAudit(db, id, status).catch((error: unknown) => log.error('audit-not-ended', error, { id }));
  return async (c, call, work, person) => {
    const action = call.audit ?? (call.operator ? nameOf(call) : undefined);
    if (action === undefined) return work();
    const entry = { actor: actorOf(call), action, userId: person ?? personIn(call, c.req.path) };
    if (call.open) {
      await work();
      if (c.res.status < 400) await end(await beginAudit(db, entry), c.res.status);
      return;
    }
    if (person !== undefined) await limitPerson(services, person, 'noted call', rate);
    const id = await beginAudit(db, entry);
    try {
      await work();
    } catch (error) {
      await end(id, asFailure(error)?.status ?? 500);
      throw error;
    }
    // A failure that the app's own catch has answered shows as its status.
    await end(id, c.res.status);
  };
}

function actorOf({ operator, open }: Call): AuditActor {
  if (operator) return 'operator';
  return open ? 'provider' : 'person';
}

/** `PATCH /operations/people/{id}/plan` as `patch people/plan`. */
function nameOf({ method, path }: Call): string {
  return `${method} ${path.replace('/operations/', '').replaceAll('/{id}', '')}`;
}

/** The person whom a call of the operator's is about. */
function personIn({ path }: Call, asked: string): string | undefined {
  if (!path.startsWith('/operations/people/{id}')) return undefined;
  const id = asked.split('/')[3] ?? '';
  return isUuid(id) ? id : undefined;
}
