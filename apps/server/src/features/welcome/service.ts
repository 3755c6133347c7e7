import { welcomeMail } from '@shortlist/auth';
import { composeMail, enqueueMail } from '@shortlist/mail';
import { and, eq, isNull } from 'drizzle-orm';
import { users } from '../../db/tables.ts';
import type { Services } from '../../services.ts';

/** Mails a new person once, however often it is asked for; an unknown id changes nothing and is not told apart. */
export async function sendWelcome(
  { database, settings }: Pick<Services, 'database' | 'settings'>,
  userId: string,
): Promise<void> {
  const [user] = await database.db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.welcomedAt)));
  if (!user || user.email === '') return;
  const brand = { name: 'Shortlist', url: settings.siteUrl };
  const message = await composeMail(
    user.email,
    welcomeMail(brand.name, user.name, `${settings.siteUrl}/dashboard`),
    brand,
  );
  await database.transaction(async (tx) => {
    await tx.update(users).set({ welcomedAt: new Date() }).where(eq(users.id, userId));
    await enqueueMail(tx, message, `welcome:${userId}`);
  });
}
