import { findHeading } from '../../language/headings/find-heading.ts';
import { isFormWord } from '../../language/places/form-words.ts';
import { isKnownCity } from '../../language/places/places.ts';
import { isTown } from '../../language/places/towns.ts';
import { organisationScore } from '../../language/titles/organisation-words.ts';
import { skillsIn } from '../../lexicon/find/skills-in.ts';
import { findLanguages } from '../../lexicon/learning/languages.ts';

/** A number that no postcode is: a grade, an amount, a phone. */
const figure = /\d[./:]\d|(?<!\d)\d{1,2}(?![\d\p{L}])|\d{7}/u;
/** Most words of a place: "Stratford-upon-Avon, Warwickshire, United Kingdom". */
const mostWords = 7;

/** Digits of a phone, at the least. */
const fewestDigits = 7;

/** An address as a letter may show it; empty for what only has its sign: a processor ("E5-2620@2.0"). */
export const certainMail = (address: string): string =>
  /^[^\s@]+@[^\s@]+\.\p{L}{2,}$/u.test(address.trim()) ? address.trim() : '';

/** A phone as a letter may show it; empty for a grade, a date or a span of years that was misread as one. */
export function certainPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '').length;
  return digits < fewestDigits ||
    /\d\.\d+ ?\/ ?\d|\d\/\d\d?\/\d\d/.test(phone) ||
    // "53492-00200": a box of the post and its code. Behind a zero stands an area: "06221-54321".
    /^[1-9]\d{2,5}-\d{5}$/.test(phone.trim()) ||
    /^\(?(?:1[5-9]|20)\d{2,3} ?[–-] ?(?:1[5-9]|20)\d\d\)?$/.test(phone)
    ? ''
    : phone;
}

/** A place as an address may show it; empty for what was misread as one: tools ("MS Excel, MS"), grades ("3.35/4.0"). */
export function certainPlace(place: string): string {
  const isPlace =
    !figure.test(place) &&
    /\p{L}{3}/u.test(place.split(',')[0] ?? '') &&
    place.split(/\s+/).length <= mostWords &&
    !place.split(', ').some((part) => namesTool(part) || namesHouse(part) || namesOther(part));
  return isPlace ? place : '';
}

/** Whether a part of a place is a language, a heading or a word of a form: "Urdu", "Signature", "OF ISSUE". */
const namesOther = (part: string): boolean =>
  findLanguages(part.trim()).some(({ start, end }) => end - start === part.trim().length) ||
  findHeading(part) !== undefined ||
  isFormWord(part.trim());

/** Whether a part of a place is a house's name: "Alder Laboratories Westbrook". */
const namesHouse = (part: string): boolean =>
  !isTown(part) && !isKnownCity(part) && organisationScore(part) >= surelyAHouse;

/** From here on a name is a house's. */
const surelyAHouse = 0.6;

/** Whether a part of a place names a tool, and no town is called so. */
const namesTool = (part: string): boolean =>
  !isTown(part) &&
  !isKnownCity(part) &&
  [part, ...part.split(' ')].some((words) => skillsIn(words).some(({ kind }) => kind === 'tool'));
