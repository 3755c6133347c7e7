import { foldWords } from '../text/fold-text.ts';
import { organisationScore, schoolScore } from '../titles/organisation-words.ts';
import { namesOccupation } from '../titles/title-words.ts';
import { citiesInOwnScript } from './cities-in-own-script.ts';
import { cityNames } from './city-names.ts';

const states =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC AB BC MB NB NL NS ON PE QC SK NSW VIC QLD SP RJ MG RS PR UK US USA UAE EU'.split(
    ' ',
  );
const stateCodes = new Set(states);
const countryCodes = new Set(['UK', 'US', 'USA', 'UAE', 'EU']);

const regions = new Set(
  (
    'alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|ontario|quebec|british columbia|alberta|england|scotland|wales|northern ireland|bavaria|bayern|hessen|sachsen|nordrhein westfalen|baden wurttemberg|niedersachsen|brandenburg|saarland|thuringen|catalunya|cataluna|andalucia|comunidad de madrid|pais vasco|ile de france|bretagne|normandie|occitanie|provence|lombardia|lazio|toscana|veneto|piemonte|emilia romagna|campania|sicilia|noord holland|zuid holland|utrecht|noord brabant|gelderland|flanders|vlaanderen|wallonie|' +
    'united states|united states of america|usa|us|u s|america|canada|mexico|brazil|brasil|argentina|chile|colombia|peru|united kingdom|uk|great britain|ireland|germany|deutschland|austria|osterreich|switzerland|schweiz|suisse|svizzera|france|frankreich|spain|espana|spanien|portugal|italy|italia|italien|netherlands|the netherlands|nederland|niederlande|belgium|belgique|belgie|belgien|luxembourg|luxemburg|denmark|danmark|sweden|sverige|norway|norge|finland|suomi|iceland|poland|polska|polen|czech republic|czechia|slovakia|hungary|romania|bulgaria|greece|turkey|turkiye|russia|ukraine|croatia|serbia|slovenia|estonia|latvia|lithuania|israel|egypt|morocco|maroc|tunisia|tunisie|algeria|algerie|nigeria|kenya|ghana|ethiopia|south africa|india|pakistan|bangladesh|sri lanka|nepal|china|japan|south korea|korea|taiwan|hong kong|singapore|malaysia|indonesia|philippines|thailand|vietnam|australia|new zealand|uae|united arab emirates|saudi arabia|qatar|kuwait|lebanon|jordan|iran|iraq|europe|remote|anywhere|worldwide|hybrid|teletrabajo|remoto|homeoffice|home office|state|country|teletravail|a distance|da remoto|thuiswerk'
  ).split('|'),
);

const cities: ReadonlySet<string> = new Set([...cityNames, ...citiesInOwnScript.map(foldWords)]);

/** How much a text reads like a place ("Austin, TX", "Lyon, France", "Remote"): 0 not at all, above 1 quite surely. */
export function placeScore(text: string): number {
  const parts = withoutPostcode(text)
    .replace(/[()]/g, ' ')
    .split(/,\s*|\s+[-–/]\s+/)
    .flatMap(partState)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length === 0 || parts.length > 4 || text.length > 60 || /\S\s*\([^)]*,/.test(text)) return 0;
  if (isOccupation(text)) return 0;
  const last = parts.at(-1) as string;
  const bare = last.replace(/\s+\d[\d -]*$/, '');
  const first = foldWords(parts[0] as string);
  const known = isRegion(bare);
  // "City, State" stands in templates and in resumes made anonymous.
  const isCity = first === 'city' || nameForms(first).some((name) => cities.has(name));
  // Three parts are a place only when the first is a city that we know, or the middle one a region.
  if (parts.length >= 3 && !isCity && !(isRegion(parts[1] as string) && /\p{Ll}/u.test(last))) return 0;
  if (
    parts.length >= 2 &&
    !isCity &&
    (organisationScore(parts[0] as string) >= 0.6 || schoolScore(parts[0] as string) > 0)
  )
    return 0;
  if (parts.length >= 2 && known && !/\d{3}/.test(first)) return isCity ? 2.4 : 1.8;
  if (parts.length === 1 && known) return /^[A-Z]{2,3}$/.test(bare) ? 0.8 : 1.6;
  if (isCity) return parts.length <= 2 ? 1.7 : 1;
  if (parts.length === 1 && (isNamedAfterWater(last) || isKnownCity(withoutBrackets(text.trim())))) return 1.6;
  return 0;
}

/** A city's name, folded, without what people say of its part or surroundings: "lyon 3e", "greater leeds", "freiburg im breisgau". */
const nameForms = (name: string) => [
  name,
  name.replace(/ \d{1,2}(?:er|e|eme)$/, ''),
  name.replace(/^(?:greater )|(?: area| metropolitan area)$/g, ''),
  name.replace(/ (?:im|in|am|an|bei) \p{L}+$/u, ''),
];

/** "Maçon", a mason, is written as the town of Mâcon where accents do not count. */
const isOccupation = (text: string) => !/\s/.test(text) && namesOccupation(text);

/** "04229 Leipzig", "CH-8000 Zürich", "1012 AB Amsterdam", "Rennes (35)": the town without its number. */
const withoutPostcode = (text: string) =>
  text
    .trim()
    .replace(/^(?:[A-Z]{1,2}-)?\d{4,5}(?: [A-Z]{2})? (?=\p{Lu}\p{L})/u, '')
    .replace(/(?<=\p{L}) \((?:\d{2}|2[AB]|97\d)\)$/u, '');

/** "Tulsa OK": the code of a state right behind its town; behind a firm, "Larch US" names none, so a country needs a town that we know. */
function partState(part: string): string[] {
  const [, town = '', code = ''] = /^(\p{Lu}\p{L}[\p{L}.' -]*) ([A-Z]{2,3})$/u.exec(part) ?? [];
  if (!stateCodes.has(code)) return [part];
  const named = organisationScore(town) < 0.3 && schoolScore(town) === 0;
  const written = named && !countryCodes.has(code) && /\p{Ll}/u.test(town);
  return cities.has(foldWords(town)) || written ? [town, code] : [part];
}

/** "Biberach an der Riß", "Boulogne-sur-Mer", "Newcastle upon Tyne": towns that say where they lie. */
const waterside =
  /^\p{Lu}[\p{L}-]+ (?:an der|ob der|aan den?|upon) \p{Lu}\p{L}+$|^\p{Lu}\p{L}+-(?:sur|sous|lès|lez|en|upon|on)-(?:la-|le-)?\p{Lu}\p{L}+$/u;

function isNamedAfterWater(text: string): boolean {
  return waterside.test(text) && organisationScore(text) < 0.3 && schoolScore(text) === 0;
}

/** "Halle (Saale)", "Frankfurt (Oder)": the town without what tells it from others of its name. */
const withoutBrackets = (text: string) => text.replace(/ \(\p{Lu}[\p{L} ]+\)$/u, '');

/** True for a country, a state or province (name or code), or "Remote". */
export function isRegion(text: string): boolean {
  return stateCodes.has(text) || regions.has(foldWords(text));
}

const countries = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** True for the two-letter code of a country: ISO 3166, in capitals. */
export function isCountryCode(text: string): boolean {
  return /^[A-Z]{2}$/.test(text) && countries.of(text) !== undefined;
}

/** True for a city that we know by name. */
export function isKnownCity(text: string): boolean {
  return cities.has(foldWords(text));
}
