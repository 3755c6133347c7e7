import type { Executor } from '@shortlist/database';
import { eq, sql } from 'drizzle-orm';
import { logos } from '../../db/tables.ts';
import type { Logo } from '../../pages/check-logo.ts';

export async function putLogo(tx: Executor, userId: string, logo: Logo): Promise<void> {
  const values = { ...logo, updatedAt: new Date() };
  await tx
    .insert(logos)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: logos.userId, set: values });
}

export async function deleteLogo(tx: Executor, userId: string): Promise<void> {
  await tx.delete(logos).where(eq(logos.userId, userId));
}

/** The files of results that carry the person's logo are set anew when they are next asked for. */
export async function setMarkedResultsAnew(tx: Executor, userId: string): Promise<void> {
  await tx.execute(sql`
    update optimizations set files_stale = true
    where user_id = ${userId} and kind = 'resume' and state = 'done' and layout ->> 'mark' = 'own'`);
}
