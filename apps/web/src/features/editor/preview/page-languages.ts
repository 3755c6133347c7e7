/** The languages in which the page has its own headings and dates, by ISO 639-1 code. */
export const pageLanguages: Record<string, string> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  pt: 'Portuguese',
  it: 'Italian',
  nl: 'Dutch',
};

/** The first part of a BCP 47 code; English where there is none. */
export function primaryLanguage(code: string | undefined): string {
  return (code ?? 'en').toLowerCase().split('-')[0] ?? 'en';
}

/** A language's name in English; undefined for what is no language we know of. */
export function languageName(code: string | undefined): string | undefined {
  const primary = primaryLanguage(code);
  if (pageLanguages[primary]) return pageLanguages[primary];
  if (!/^[a-z]{2,3}$/.test(primary)) return undefined;
  const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(primary);
  return name === primary ? undefined : name;
}
