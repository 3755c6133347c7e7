import { welcomeMail } from '@shortlist/auth';
import { composeMail, enqueueMail } from '@shortlist/mail';
import { productName } from '@shortlist/schema';
import { findVoice } from '../../db/find-voice.ts';
import type { Services } from '../../services.ts';
import * as queries from './queries.ts';

/** Mails a new person once, however often it is asked for; an unknown id changes nothing and is not told apart. */
export async function sendWelcome(
  { database, settings }: Pick<Services, 'database' | 'settings'>,
  userId: string,
): Promise<void> {
  const user = await queries.findUnwelcomed(database.db, userId);
  if (!user || user.email === '') return;
  const brand = { name: productName, url: settings.siteUrl };
  const i18n = await findVoice(database.db, userId);
  const message = await composeMail(
    user.email,
    welcomeMail(i18n, brand.name, user.name, `${settings.siteUrl}/dashboard`),
    brand,
    i18n,
  );
  await database.transaction(async (tx) => {
    if (await queries.markWelcomed(tx, userId))
      await enqueueMail(tx, { ...message, person: userId }, `welcome:${userId}`);
  });
}
