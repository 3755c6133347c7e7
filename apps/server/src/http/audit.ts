import type { Database } from '@shortlist/database';
import type { Logger } from '@shortlist/schema/log';
import type { Context } from 'hono';
import type { Call } from '../calls/index.ts';
import { type AuditActor, beginAudit, endAudit } from '../db/audit-events.ts';
import { asFailure } from './as-failure.ts';
import { isUuid } from './is-uuid.ts';

/** Does the work of a call and writes down that it was asked for and how it was answered. */
export type Audit = (c: Context, call: Call, work: () => Promise<void>, person?: string) => Promise<void>;

/**
 * Keeps the audit log: every call of the operator's, and calls that carry an `audit` word. What cannot be written down beforehand is not done;
 * the answer is added afterwards.
 */
export function keepAudit({ db }: Pick<Database, 'db'>, log: Logger): Audit {
  return async (c, call, work, person) => {
    const action = call.audit ?? (call.operator ? nameOf(call) : undefined);
    if (action === undefined) return work();
    const entry = { actor: actorOf(call), action, userId: person ?? personIn(call, c.req.path) };
    const id = await beginAudit(db, entry);
    const end = (status: number) =>
      endAudit(db, id, status).catch((error: unknown) => log.error('audit-not-ended', error, { id }));
    try {
      await work();
    } catch (error) {
      await end(asFailure(error)?.status ?? 500);
      throw error;
    }
    // A failure that the app's own catch has answered shows as its status.
    await end(c.res.status);
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
