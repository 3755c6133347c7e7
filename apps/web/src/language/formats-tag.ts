import { languageOf } from '@shortlist/schema/languages';
import { i18n } from '#i18n';

/** The tag that `Intl` writes dates, numbers and prices by in the language of the moment. */
export function formatsTag(): string {
  return languageOf(i18n.locale).formats;
}
