import type { Executor } from '@shortlist/database';
import { forgetMails } from '@shortlist/mail';
import { eq, sql } from 'drizzle-orm';
import { users } from '../db/tables.ts';
import { type NameAddress, rememberTrials } from '../db/trials-had.ts';
import { belongings } from './belongings.ts';

/** Deletes all that the product keeps of a person, with every mail about them; their free trials are remembered under a keyed hash. Call it in a transaction. False where nothing was. */
export async function forgetPerson(tx: Executor, person: string, nameAddress: NameAddress): Promise<boolean> {
  const known = await lockPerson(tx, person);
  await forgetMails(tx, person, known?.email ?? '');
  if (!known) return false;
  await rememberTrials(tx, person, nameAddress(known.email));
  for (const { table, rows } of belongings) await tx.execute(sql`delete from ${sql.raw(table)} where ${rows(person)}`);
  return true;
}

/** Locks a person until the transaction ends, before any of their rows: the sign-in first, as whoever makes rows for one holds it, so that none are made beside a deletion. */
export async function lockPerson(tx: Executor, person: string): Promise<{ email: string } | undefined> {
  await tx.execute(sql`select from auth.users where id = ${person} for update`);
  const [known] = await tx.select({ email: users.email }).from(users).where(eq(users.id, person)).for('update');
  return known;
}

/** When the rows of a person were made; undefined where there are none. */
export async function findFirstSight(db: Executor, person: string): Promise<Date | undefined> {
  const [row] = await db.select({ at: users.createdAt }).from(users).where(eq(users.id, person));
  return row?.at;
}
