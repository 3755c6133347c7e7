/** The languages of the interface: BCP 47 tag, own name, direction, and the tag that dates and numbers are written by. */
export const languages = [
  { code: 'en', name: 'English', dir: 'ltr', tag: 'en', formats: 'en-US' },
  { code: 'fr', name: 'Français', dir: 'ltr', tag: 'fr', formats: 'fr' },
  { code: 'de', name: 'Deutsch', dir: 'ltr', tag: 'de', formats: 'de' },
  { code: 'es', name: 'Español', dir: 'ltr', tag: 'es', formats: 'es' },
  { code: 'pt', name: 'Português', dir: 'ltr', tag: 'pt-BR', formats: 'pt-BR' },
  { code: 'it', name: 'Italiano', dir: 'ltr', tag: 'it', formats: 'it' },
  { code: 'nl', name: 'Nederlands', dir: 'ltr', tag: 'nl', formats: 'nl' },
] as const;

export type Language = (typeof languages)[number]['code'];

export function isLanguage(code: unknown): code is Language {
  return languages.some((one) => one.code === code);
}

/** What is known of a language; of English for a code that is none. */
export function languageOf(code: string): (typeof languages)[number] {
  return languages.find((one) => one.code === code) ?? languages[0];
}

/** The first of a browser's languages, such as `pt-BR`, that the interface speaks; English where it speaks none of them. */
export function pickLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const code = tag.toLowerCase().split('-')[0];
    if (isLanguage(code)) return code;
  }
  return 'en';
}
