import type { Messages } from '@lingui/core';
import { type Language, languageOf } from '@shortlist/schema/languages';
import { i18n } from './i18n.ts';

const catalogs = import.meta.glob<{ messages: Messages }>('../locales/*/*.po');

/** The areas whose texts are wanted: `shared`, and the feature of each screen that was opened. */
const areas = new Set(['shared']);
const loaded = new Set<string>();

/** Fetches the texts of a feature in the present language, and in each that is chosen later. */
export async function loadArea(area: string): Promise<void> {
  areas.add(area);
  await load(area, i18n.locale);
}

/** A screen's code together with the texts of its feature. Texts that cannot be had leave the screen in English. */
export async function withTexts<Module>(area: string, screen: Promise<Module>): Promise<Module> {
  const texts = loadArea(area).catch((cause: unknown) => console.error(cause));
  const [module] = await Promise.all([screen, texts]);
  return module;
}

/** Turns the interface to a language, once its texts are there. Rejects where they cannot be fetched; the language stays. */
export async function speak(language: Language): Promise<void> {
  await Promise.all([...areas].map((area) => load(area, language)));
  const { tag, dir } = languageOf(language);
  document.documentElement.lang = tag;
  document.documentElement.dir = dir;
  if (i18n.locale !== language) i18n.activate(language);
}

async function load(area: string, language: string): Promise<void> {
  const file = `../locales/${area}/${language}.po`;
  const fetchCatalog = catalogs[file];
  if (!fetchCatalog || loaded.has(file)) return;
  const { messages } = await fetchCatalog();
  i18n.load(language, messages);
  loaded.add(file);
}
