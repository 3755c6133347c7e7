import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readCatalog } from '@shortlist/mail/texts';
import type { Language } from '@shortlist/schema/languages';
import { createSayText, type SayText } from '@shortlist/schema/say-text';

const folder = fileURLToPath(new URL('../../../engine/locales/engine/', import.meta.url));
const sayers = new Map<Language, SayText>();

/** What says the texts of the engine in a language; a text that has no translation as it is. */
export function engineVoice(language: Language): SayText {
  const say = sayers.get(language) ?? learn(language);
  sayers.set(language, say);
  return say;
}

function learn(language: Language): SayText {
  const file = `${folder}${language}.po`;
  if (!existsSync(file)) return (text) => text;
  const catalog = readCatalog(file);
  return createSayText({
    locale: language,
    english: Object.keys(catalog),
    say: (english, values) =>
      (catalog[english] ?? english).replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
  });
}
