import { organisationScore } from '../../language/titles/organisation-words.ts';
import { addressWords } from '../words/address-words.ts';
import { anyWord } from '../words/any-word.ts';

const person = new RegExp(
  String.raw`^(?:(?:${anyWord(addressWords)})\.?\s)+\p{Lu}[\p{L}.’'-]*(?:\s(?:de|del|van|von|der|den|di|da|la|le))*(?:\s\p{Lu}[\p{L}’'-]+){1,3}$`,
  'u',
);

/** "Dr. Ada Moreno": a form of address with a first and a last name tells a person, and no house where no word of it is a house's. "Dr. Larch" alone may be a brand. */
export function isAddressedPerson(name: string): boolean {
  return person.test(name) && organisationScore(name) < 0.6;
}
