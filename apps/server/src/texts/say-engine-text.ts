import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type I18n, readCatalog } from '@shortlist/mail';
import { createSayText, type SayText } from '@shortlist/schema/say-text';

const folder = fileURLToPath(new URL('../../../../packages/engine/locales/engine/', import.meta.url));
const sayers = new Map<string, SayText>();

/** A text of the engine in the language of a mail; the English as it is where it has no translation. */
export function sayEngineText(text: string, { locale }: I18n): string {
  const say = sayers.get(locale) ?? learn(locale);
  sayers.set(locale, say);
  return say(text);
}

function learn(locale: string): SayText {
  const file = `${folder}${locale}.po`;
  if (!existsSync(file)) return (text) => text;
  const catalog = readCatalog(file);
  return createSayText({
    locale,
    english: Object.keys(catalog),
    say: (english, values) =>
      (catalog[english] ?? english).replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
  });
}
