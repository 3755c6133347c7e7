/** The languages of the interface and of mails: BCP 47 tag, own name, direction, and the tag that dates and numbers are written by. */
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

/** The languages that an `Accept-Language` header wants (RFC 9110), the most wanted first. */
export function readWantedLanguages(header: string | undefined): string[] {
  return (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => /^\s*([a-z\d-]+)\s*(?:;\s*q=([\d.]+))?\s*$/i.exec(part))
    .flatMap((parts) => (parts?.[1] ? [{ tag: parts[1], weight: Number(parts[2] ?? 1) }] : []))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
