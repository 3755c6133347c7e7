import { byWord } from '../by-word.ts';
import { pageLanguages } from './page-languages.ts';

/** The word that says where something was done, before an employer's name: "At Harbour Steel". By language, ISO 639-1. */
const words: Readonly<Record<string, string>> = byWord({
  en: 'At',
  de: 'Bei',
  fr: 'Chez',
  es: 'En',
  pt: 'Em',
  it: 'Presso',
  nl: 'Bij',
});

/** Words of a person, told of an employer, in the language (BCP 47) of the resume; in English where we have no word of it: `Chez Acier du Port : j’ai soudé …`. */
export function tellOfEmployer(employer: string, told: string, language = 'en'): string {
  const primary = language.toLowerCase().split('-')[0] ?? '';
  const colon = primary === 'fr' ? '\u00a0:' : ':';
  return `${words[primary] ?? words.en} ${employer}${colon} ${told}`;
}

/** The word before the title that somebody worked under, "as Nurse", in the languages in which the engine reads a job back from an answer. */
const titleWords: Readonly<Record<string, string>> = byWord({ en: 'as', de: 'als', fr: 'comme', es: 'como' });

type Job = {
  name: string;
  position?: string | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
};

/** Words of a person, told of a job with its years and title: `At Harbour Steel (2019 – present) as Welder: I …`; undefined in a language in which nobody reads it back. */
export function tellOfJob(
  { name, position, startDate, endDate }: Job,
  told: string,
  language = 'en',
): string | undefined {
  const primary = language.toLowerCase().split('-')[0] ?? '';
  const as = titleWords[primary];
  if (as === undefined) return undefined;
  const end = endDate?.slice(0, 4) ?? pageLanguages[primary]?.words.present.toLowerCase();
  const span = startDate === undefined ? '' : ` (${startDate.slice(0, 4)} – ${end})`;
  return tellOfEmployer(`${name}${span}${position === undefined ? '' : ` ${as} ${position}`}`, told, language);
}
