import { i18n } from '#i18n';
import { sayServerText } from './say-server-text.ts';

/** The `lang` of a text of the engine or the server: English where the interface speaks another language and the text is not translated. */
export function serverLanguage(text: string): 'en' | undefined {
  return i18n.locale !== 'en' && sayServerText(text) === text ? 'en' : undefined;
}
