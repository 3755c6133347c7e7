import { cutBrazilianState } from '../../../language/places/brazilian-states.ts';
import { isCountryCode, isKnownCity, isRegion } from '../../../language/places/places.ts';
import { isTown } from '../../../language/places/towns.ts';
import { isPlaceLike } from '../entries/is-place-like.ts';

/** A street, by its word, with its number before or behind it. */
export const street =
  /\b\d{1,5}[a-z]?\s+(?:[\p{L}.'’-]+\s+){0,4}(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|way|court|ct|place|pl|terrace|parkway|pkwy|highway|hwy|circle|square|sq|row|close|crescent|walk|gardens|mews|grove|alley|trail|loop|pike|plaza)\b\.?|(?:str\.(?=\s*\d)|(?:straße|strasse|weg|allee|platz|gasse|ring|damm|ufer|rue|avenue|boulevard|chemin|impasse|calle|avenida|avda|paseo|plaza|rua|travessa|largo|via|viale|corso|piazza|laan|straat|plein|gracht|kade)\b)|^\d{1,4}(?:\s?(?:bis|ter))?,?\s(?:quai|place|cours|all[ée]e|route|square|montée|passage|esplanade|faubourg|sentier|promenade|résidence)\s|^(?:C\/ ?|(?:Avd?a?|Pza|Plza|Pso|Ctra|Urb|Bd|Bld)\. )\p{Lu}/iu;

/** A postcode before its town. */
export const postcode =
  /^(?:([A-Z]{1,2}[- ])?(\d{2}\.?\d{3}-\d{3}|\d{4,6}(?:[ -]?[A-Z]{2}|-\d{3,4})?|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[\dW] ?[A-Z\d]{4}))\s+(\p{L}.*)$/u;

/** "(open to remote EU)", "(remote)" behind a place: how somebody would work, in small letters. */
const note =
  /\s*\((?:\p{Ll}[\p{Ll}-]*(?: [\p{L}/-]+)+|remote|hybrid|[Hh]ome|[Ww]ork|[Pp]rivate?|[Dd]omicile|[Cc]asa)\)$/u;

/** The parts of an address between its commas, each of them one thing; `alone` is a postcode with a part of its own. */
export function addressParts(text: string): { parts: string[]; alone?: string | undefined } {
  const cut = text
    .replace(note, '')
    .replace(/[()]/g, '')
    .split(/,\s*/)
    .map((part) => part.trim())
    .filter(Boolean);
  // "22 bis, rue des Tanneurs", "9, montée des Carmélites, 69001 Lyon".
  const house = /^\d{1,4}(?:\s?(?:bis|ter|[a-z]))?$/iu.test(cut[0] ?? '');
  if (house && (street.test(cut[1] ?? '') || postcode.test(cut[2] ?? ''))) cut.splice(0, 2, `${cut[0]}, ${cut[1]}`);
  // "CA 94588" names the state too, and so do two letters behind a town.
  const stated = (part: string, i: number): boolean =>
    /^[A-Z]{2}\s\d{5}/.test(part) &&
    (isRegion(part.slice(0, 2)) ||
      !isCountryCode(part.slice(0, 2)) ||
      (i > 1 ? /^\p{Lu}[\p{L}' .-]+$/u.test(cut[i - 1] ?? '') : cutStreet(cut[0] ?? '', []) !== undefined));
  const led = /^\d{5,6}$/.test(cut[0] ?? '') && cut.length > 1;
  const alone = cut.findIndex(
    (part, i) => (i > 0 || led) && !stated(part, i) && postcode.exec(`${part} x`)?.[3] === 'x',
  );
  const parts = cut.filter((_, i) => i !== alone);
  const joined = cutStreet(parts[0] ?? '', parts.slice(1));
  if (joined) parts.splice(0, 1, ...joined);
  return { parts, alone: alone >= 0 ? cut[alone] : undefined };
}

/** "12 Main St Austin", "Gartenweg 9 Ulm": a street and a town without a comma between. */
function cutStreet(part: string, others: string[]): [string, string] | undefined {
  const english =
    /^(\d{1,5}\s.*?\b(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|way|court|ct)\b\.?)\s+(\p{Lu}.+)$/iu.exec(
      part,
    );
  if (english?.[1] && english[2]) return [english[1], english[2]];
  const coded = others.length === 1 && isAbroad(others[0] as string);
  const behind = /^(\p{L}.*\s\d{1,4}\s?[a-z]?)\s+(\p{Lu}[\p{L}' .-]+)$/u.exec(part);
  if (behind?.[1] && behind[2] && isPlaceLike(behind[2]) && (street.test(behind[1]) || isKnownCity(behind[2]) || coded))
    return [behind[1], behind[2]];
  if (!coded || !street.test(part)) return undefined;
  const town = [...part.matchAll(/\s(?=\p{Lu})/gu)].map(({ index }) => index).find((at) => isKnownCity(part.slice(at)));
  return town === undefined ? undefined : [part.slice(0, town), part.slice(town + 1)];
}

/** A part of an address that names a town, with or without its postcode or the letters of its state. */
export function isTownPart(part: string): boolean {
  const bare = cutCode((postcode.exec(part)?.[3] ?? part).replace(/\s+\d{4,6}$/, '')).city;
  return !isAbroad(bare) && (isKnownCity(bare) || isTown(bare)) && !/^(?:the|of|in)$/i.test(bare);
}

/** A country, by its name or its code, or a region. */
export const isAbroad = (text: string) => isRegion(text) || isCountryCode(text);

/** "Nürnberg DE", "Austin TX": a city and the code of its country or state, without a comma between. */
export function cutCode(text: string): { city: string; code?: string } {
  const brazilian = cutBrazilianState(text);
  if (brazilian && isTown(brazilian.city)) return brazilian;
  const [, city = '', gap = '', code = ''] = /^(\S*\p{Ll}.*?)(\s*)([A-Z]{2})$/u.exec(text) ?? [];
  const coded = city !== '' && (isRegion(code) || isCountryCode(code)) && (gap !== '' || isKnownCity(city));
  return coded ? { city, code } : { city: text };
}

/** "TX 78701", "ON M5V 2T6": a region without the postal code behind it. */
export const withoutPost = (text: string) => text.replace(/\s+(?:\d{4,}.*|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/, '');
