import type { Location } from '@shortlist/schema';

const languages = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'sv', 'da', 'nb', 'pl'];
let codes: Map<string, string> | undefined;

/** "Boston, Massachusetts, United States" as city, region and country; a country alone has no city. The country's name is kept. */
export function readPlace(text: string): Location {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const code = countryCode(parts.at(-1) ?? '');
  const country = code || parts.length > 1 ? parts.pop() : undefined;
  const [city, ...regions] = parts;
  return {
    ...(city && { city }),
    ...(regions.length > 0 && { region: regions.join(', ') }),
    ...(code && { countryCode: code }),
    ...(country && { country }),
  };
}

/** The ISO 3166 code of a country named in one of the languages above. */
function countryCode(name: string): string | undefined {
  codes ??= listCodes();
  return codes.get(name.toLowerCase());
}

function listCodes(): Map<string, string> {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const found = new Map<string, string>();
  for (const language of languages) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const first of letters) {
      for (const second of letters) {
        const code = first + second;
        const name = isRetired(code) ? undefined : names.of(code);
        if (name && !found.has(name.toLowerCase())) found.set(name.toLowerCase(), code);
      }
    }
  }
  return found;
}

/** Codes of countries that are no more (DD, YU, SU) stand for another code now. */
function isRetired(code: string): boolean {
  return new Intl.Locale(`und-${code}`).region !== code;
}
