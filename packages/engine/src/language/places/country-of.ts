import { cutBrazilianState } from './brazilian-states.ts';
import { countryOfCity } from './main-cities.ts';
import { readPlace } from './read-place.ts';
import { findStates } from './us-states.ts';

/** The country of a place by what it names: the country itself, a state, or a town that everybody knows. */
export function countryOfPlace(text: string): string | undefined {
  const parts = text.split(',').map((part) => part.trim());
  const last = parts.at(-1) ?? '';
  const city = countryOfCity(parts[0] ?? '');
  // "Georgia" behind a town is the state or the country; "Salvador" alone is a town.
  if (city !== undefined && (parts.length === 1 || last === 'Georgia')) return city;
  if (parts.length > 1 && last === 'Georgia') return undefined;
  return (
    (city !== undefined && areOwnLetters(parts[0] ?? '', last, city) ? city : undefined) ??
    readPlace(text).countryCode ??
    (/^U\.?S\.?(?:A\.?)?$/.test(last) ? 'US' : undefined) ??
    (/^(?:U\.?K\.?|England|Scotland|Wales)$/.test(last) ? 'GB' : undefined) ??
    (cutBrazilianState(last) === undefined ? undefined : 'BR') ??
    (isState(last) ? 'US' : undefined)
  );
}

/** Letters of provinces and states elsewhere that are those of a state of the US too, by the town they stand behind. */
const lettersOfTowns: Record<string, string> = {
  milano: 'MI',
  milan: 'MI',
  palermo: 'PA',
  catania: 'CT',
  perth: 'WA',
  chennai: 'TN',
  curitiba: 'PR',
};

/** "Munich, DE", "Milano, MI": behind a main town stand the letters of its country or of its own part of that. */
const areOwnLetters = (town: string, letters: string, country: string): boolean =>
  letters === country || lettersOfTowns[town.toLowerCase()] === letters;

/** "GA", "New Jersey": a state and nothing else. Georgia is a country too. */
function isState(text: string): boolean {
  if (text === 'Georgia') return false;
  // Letters count in a text that has small ones: so they are looked for behind some.
  const [state] = /^[A-Z]{2}$/.test(text) ? findStates(`town ${text}`) : findStates(text);
  return state !== undefined && (state.code === text || state.name.toLowerCase() === text.toLowerCase());
}

/** Prefixes of telephone numbers that belong to one country. */
const prefixes: Record<string, string> = Object.fromEntries(
  (
    '20 EG|27 ZA|30 GR|31 NL|32 BE|33 FR|34 ES|36 HU|40 RO|41 CH|43 AT|45 DK|46 SE|48 PL|49 DE|51 PE|52 MX|54 AR|55 BR|56 CL|57 CO|58 VE|' +
    '60 MY|62 ID|63 PH|64 NZ|65 SG|66 TH|81 JP|82 KR|84 VN|86 CN|90 TR|91 IN|92 PK|94 LK|98 IR|212 MA|213 DZ|216 TN|221 SN|222 MR|225 CI|233 GH|234 NG|237 CM|' +
    '251 ET|254 KE|351 PT|352 LU|353 IE|358 FI|359 BG|370 LT|371 LV|372 EE|380 UA|385 HR|386 SI|420 CZ|421 SK|593 EC|595 PY|598 UY|880 BD|' +
    '961 LB|962 JO|965 KW|966 SA|971 AE|972 IL|974 QA|977 NP'
  )
    .split('|')
    .map((row) => row.split(' ')),
);

/** The country of a telephone number that is written with its prefix: "+30 …", "(0049) …". The number of a country with others in its prefix tells none. */
export function countryOfPhone(phone: string): string | undefined {
  const digits = /^\(?(?:\+|00)\s?(\d[\d\s().-]*)/.exec(phone.trim())?.[1]?.replace(/\D/g, '') ?? '';
  return prefixes[digits.slice(0, 3)] ?? prefixes[digits.slice(0, 2)];
}

const names = new Intl.DisplayNames(['en'], { type: 'region' });

/** A country by its English name. */
export const nameOfCountry = (code: string): string => names.of(code) ?? code;
