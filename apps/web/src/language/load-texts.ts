import type { Messages } from '@lingui/core';
import { type Language, languageOf } from '@shortlist/schema/languages';
import { i18n } from './i18n.ts';
import { learnServerTexts, serverAreas } from './say-server-text.ts';

type Catalog = { messages: Messages };

const catalogs = {
  ...import.meta.glob<Catalog>('../locales/*/*.po'),
  ...import.meta.glob<Catalog>('../../../../packages/engine/locales/*/*.po'),
  ...import.meta.glob<Catalog>('../../../server/locales/*/*.po'),
};

/** The areas whose texts are wanted: `shared`, and the feature of each screen that was opened. */
const areas = new Set(['shared']);
const loaded = new Set<string>();

/** The areas in whose screens texts of the engine or the server stand too. */
const alongside: Record<string, string> = {
  dashboard: 'engine',
  editor: 'engine',
  optimisations: 'engine',
  templates: 'problems',
};

/** Fetches the texts of a feature in a language, the present one unless another is named, and in each that is chosen later. */
export async function loadArea(area: string, language: string = i18n.locale): Promise<void> {
  areas.add(area);
  await load(area, language);
}

/** A screen's code together with the texts of its feature. Texts that cannot be had leave the screen in English. */
export async function withTexts<Module>(area: string, screen: Promise<Module>): Promise<Module> {
  const other = alongside[area];
  const areas = other ? [area, other] : [area];
  const texts = Promise.all(areas.map((each) => loadArea(each))).catch((cause: unknown) => console.error(cause));
  const [module] = await Promise.all([screen, texts]);
  return module;
}

/** Turns the texts to a language, once they are there. Rejects where they cannot be fetched; the language stays. */
export async function turnTexts(language: Language): Promise<void> {
  await Promise.all([...areas].map((area) => load(area, language)));
  if (i18n.locale !== language) i18n.activate(language);
}

/** Turns the interface to a language: its texts, and what a browser and a reader's voice know of the page. Rejects as `turnTexts` does. */
export async function speak(language: Language): Promise<void> {
  await turnTexts(language);
  const { tag, dir } = languageOf(language);
  document.documentElement.lang = tag;
  document.documentElement.dir = dir;
}

async function load(area: string, language: string): Promise<void> {
  const [file, fetchCatalog] =
    Object.entries(catalogs).find(([name]) => name.endsWith(`/${area}/${language}.po`)) ?? [];
  if (!file || !fetchCatalog || loaded.has(file)) return;
  const { messages } = await fetchCatalog();
  i18n.load(language, messages);
  if (serverAreas.includes(area)) learnServerTexts(language, messages);
  loaded.add(file);
}
