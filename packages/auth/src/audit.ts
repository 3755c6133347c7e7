import type { AuthContext, Db } from './context.ts';
import type { Caller } from './http/caller.ts';
import { auditLog, type Metadata } from './tables.ts';

/** Writes down what happened to an account: who, what, when, from where. Never a secret. */
export async function writeAudit(
  auth: AuthContext,
  db: Db,
  entry: { action: string; userId?: string | undefined; caller?: Caller | undefined; details?: Metadata },
): Promise<void> {
  await db.insert(auditLog).values({
    at: auth.now(),
    action: entry.action,
    userId: entry.userId ?? null,
    ip: entry.caller?.ip ?? null,
    userAgent: entry.caller?.userAgent ?? null,
    details: entry.details ?? {},
  });
}
