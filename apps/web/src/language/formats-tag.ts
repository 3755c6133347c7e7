import { languageOf } from '@shortlist/schema/languages';
import { i18n } from '#i18n';

/** The tag that `Intl` writes numbers and prices by in the language of the moment. */
export function formatsTag(): string {
  return languageOf(i18n.locale).formats;
}

/** The tag that `Intl` writes dates and times by: of the browser's own region, where it wants this language (`en-GB`, `fr-CA`). */
export function datesTag(): string {
  const wanted = typeof document === 'undefined' ? [] : navigator.languages;
  return wanted.find((tag) => tag.toLowerCase().startsWith(`${i18n.locale}-`)) ?? formatsTag();
}
