import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Language } from '@shortlist/schema/languages';
import { parsePo } from 'pofile-ts';

/**
 * Makes what says the texts of a folder of catalogs, `<area>/<language>.po`, in a language: `i18n._('Sign in to {brand}', { brand })`. English is the
 * text in the code and its key. Each catalog is read once; a text that a language lacks is said in English.
 */
export function openVoices(folder: string): (language: Language) => I18n {
  const voices = new Map<Language, I18n>();
  return (language) => {
    const known = voices.get(language);
    if (known) return known;
    const i18n = setupI18n({ locale: language, messages: { [language]: readCatalogs(folder, language) } });
    i18n.setMessagesCompiler(compileMessage);
    voices.set(language, i18n);
    return i18n;
  };
}

function readCatalogs(folder: string, language: Language): Messages {
  const files = globSync(`*/${language}.po`, { cwd: folder });
  return Object.assign({}, ...files.map((file) => readCatalog(join(folder, file))));
}

/** The texts of a `.po` file by their English. */
export function readCatalog(file: string): Record<string, string> {
  const { items } = parsePo(readFileSync(file, 'utf8'));
  return Object.fromEntries(items.flatMap(({ msgid, msgstr }) => (msgstr[0] ? [[msgid, msgstr[0]]] : [])));
}
