import type { Messages } from '@lingui/core';
import { createSayText, type SayText } from '@shortlist/schema/say-text';
import { i18n } from '#i18n';

/** The areas whose texts the engine or the server writes in English: the catalogs have them by that. */
export const serverAreas = ['engine', 'problems'];

const english = new Map<string, Set<string>>();
const sayers = new Map<string, SayText>();

/** Takes in a catalog of such texts. */
export function learnServerTexts(language: string, messages: Messages): void {
  const known = english.get(language) ?? new Set();
  for (const text of Object.keys(messages)) known.add(text);
  english.set(language, known);
  sayers.delete(language);
}

/** A text of the engine or of the server in the language of the interface; the English where it has none, or its catalog is not there yet. */
export function sayServerText(text: string): string {
  const { locale } = i18n;
  const known = english.get(locale);
  if (!known) return text;
  const say =
    sayers.get(locale) ?? createSayText({ locale, english: [...known], say: (id, values) => i18n._(id, values) });
  sayers.set(locale, say);
  return say(text);
}
