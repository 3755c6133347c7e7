import type { LetterTone } from '@shortlist/schema';
import { germanRole, isTraining } from '../../language/titles/german-role.ts';
import { placeEmployer } from '../../language/titles/place-employer.ts';
import { shortTitle } from '../../language/titles/short-title.ts';
import type { EnglishVariety } from '../english/english-variety.ts';
import { surnameOf } from './addressee.ts';
import type { Contact } from './find-contact.ts';

/** The set pieces of a letter in one language and tone. */
export type LetterWords = {
  subject(title?: string, employer?: string): string;
  greeting(employer?: string, contact?: Contact): string;
  /** May repeat the greeting's form of address, as French does. */
  closing(contact?: Contact): string;
};

/** `isOwnTitle`: the post's title has the gender of the person's own; `variety`: whose customs an English letter follows; `isPortugal`: a Portuguese one follows those of Portugal, not Brazil. */
type Customs = { isOwnTitle?: boolean; variety?: EnglishVariety; isPortugal?: boolean };

/** Whether letters are written in a language, by its two letters; else they are in English. */
export function isLetterLanguage(code: string): boolean {
  return code === 'en' || code in words;
}

/** The set pieces for a language and a tone. */
export function letterWords(
  language: string,
  tone: LetterTone,
  { isOwnTitle = false, variety = 'neutral', isPortugal = false }: Customs = {},
): LetterWords {
  return words[language]?.(tone, isOwnTitle, isPortugal) ?? english(tone, variety);
}

const english = (tone: LetterTone, variety: EnglishVariety): LetterWords => ({
  subject: (title, employer) =>
    title === undefined
      ? 'Application'
      : `Application: ${shortTitle(title)}${employer === undefined || title.includes(employer) ? '' : `, ${employer}`}`,
  greeting: (employer, contact) =>
    contact !== undefined
      ? `Dear ${contact.honorific === '' ? contact.name : `${contact.honorific}${variety === 'american' ? '.' : ''} ${surnameOf(contact)}`},`
      : tone === 'formal'
        ? variety === 'american'
          ? 'Dear Hiring Manager,'
          : 'Dear Sir or Madam,'
        : employer === undefined || employer.length > 40
          ? 'Dear Hiring Team,'
          : tone === 'warm'
            ? `Hello ${employer} team,`
            : `Dear ${employer} Hiring Team,`,
  closing: (contact) =>
    tone === 'formal'
      ? variety === 'american'
        ? 'Sincerely,'
        : contact === undefined
          ? 'Yours faithfully,'
          : 'Yours sincerely,'
      : tone === 'warm'
        ? 'Warm regards,'
        : 'Kind regards,',
});

/** German keeps the degree in the greeting: "Frau Dr. Voß". */
function titled(contact: Contact): string {
  return [contact.degree, surnameOf(contact)].filter(Boolean).join(' ');
}

/** Mr and Ms in the language's own words, or the bare name where the posting gives no form of address. */
function addressed(contact: Contact | undefined, ms: string, mr: string, bare: string): string {
  if (contact?.honorific === 'Ms') return ms;
  return contact?.honorific === 'Mr' ? mr : bare;
}

function subjectOf(word: string, title: string | undefined, employer: string | undefined): string {
  return title === undefined ? word : `${word}: ${shortTitle(title)}${employer === undefined ? '' : `, ${employer}`}`;
}

/** "De Wit": a Dutch surname without the first name before it. */
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const words: Record<string, (tone: LetterTone, isOwnTitle: boolean, isPortugal: boolean) => LetterWords> = {
  de: (tone, isOwnTitle) => ({
    subject: (title, employer) =>
      title === undefined
        ? 'Bewerbung'
        : `Bewerbung${isTraining(title) ? ` um die ${shortTitle(title)}` : germanRole(title, ': ', isOwnTitle).replace(/^als /, ' als ')}${employer === undefined ? '' : `, ${employer}`}`,
    greeting: (employer, contact) =>
      contact !== undefined
        ? tone === 'warm'
          ? `Guten Tag, ${addressed(contact, `Frau ${titled(contact)}`, `Herr ${titled(contact)}`, contact.name)},`
          : addressed(
              contact,
              `Sehr geehrte Frau ${titled(contact)},`,
              `Sehr geehrter Herr ${titled(contact)},`,
              `Guten Tag, ${contact.name},`,
            )
        : tone === 'warm' && employer !== undefined && employer.length <= 40
          ? 'Guten Tag, liebes Team,'
          : tone === 'formal'
            ? 'Sehr geehrte Damen und Herren,'
            : 'Guten Tag,',
    closing: () => (tone === 'warm' ? 'Herzliche Grüße' : 'Mit freundlichen Grüßen'),
  }),
  fr: (tone) => ({
    subject: (title, employer) =>
      title === undefined
        ? 'Candidature'
        : `Candidature : ${shortTitle(title)}${employer === undefined ? '' : `, ${employer}`}`,
    greeting: (employer, contact) =>
      contact !== undefined
        ? addressed(contact, 'Madame,', 'Monsieur,', tone === 'warm' ? `Bonjour ${contact.name},` : 'Madame, Monsieur,')
        : tone === 'warm' && employer !== undefined && employer.length <= 40
          ? 'Bonjour à toute l’équipe,'
          : 'Madame, Monsieur,',
    closing: (contact) =>
      tone === 'formal'
        ? `Je vous prie d’agréer, ${addressed(contact, 'Madame', 'Monsieur', 'Madame, Monsieur')}, l’expression de mes salutations distinguées.`
        : tone === 'warm'
          ? 'Bien cordialement,'
          : 'Cordialement,',
  }),
  es: (tone) => ({
    subject: (title, employer) =>
      title === undefined
        ? 'Candidatura'
        : `Candidatura: ${shortTitle(title)}${employer === undefined ? '' : `, ${employer}`}`,
    greeting: (employer, contact) =>
      contact !== undefined
        ? addressed(
            contact,
            `Estimada Sra. ${surnameOf(contact)}:`,
            `Estimado Sr. ${surnameOf(contact)}:`,
            `Buenos días, ${contact.name}:`,
          )
        : tone === 'warm' && employer !== undefined && employer.length <= 40
          ? `Hola, equipo ${placeEmployer(employer, 'es')
              .replace(/^en el /, 'del ')
              .replace(/^en /, 'de ')}:`
          : tone === 'formal'
            ? 'Estimados señores:'
            : 'Estimado equipo:',
    closing: () => (tone === 'formal' ? 'Atentamente,' : 'Un cordial saludo,'),
  }),
  pt: (tone, _, isPortugal) => ({
    subject: (title, employer) => subjectOf('Candidatura', title, employer),
    greeting: (_, contact) =>
      contact === undefined
        ? isPortugal
          ? 'Exmos. Senhores,'
          : 'Prezados Senhores,'
        : addressed(
            contact,
            `${isPortugal ? 'Exma.' : 'Prezada'} Sra. ${surnameOf(contact)},`,
            `${isPortugal ? 'Exmo.' : 'Prezado'} Sr. ${surnameOf(contact)},`,
            `Bom dia, ${contact.name},`,
          ),
    closing: () =>
      ({
        plain: isPortugal ? 'Com os melhores cumprimentos,' : 'Atenciosamente,',
        warm: 'Cordialmente,',
        formal: isPortugal ? 'Atentamente,' : 'Atenciosamente,',
      })[tone],
  }),
  it: (tone) => ({
    subject: (title, employer) => subjectOf('Candidatura', title, employer),
    greeting: (_, contact) =>
      contact === undefined
        ? tone === 'formal'
          ? 'Spettabile Azienda,'
          : 'Buongiorno,'
        : addressed(
            contact,
            `Gentile ${contact.degree === 'Dr.' ? 'Dott.ssa' : 'Sig.ra'} ${surnameOf(contact)},`,
            `Gentile ${contact.degree === 'Dr.' ? 'Dott.' : 'Sig.'} ${surnameOf(contact)},`,
            `Gentile ${contact.name},`,
          ),
    closing: () => ({ plain: 'Cordiali saluti,', warm: 'Un cordiale saluto,', formal: 'Distinti saluti,' })[tone],
  }),
  nl: (tone) => ({
    subject: (title, employer) => subjectOf('Sollicitatie', title, employer),
    greeting: (_, contact) =>
      contact === undefined
        ? tone === 'warm'
          ? 'Goedendag,'
          : 'Geachte heer, mevrouw,'
        : addressed(
            contact,
            `Geachte mevrouw ${capital(surnameOf(contact))},`,
            `Geachte heer ${capital(surnameOf(contact))},`,
            `Beste ${contact.name},`,
          ),
    closing: () => (tone === 'warm' ? 'Hartelijke groet,' : 'Met vriendelijke groet,'),
  }),
};
