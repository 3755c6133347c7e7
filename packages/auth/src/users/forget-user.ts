import { eq } from 'drizzle-orm';
import { writeAudit } from '../audit.ts';
import type { AuthContext, Db } from '../context.ts';
import { auditLog, type Metadata } from '../tables.ts';

/** Has others forget a user who is to be deleted. The log keeps what happened, and the id, but neither addresses nor devices. Call it in a transaction. */
export async function forgetUser(auth: AuthContext, tx: Db, id: string, details: Metadata = {}): Promise<void> {
  await auth.forget(tx, id);
  await tx.update(auditLog).set({ ip: null, userAgent: null, details: {} }).where(eq(auditLog.userId, id));
  await writeAudit(auth, tx, { action: 'user_deleted', userId: id, details });
}
