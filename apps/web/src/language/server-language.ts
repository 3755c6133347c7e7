import { i18n } from '#i18n';

/** The `lang` of a text that the server wrote, which is English so far; nothing where the interface speaks English too. */
export function serverLanguage(): 'en' | undefined {
  return i18n.locale === 'en' ? undefined : 'en';
}
