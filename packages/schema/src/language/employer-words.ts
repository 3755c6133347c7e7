/** The word that says where something was done, before an employer's name: "At Harbour Steel". By language, ISO 639-1. */
const words: Readonly<Record<string, string>> = {
  en: 'At',
  de: 'Bei',
  fr: 'Chez',
  es: 'En',
  pt: 'Em',
  it: 'Presso',
  nl: 'Bij',
};

/** Words of a person, told of an employer, in the language (BCP 47) of the resume; in English where we have no word of it: `Chez Acier du Port : j’ai soudé …`. */
export function tellOfEmployer(employer: string, told: string, language = 'en'): string {
  const primary = language.toLowerCase().split('-')[0] ?? '';
  const colon = primary === 'fr' ? '\u00a0:' : ':';
  return `${words[primary] ?? words.en} ${employer}${colon} ${told}`;
}
