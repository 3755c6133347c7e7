import type { Posting, Resume } from '@shortlist/schema';

/** Whether a letter in Portuguese goes to Portugal and not to Brazil: told by where the person lives, else by words that only Portugal writes. */
export function isPortugal({ basics = {} }: Resume, { text }: Posting): boolean {
  const { location = {}, phone = '' } = basics;
  const place = [location.countryCode, location.city, location.region].join(' ');
  if (/\bPT\b|\bPortugal\b/.test(place) || /^(?:\+|00)351/.test(phone)) return true;
  if (/\b(?:BR|Bra[sz]il)\b/.test(place) || /^(?:\+|00)55/.test(phone)) return false;
  return /(?<!\p{L})(?:Lda|Unipessoal|equipas?|contactos?|receção|IEFP)(?!\p{L})/u.test(text);
}
