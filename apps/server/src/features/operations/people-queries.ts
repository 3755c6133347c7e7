import type { Executor } from '@shortlist/database';
import { asc, eq, or, type SQL, sql } from 'drizzle-orm';
import { optimizations, resumes, userSubscriptions, users } from '../../db/tables.ts';
import { isUuid } from '../../http/is-uuid.ts';

/** People are shown so many at a time. */
const most = 20;

export type PersonRow = Awaited<ReturnType<typeof findPeople>>[number];

/** People whose address begins so, in any case, or who have this id; by address. */
export async function findPeople(db: Executor, find: string) {
  const beginning = `${find.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return selectPeople(
    db,
    or(sql`lower(${users.email}) like ${beginning}`, isUuid(find) ? eq(users.id, find) : undefined),
  );
}

export async function findPerson(db: Executor, id: string): Promise<PersonRow | undefined> {
  const [row] = await selectPeople(db, eq(users.id, id));
  return row;
}

function selectPeople(db: Executor, wanted: SQL | undefined) {
  return db
    .select({
      user: users,
      subscription: userSubscriptions,
      optimizations: db.$count(optimizations, eq(optimizations.userId, users.id)),
      resumes: db.$count(resumes, eq(resumes.userId, users.id)),
    })
    .from(users)
    .leftJoin(userSubscriptions, eq(userSubscriptions.userId, users.id))
    .where(wanted)
    .orderBy(asc(users.email))
    .limit(most);
}

/** A subscription as it is, locked until the transaction ends. */
export async function lockSubscription(tx: Executor, userId: string) {
  const [row] = await tx.select().from(userSubscriptions).where(eq(userSubscriptions.userId, userId)).for('update');
  return row;
}

export async function changeSubscription(
  tx: Executor,
  userId: string,
  change: Partial<typeof userSubscriptions.$inferInsert>,
): Promise<void> {
  await tx
    .update(userSubscriptions)
    .set({ ...change, updatedAt: new Date() })
    .where(eq(userSubscriptions.userId, userId));
}
