import { pageLanguageOf, pageLanguages } from '@shortlist/schema';

/** A language's name in English, of a BCP 47 code, English where there is none; undefined for what is no language we know of. */
export function languageName(code = 'en'): string | undefined {
  const known = pageLanguages[pageLanguageOf(code) ?? '']?.name;
  if (known) return known;
  const [primary = ''] = code.toLowerCase().split('-');
  if (!/^[a-z]{2,3}$/.test(primary)) return undefined;
  const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(primary);
  return name === primary ? undefined : name;
}
