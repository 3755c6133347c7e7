import type { LetterTone } from '@shortlist/schema';
import { shortTitle } from '../language/short-title.ts';

type Words = {
  apply(title?: string, employer?: string): string;
  quote(text: string): string;
  proof(employer: string, position: string, lines: string, at: number): string;
  skills(list: string): string;
  gap(name: string): string;
  nearest(name: string): string;
  close: string[];
};

/** The sentences of a letter in German, French or Spanish. */
export function otherWords(language: string, tone: LetterTone): Words {
  if (language === 'fr') return french(tone);
  if (language === 'es') return spanish(tone);
  return german(tone);
}

function german(tone: LetterTone): Words {
  return {
    apply: (title, employer) =>
      `${tone === 'warm' ? 'gerne bewerbe ich mich' : tone === 'formal' ? 'hiermit bewerbe ich mich' : 'ich bewerbe mich'} ${title === undefined ? 'um die ausgeschriebene Stelle' : `auf die Stelle „${shortTitle(title)}“`}${employer === undefined ? '' : ` bei ${employer}`}.`,
    quote: (text) => `In Ihrer Anzeige schreiben Sie: „${text}“.`,
    proof: (employer, position, lines, at) =>
      `${at === 0 ? 'Dazu passt aus meiner Arbeit' : 'Hinzu kommt aus der Zeit'}${position === '' ? '' : ` als ${position}`}${employer === '' ? '' : ` bei ${employer}`}: ${lines}.`,
    skills: (list) => `Aus Ihren Anforderungen bringe ich mit: ${list}.`,
    gap: (name) => `Mit „${name}“ habe ich bisher noch nicht gearbeitet.`,
    nearest: (name) => `Am nächsten kommt dem meine Erfahrung mit ${name}.`,
    close:
      tone === 'formal'
        ? ['Über eine Einladung zum Gespräch würde ich mich freuen.']
        : ['Gern erzähle ich Ihnen mehr in einem Gespräch.'],
  };
}

function french(tone: LetterTone): Words {
  return {
    apply: (title, employer) =>
      `${tone === 'warm' ? 'Je souhaite rejoindre votre équipe et vous adresse ma candidature' : 'Je vous adresse ma candidature'}${title === undefined ? ' au poste de votre annonce' : ` au poste « ${shortTitle(title)} »`}${employer === undefined ? '' : ` chez ${employer}`}.`,
    quote: (text) => `Dans votre annonce, vous écrivez : « ${text} ».`,
    proof: (employer, position, lines, at) =>
      `${at === 0 ? 'Voici ce qui y répond dans mon parcours' : 'S’y ajoute'}${position === '' && employer === '' ? '' : `, ${[position, employer === '' ? '' : `chez ${employer}`].filter((part) => part !== '').join(' ')}`} : ${lines.replaceAll('; ', ' ; ')}.`,
    skills: (list) => `Parmi les compétences que vous demandez, j’apporte : ${list}.`,
    gap: (name) => `Je n’ai pas encore travaillé avec « ${name} ».`,
    nearest: (name) => `Ce qui s’en approche le plus dans mon parcours : ${name}.`,
    close:
      tone === 'formal'
        ? ['Je me tiens à votre disposition pour un entretien.']
        : ['Je vous en dirai volontiers plus lors d’un entretien.'],
  };
}

function spanish(tone: LetterTone): Words {
  return {
    apply: (title, employer) =>
      `${tone === 'warm' ? 'Con gusto presento mi candidatura' : 'Presento mi candidatura'}${title === undefined ? ' al puesto de su anuncio' : ` al puesto «${shortTitle(title)}»`}${employer === undefined ? '' : ` en ${employer}`}.`,
    quote: (text) => `En su anuncio escriben: «${text}».`,
    proof: (employer, position, lines, at) =>
      `${at === 0 ? 'De mi experiencia encaja con ello' : 'A ello se suma'}${position === '' && employer === '' ? '' : `, ${[position === '' ? '' : `como ${position}`, employer === '' ? '' : `en ${employer}`].filter((part) => part !== '').join(' ')}`}: ${lines}.`,
    skills: (list) => `De lo que piden, aporto: ${list}.`,
    gap: (name) => `Todavía no he trabajado con «${name}».`,
    nearest: (name) => `Lo más cercano en mi experiencia: ${name}.`,
    close:
      tone === 'formal'
        ? ['Quedo a su disposición para una entrevista.']
        : ['Con gusto les cuento más en una entrevista.'],
  };
}
