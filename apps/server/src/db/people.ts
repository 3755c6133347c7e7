import type { Executor } from '@shortlist/database';
import { userSubscriptions, users } from './tables.ts';

export type Person = { id: string; email: string; name: string };

/** Makes the rows of a person on first sight: `true` where they are new. Call it in a transaction. */
export async function ensurePerson(tx: Executor, { id, email, name }: Person): Promise<boolean> {
  const [row] = await tx.insert(users).values({ id, email, name }).onConflictDoNothing().returning({ id: users.id });
  if (row) await tx.insert(userSubscriptions).values({ userId: id }).onConflictDoNothing();
  return row !== undefined;
}
