import type { Executor } from '@shortlist/database';
import { type I18n, speak } from '@shortlist/mail';
import { isLanguage, type Language } from '@shortlist/schema/languages';
import { eq } from 'drizzle-orm';
import { users } from './tables.ts';

/** The language in which a person is written to: English where it is not known. */
export async function findLanguage(db: Executor, userId: string): Promise<Language> {
  const [row] = await db.select({ language: users.language }).from(users).where(eq(users.id, userId));
  return isLanguage(row?.language) ? row.language : 'en';
}

/** The texts in which a person is written to. */
export async function findVoice(db: Executor, userId: string): Promise<I18n> {
  return speak(await findLanguage(db, userId));
}
