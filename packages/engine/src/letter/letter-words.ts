import type { LetterTone } from '@shortlist/schema';
import { shortTitle } from '../language/short-title.ts';

/** The set pieces of a letter in one language and tone. */
export type LetterWords = {
  subject(title?: string, employer?: string): string;
  greeting(employer?: string): string;
  closing: string;
};

/** The set pieces for a language (`en`, `de`, `fr`, `es`) and a tone. */
export function letterWords(language: string, tone: LetterTone): LetterWords {
  return (words[language] ?? english)(tone);
}

const english = (tone: LetterTone): LetterWords => ({
  subject: (title, employer) =>
    title === undefined
      ? 'Application'
      : `Application: ${shortTitle(title)}${employer === undefined ? '' : `, ${employer}`}`,
  greeting: (employer) =>
    tone === 'formal'
      ? 'Dear Sir or Madam,'
      : employer === undefined || employer.length > 40
        ? 'Dear Hiring Team,'
        : tone === 'warm'
          ? `Hello ${employer} team,`
          : `Dear ${employer} Hiring Team,`,
  closing: tone === 'formal' ? 'Yours faithfully,' : tone === 'warm' ? 'Warm regards,' : 'Kind regards,',
});

const words: Record<string, (tone: LetterTone) => LetterWords> = {
  en: english,
  de: (tone) => ({
    subject: (title, employer) =>
      title === undefined
        ? 'Bewerbung'
        : `Bewerbung als ${shortTitle(title)}${employer === undefined ? '' : ` bei ${employer}`}`,
    greeting: (employer) =>
      tone === 'warm' && employer !== undefined && employer.length <= 40
        ? `Guten Tag, liebes Team von ${employer},`
        : tone === 'formal'
          ? 'Sehr geehrte Damen und Herren,'
          : 'Guten Tag,',
    closing: tone === 'warm' ? 'Herzliche Grüße' : 'Mit freundlichen Grüßen',
  }),
  fr: (tone) => ({
    subject: (title, employer) =>
      title === undefined
        ? 'Candidature'
        : `Candidature : ${shortTitle(title)}${employer === undefined ? '' : `, ${employer}`}`,
    greeting: (employer) =>
      tone === 'warm' && employer !== undefined && employer.length <= 40
        ? `Bonjour à toute l’équipe de ${employer},`
        : 'Madame, Monsieur,',
    closing:
      tone === 'formal'
        ? 'Je vous prie d’agréer, Madame, Monsieur, l’expression de mes salutations distinguées.'
        : 'Cordialement,',
  }),
  es: (tone) => ({
    subject: (title, employer) =>
      title === undefined
        ? 'Candidatura'
        : `Candidatura: ${shortTitle(title)}${employer === undefined ? '' : `, ${employer}`}`,
    greeting: (employer) =>
      tone === 'warm' && employer !== undefined && employer.length <= 40
        ? `Hola, equipo de ${employer}:`
        : tone === 'formal'
          ? 'Estimados señores:'
          : 'Estimado equipo:',
    closing: tone === 'formal' ? 'Atentamente,' : 'Un cordial saludo,',
  }),
};
