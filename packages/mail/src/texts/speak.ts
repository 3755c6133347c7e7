import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Language } from '@shortlist/schema/languages';
import { parsePo } from 'pofile-ts';

export type { I18n };

const folder = join(import.meta.dirname, '../../locales');
const voices = new Map<Language, I18n>();

/**
 * The texts of the server in a language: `i18n._('Sign in to {brand}', { brand })`. English is the text in the code and its key; the other languages
 * are the catalogs `locales/<area>/<language>.po` of this package, read once. A text that a language lacks is said in English.
 */
export function speak(language: Language): I18n {
  const known = voices.get(language);
  if (known) return known;
  const i18n = setupI18n({ locale: language, messages: { [language]: readCatalogs(language) } });
  i18n.setMessagesCompiler(compileMessage);
  voices.set(language, i18n);
  return i18n;
}

function readCatalogs(language: Language): Messages {
  const files = globSync(`*/${language}.po`, { cwd: folder });
  return Object.assign({}, ...files.map((file) => readCatalog(join(folder, file))));
}

/** The texts of a `.po` file by their English. */
export function readCatalog(file: string): Record<string, string> {
  const { items } = parsePo(readFileSync(file, 'utf8'));
  return Object.fromEntries(items.flatMap(({ msgid, msgstr }) => (msgstr[0] ? [[msgid, msgstr[0]]] : [])));
}
