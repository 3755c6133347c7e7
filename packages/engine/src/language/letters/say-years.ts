import { titleWithArticle } from '../text/article-for.ts';
import { smallTitle } from '../titles/small-title.ts';

const says: Record<string, (years: number, title: string) => string> = {
  en: (years, title) => `I have ${years} years of experience as ${titleWithArticle(title)}.`,
  de: (years, title) => `Als ${title} bringe ich ${years} Jahre Berufserfahrung mit.`,
  fr: (years, title) => `J’ai ${years} ans d’expérience en tant que ${smallTitle(title)}.`,
  es: (years, title) => `Tengo ${years} años de experiencia como ${smallTitle(title)}.`,
  pt: (years, title) => `Tenho ${years} anos de experiência como ${smallTitle(title)}.`,
  it: (years, title) => `Ho ${years} anni di esperienza come ${smallTitle(title)}.`,
  nl: (years, title) => `Ik heb ${years} jaar ervaring als ${smallTitle(title)}.`,
};

/** "I have 11 years of experience as a Service Technician.", in the language of the letter; English where there is none. */
export const sayYears = (years: number, title: string, language: string): string =>
  (says[language.slice(0, 2)] ?? says.en ?? String)(years, title);
