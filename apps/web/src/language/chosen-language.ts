import { isLanguage, type Language, pickLanguage } from './languages.ts';

const key = 'shortlist.language';

/** The language that was chosen in this browser, if any. */
export const readChosenLanguage = (): Language | undefined => read(() => localStorage);

/** Keeps the choice for the next visit. */
export const keepChosenLanguage = (language: Language): void => keep(() => localStorage, language);

/** Keeps, for this tab, the language of the public pages that its visitor reads. */
export const keepReadLanguage = (language: Language): void => keep(() => sessionStorage, language);

/** The language to begin in where the address names none: the chosen one, else that of the public pages read in this tab, else the browser's. */
export function firstLanguage(): Language {
  return readChosenLanguage() ?? read(() => sessionStorage) ?? pickLanguage(navigator.languages);
}

function read(store: () => Storage): Language | undefined {
  try {
    const stored = store().getItem(key);
    return isLanguage(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

function keep(store: () => Storage, language: Language): void {
  try {
    store().setItem(key, language);
  } catch {
    // It holds until the page is left.
  }
}
