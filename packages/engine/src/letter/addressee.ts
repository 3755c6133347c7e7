import type { Contact } from './find-contact.ts';

const forms: Record<string, { Ms: string; Mr: string }> = {
  en: { Ms: 'Ms', Mr: 'Mr' },
  de: { Ms: 'Frau', Mr: 'Herr' },
  fr: { Ms: 'Mme', Mr: 'M.' },
  es: { Ms: 'Sra.', Mr: 'Sr.' },
  pt: { Ms: 'Sra.', Mr: 'Sr.' },
  it: { Ms: 'Sig.ra', Mr: 'Sig.' },
  nl: { Ms: 'Mevrouw', Mr: 'De heer' },
};

/** The name above the address; a bare surname keeps its form of address ("M. Lenoir"). */
export function addressee({ name, honorific }: Contact, language: string): string {
  if (/\s/.test(name) || honorific === '') return name;
  return `${honorific === 'Dr' ? 'Dr' : (forms[language]?.[honorific] ?? honorific)} ${name}`;
}
