import { isLanguage, type Language, pickLanguage } from '@shortlist/schema/languages';

const key = 'shortlist.language';

/** The language that was chosen in this browser, if any. */
export function readChosenLanguage(): Language | undefined {
  try {
    const stored = localStorage.getItem(key);
    return isLanguage(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the choice for the next visit. */
export function keepChosenLanguage(language: Language): void {
  try {
    localStorage.setItem(key, language);
  } catch {
    // The choice holds until the page is left.
  }
}

/** The language to begin in: the chosen one, else the browser's. */
export function firstLanguage(): Language {
  return readChosenLanguage() ?? pickLanguage(navigator.languages);
}
