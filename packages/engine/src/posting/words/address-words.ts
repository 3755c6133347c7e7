import type { Words } from './any-word.ts';

/** How a person is addressed, before their name, by language. */
export const addressWords: Words = {
  en: 'Ms | Mrs | Miss | Mr | Dr | Prof(?:essor)?',
  de: String.raw`(?:Frau|Herrn?)(?: Dr\.| Prof\.)* | PD`,
  fr: 'Mme | Madame | Monsieur | Pr',
  es: 'Sra? | Señora? | Doña | Don | Dra',
  it: String.raw`Sig(?:\.ra|nora|nor)? | Dott(?:\.ssa|oressa|ore|or)?`,
  nl: 'Mevrouw | De heer',
  pt: 'Senhora? | Profa',
};
