import { type I18n, speak } from '@shortlist/mail';
import { isLanguage, languageOf } from '@shortlist/schema/languages';
import type { Caller } from '../http/caller.ts';
import type { SignUp, User } from '../tables.ts';

type Told = Pick<User, 'userMetadata'>;

/**
 * The texts in which a person is written to: in the language of their account, of the sign-up that is not confirmed yet, else of the `caller`. Without one
 * in English: a notice may be of a stranger's doing, whose browser says nothing of its reader.
 */
export function voiceOf(user: Told, caller?: Caller, signUp?: Pick<SignUp, 'userMetadata'>): I18n {
  const wanted = [user, signUp].map((each) => each?.userMetadata.language).find(isLanguage);
  return speak(wanted ?? caller?.language ?? 'en');
}

/** A moment as a mail tells it; in English as `2026-05-04 12:30 UTC`, which is no American's and no Briton's alone. */
export function momentOf(moment: Date, i18n: I18n): string {
  if (i18n.locale === 'en') return `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat(languageOf(i18n.locale).formats, format).format(moment)} UTC`;
}
