/** Places whose long name says whose they are: "Hong Kong SAR China" is no place that people write. */
const shortNamed = new Set(['HK', 'MO', 'PS']);

/** The name of a country (ISO 3166-1, two letters) in a language; undefined for letters that are no country's. */
export function nameCountry(code: string, language: string): string | undefined {
  const letters = code.trim().toUpperCase();
  if (!/^[A-Z]{2}$/.test(letters)) return undefined;
  const style = shortNamed.has(letters) ? 'short' : 'long';
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region', style, fallback: 'none' });
  const name = names.of(letters === 'UK' ? 'GB' : letters);
  return name === undefined || letters === 'ZZ' ? undefined : name;
}
