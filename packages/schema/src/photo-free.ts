import { paperFor } from './paper.ts';
import type { Basics } from './resume.ts';

/** Countries where employers ask for resumes without a photo, to keep selection fair. ISO 3166. */
export const photoFreeCountries: ReadonlySet<string> = new Set('US CA GB UK IE AU NZ NL SE NO DK'.split(' '));

const photoFreeNames =
  /^(?:usa?|u\.s\.(?:a\.)?|united states(?: of america)?|canada|united kingdom|u\.?k\.?|great britain|england|scotland|wales|northern ireland|(?:republic of )?ireland|australia|(?:aotearoa )?new zealand|(?:the )?netherlands|nederland|sweden|sverige|norway|norge|denmark|danmark)$/i;
const otherLetterCountries = /m[eé]xico|philippines|puerto rico/i;

/** Whether a person lives, by their address or phone, where a photo on a resume does harm; false where neither tells. */
export function livesWithoutPhotos(basics: Basics): boolean {
  const { location } = basics;
  if (location?.countryCode) return photoFreeCountries.has(location.countryCode.toUpperCase());
  const place = location?.city?.split(',').at(-1)?.trim() ?? '';
  if (photoFreeNames.test(place) || photoFreeCountries.has(place)) return true;
  return paperFor(basics) === 'us-letter' && !otherLetterCountries.test(place);
}
