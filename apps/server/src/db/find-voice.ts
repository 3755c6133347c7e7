import type { Executor } from '@shortlist/database';
import { type I18n, speak } from '@shortlist/mail';
import { isLanguage } from '@shortlist/schema/languages';
import { eq } from 'drizzle-orm';
import { users } from './tables.ts';

/** The texts in which a person is written to: English where their language is not known. */
export async function findVoice(db: Executor, userId: string): Promise<I18n> {
  const [row] = await db.select({ language: users.language }).from(users).where(eq(users.id, userId));
  return speak(isLanguage(row?.language) ? row.language : 'en');
}
