import { join } from 'node:path';
import { type I18n, openVoices } from '@shortlist/mail/texts';
import type { Language } from '@shortlist/schema/languages';

const speak = openVoices(join(import.meta.dirname, '../locales'));

/** The texts of the commands, in the language that the call is answered in. */
export let i18n: I18n = speak('en');

export function turnTo(language: Language): void {
  i18n = speak(language);
}

/** The language that the call is answered in. */
export const languageNow = (): Language => i18n.locale as Language;
