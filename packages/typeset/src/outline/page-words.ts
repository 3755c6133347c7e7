import { wordLanguage } from './heading-words.ts';

/** The small words of a page and of an entry. */
export type PageWords = Record<'resume' | 'present' | 'courses' | 'score' | 'keywords' | 'contact', string>;

const pageWords = {
  en: {
    resume: 'Resume',
    present: 'Present',
    courses: 'Courses',
    score: 'Grade',
    keywords: 'Keywords',
    contact: 'Contact',
  },
  de: {
    resume: 'Lebenslauf',
    present: 'heute',
    courses: 'Kurse',
    score: 'Note',
    keywords: 'Stichworte',
    contact: 'Kontakt',
  },
  fr: {
    resume: 'CV',
    present: 'aujourd’hui',
    courses: 'Cours',
    score: 'Note',
    keywords: 'Mots-clés',
    contact: 'Contact',
  },
  es: {
    resume: 'Currículum',
    present: 'actualidad',
    courses: 'Cursos',
    score: 'Nota',
    keywords: 'Palabras clave',
    contact: 'Contacto',
  },
  pt: {
    resume: 'Currículo',
    present: 'atual',
    courses: 'Disciplinas',
    score: 'Nota',
    keywords: 'Palavras-chave',
    contact: 'Contato',
  },
  it: {
    resume: 'Curriculum',
    present: 'oggi',
    courses: 'Corsi',
    score: 'Voto',
    keywords: 'Parole chiave',
    contact: 'Contatti',
  },
  nl: {
    resume: 'Cv',
    present: 'heden',
    courses: 'Vakken',
    score: 'Cijfer',
    keywords: 'Trefwoorden',
    contact: 'Contact',
  },
} satisfies Record<string, PageWords>;

/** The small words in a document's language, English where we have none. */
export function wordsOf(language: string): PageWords {
  const code = wordLanguage(language);
  return code in pageWords ? pageWords[code as keyof typeof pageWords] : pageWords.en;
}
