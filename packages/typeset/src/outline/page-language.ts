import { type PageLanguage, pageLanguageOf, pageLanguages } from '@shortlist/schema';

/** The code of the language that a page speaks by itself: English where we have no words of the document's own. */
export const wordLanguage = (code: string): string => pageLanguageOf(code) ?? 'en';

/** What a page says by itself in a document of this language. */
export function languageOf(code: string): PageLanguage {
  const language = pageLanguages[wordLanguage(code)];
  if (!language) throw new RangeError(`There are no words for ${code}.`);
  return language;
}

/** The language of a document as its BCP 47 tag; undefined for a text that is none, as older designs and other tools have them. */
export function languageTag(text: unknown): string | undefined {
  if (typeof text !== 'string' || !/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(text)) return undefined;
  try {
    Intl.getCanonicalLocales(text);
    return text;
  } catch {
    return undefined;
  }
}
