import { type PageLanguage, pageLanguageOf, pageLanguages } from '@shortlist/schema';

/** The code of the language that a page speaks by itself: English where we have no words of the document's own. */
export const wordLanguage = (code: string): string => pageLanguageOf(code) ?? 'en';

/** What a page says by itself in a document of this language. */
export function languageOf(code: string): PageLanguage {
  const language = pageLanguages[wordLanguage(code)];
  if (!language) throw new RangeError(`There are no words for ${code}.`);
  return language;
}
