import { createHash } from 'node:crypto';
import type { Executor } from '@shortlist/database';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { documents, optimizations, userSubscriptions } from '../../db/tables.ts';

type New = typeof optimizations.$inferInsert;
type NewDocument = typeof documents.$inferInsert;

/** Stores a submission; `undefined` where this owner already used the idempotency key. */
export async function insertSubmission(
  db: Executor,
  document: NewDocument,
  optimization: New,
): Promise<{ id: string } | undefined> {
  await db.insert(documents).values({ ...document, digest: createHash('sha256').update(document.bytes).digest('hex') });
  const [row] = await db
    .insert(optimizations)
    .values(optimization)
    .onConflictDoNothing({ target: [optimizations.userId, optimizations.idempotencyKey] })
    .returning({ id: optimizations.id });
  if (!row) await db.delete(documents).where(eq(documents.id, document.id));
  return row;
}

export type Known = Pick<typeof optimizations.$inferSelect, 'id' | 'fingerprint' | 'failure'>;

export async function findByKey(db: Executor, userId: string, key: string): Promise<Known | undefined> {
  const { id, fingerprint, failure } = optimizations;
  const [row] = await db
    .select({ id, fingerprint, failure })
    .from(optimizations)
    .where(and(eq(optimizations.userId, userId), eq(optimizations.idempotencyKey, key)));
  return row;
}

/** What decides the place in the queue: the person's plan, and how many of their submissions are not finished yet. */
export async function findLoad(db: Executor, userId: string): Promise<{ plan: string; open: number }> {
  const open = db
    .select({ count: count() })
    .from(optimizations)
    .where(and(eq(optimizations.userId, userId), inArray(optimizations.state, ['waiting', 'working'])));
  const [row] = await db
    .select({ plan: userSubscriptions.subscriptionType, open: sql`${open}`.mapWith(Number) })
    .from(userSubscriptions)
    .where(eq(userSubscriptions.userId, userId));
  return row ?? { plan: 'FREE', open: 0 };
}

/** A submission that ended without a result, with its document: what a new try begins from. */
export async function findEnded(db: Executor, userId: string, id: string) {
  const [row] = await db
    .select({ optimization: optimizations, document: documents })
    .from(optimizations)
    .innerJoin(documents, eq(documents.id, optimizations.documentId))
    .where(
      and(
        eq(optimizations.id, id),
        eq(optimizations.userId, userId),
        inArray(optimizations.state, ['failed', 'cancelled']),
      ),
    );
  return row;
}

/** The file that a submission came with. */
export async function findDocument(
  db: Executor,
  id: string,
): Promise<{ name: string; mediaType: string; bytes: Uint8Array } | undefined> {
  const { fileName: name, mediaType, bytes } = documents;
  const [row] = await db.select({ name, mediaType, bytes }).from(documents).where(eq(documents.id, id));
  return row;
}
