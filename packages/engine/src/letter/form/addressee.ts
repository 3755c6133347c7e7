import type { Contact } from './find-contact.ts';

const forms: Record<string, { Ms: string; Mr: string }> = {
  en: { Ms: 'Ms', Mr: 'Mr' },
  de: { Ms: 'Frau', Mr: 'Herrn' },
  fr: { Ms: 'Mme', Mr: 'M.' },
  es: { Ms: 'Sra.', Mr: 'Sr.' },
  pt: { Ms: 'Sra.', Mr: 'Sr.' },
  it: { Ms: 'Sig.ra', Mr: 'Sig.' },
  nl: { Ms: 'Mevrouw', Mr: 'De heer' },
};

/** "Le Berre", "De Vries": the first word belongs to the surname, no first name stands before it. */
const bareSurname = /^(?:le|la|de|du|del|della|di|da|van|von|el|ten|ter)\s\p{Lu}[^\s]*$/iu;

/** Name without first name; "de Vries" stays whole. */
export function surnameOf({ name }: Contact): string {
  const parts = name.split(/\s+/);
  if (parts.length < 2 || bareSurname.test(name)) return name;
  return parts
    .slice(1)
    .join(' ')
    .replace(/^\p{Lu}\.?\s+/u, '');
}

/** The name above the address with its form of address, which English keeps to a bare surname: "M. Lenoir", "Frau Dr. Ada Voß", "Herrn Jan Rot". */
export function addressee(contact: Contact, language: string): string {
  const { name, honorific, degree } = contact;
  if (honorific === '' || (language === 'en' && surnameOf(contact) !== name)) return name;
  if (honorific === 'Dr') return `Dr ${name}`;
  if (language === 'it' && degree === 'Dr.') return `${honorific === 'Ms' ? 'Dott.ssa' : 'Dott.'} ${name}`;
  return [forms[language]?.[honorific] ?? honorific, language === 'de' ? degree : undefined, name]
    .filter(Boolean)
    .join(' ');
}
