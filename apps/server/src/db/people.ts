import type { Executor } from '@shortlist/database';
import type { Language } from '@shortlist/schema/languages';
import { eq, sql } from 'drizzle-orm';
import { userSubscriptions, users } from './tables.ts';
import { type NameAddress, recallTrials, rememberTrials } from './trials-had.ts';

/**
 * `emailConfirmed`: whether the sign-in service says that the address is proved. `language`: of their account, else what their app asks for; missing where
 * neither is known.
 */
export type Person = {
  id: string;
  email: string;
  emailConfirmed: boolean;
  name: string;
  language?: Language | undefined;
};

/** Whether the rows of a person are there and know their present address, whether it is proved, and their language. */
export async function isPersonKnown(db: Executor, { id, email, emailConfirmed, language }: Person): Promise<boolean> {
  const [row] = await db
    .select({
      email: users.email,
      emailConfirmed: users.emailConfirmed,
      language: users.language,
      mailbox: userSubscriptions.mailbox,
    })
    .from(users)
    .leftJoin(userSubscriptions, eq(userSubscriptions.userId, users.id))
    .where(eq(users.id, id));
  if (row?.email !== email || row.emailConfirmed !== emailConfirmed) return false;
  return (row.mailbox !== null || !emailConfirmed) && (language === undefined || row.language === language);
}

/** Does in the transaction of a change of address what follows from it. */
export type OnNewAddress = (tx: Executor, person: Pick<Person, 'id' | 'email'>) => Promise<void>;

/**
 * Makes the rows of a person on first sight: `true` where they are new. A changed or newly proved address is taken over, and
 * an organisation that invited it. Call it in a transaction.
 */
export async function ensurePerson(
  tx: Executor,
  { id, email, emailConfirmed, name, language }: Person,
  nameAddress: NameAddress,
  onNewAddress: OnNewAddress,
): Promise<boolean> {
  const [row] = await tx
    .insert(users)
    .values({ id, email, emailConfirmed, name, language })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (row) await tx.insert(userSubscriptions).values({ userId: id }).onConflictDoNothing();
  else {
    // Not "for update": a row that refers to the person may be inserted meanwhile, by one who waits for what is locked below.
    const known = tx.select({ email: users.email }).from(users).where(eq(users.id, id));
    const [before] = await known.for('no key update');
    if (before && before.email !== email) {
      await rememberTrials(tx, id, nameAddress(before.email));
      await onNewAddress(tx, { id, email });
    }
    await tx.update(users).set({ email, emailConfirmed, language }).where(eq(users.id, id));
    await tx.execute(sql`select join_organization(${id}::uuid)`);
  }
  if (emailConfirmed) await recallTrials(tx, id, nameAddress(email));
  const mailbox = emailConfirmed ? nameAddress(email) : null;
  await tx.update(userSubscriptions).set({ mailbox }).where(eq(userSubscriptions.userId, id));
  return row !== undefined;
}
