import type { Basics } from './resume.ts';
import type { Paper } from './template.ts';

/** Countries that print on US Letter; all others print on A4. Unicode CLDR, `paperSize`. */
const letterCountries = new Set('BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '));
const letterCountryNames =
  /^(?:usa?|u\.s\.(?:a\.)?|united states(?: of america)?|canada|m[eé]xico|philippines|puerto rico)$/i;

const states =
  'AL AK AZ AR CA CO CT DC DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY AB BC MB NB NL NS ON PE QC SK';
const stateCodes = new Set(states.split(' '));
/** "Kassel, DE" is in Germany far more often than in Delaware: these count only with a postal code or a phone of North America. */
const likelierCountries = new Set(['DE', 'ID', 'IN', 'NL', 'PE', 'SK']);
const stateNames =
  /^(?:alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new (?:hampshire|jersey|mexico|york)|(?:north|south) (?:carolina|dakota)|ohio|oklahoma|oregon|pennsylvania|rhode island|tennessee|texas|utah|vermont|(?:west )?virginia|washington|wisconsin|wyoming|alberta|british columbia|manitoba|new brunswick|nova scotia|ontario|qu[eé]bec|saskatchewan)$/i;
const postalCode = /(?<!\s)\s+(?:\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/;
const northAmericanPhone = /^(?:\+1\D|1[-. ]|\+1\d{10}$|\(\d{3}\)\s?\d{3}|\d{3}[-.]\d{3}[-.]\d{4}$)/;

/**
 * The paper that printers have where a person lives, by address, else by phone, else where the post is (`post`: "Denver, CO"). A4 where nothing
 * tells.
 */
export function paperFor({ location, phone = '' }: Basics, post = ''): Paper {
  const told = [location?.city, location?.region, location?.countryCode, phone].some((part) => (part ?? '') !== '');
  return told
    ? paperOf(location, phone)
    : paperOf({ city: /^(?:usa?|united states)$/i.test(post) ? `${post}, ${post}` : post }, '');
}

function paperOf(location: Basics['location'], phone: string): Paper {
  if (location?.countryCode) return letterCountries.has(location.countryCode.toUpperCase()) ? 'us-letter' : 'a4';
  const called = northAmericanPhone.test(phone.trim());
  const parts = [location?.city, location?.region].flatMap((part) => part?.split(',') ?? []).map((part) => part.trim());
  const place = parts.filter(Boolean).slice(1).at(-1);
  if (place === undefined) return called ? 'us-letter' : 'a4';
  if (letterCountryNames.test(place)) return 'us-letter';
  const region = place.replace(postalCode, '');
  const told = called || region !== place;
  if (stateNames.test(region)) return 'us-letter';
  return stateCodes.has(region) && (told || !likelierCountries.has(region)) && !(/^\+(?!1)/.test(phone.trim()) && !told)
    ? 'us-letter'
    : 'a4';
}
