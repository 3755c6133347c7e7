import type { Executor } from '@shortlist/database';
import { and, count, eq, inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { unusedFacts } from '../../db/tables.ts';

export async function countUnused(db: Executor, userId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(unusedFacts).where(eq(unusedFacts.userId, userId));
  return row?.count ?? 0;
}

export async function insertUnused(
  db: Executor,
  userId: string,
  fact: { person: string; text: string },
): Promise<void> {
  await db.insert(unusedFacts).values({ id: uuidv7(), userId, ...fact });
}

export async function deleteUnused(db: Executor, userId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.delete(unusedFacts).where(and(eq(unusedFacts.userId, userId), inArray(unusedFacts.id, ids)));
}
