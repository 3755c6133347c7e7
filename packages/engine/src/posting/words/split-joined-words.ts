import type { Words } from './any-word.ts';

/** Words of `demands/split-joined.ts`, by language. */
export const asksWords: Words = {
  en: 'skills? | knowledge | experience | degree | licen[cs]e | familiar | proficien | ability | know how',
  de: 'kenntnisse | erfahrung | ausbildung | studium | führerschein | abschluss',
  fr: 'vous (?:maîtrisez|parlez) | expérience | connaissance | maîtrise | diplôme | formation',
  es: 'experiencia | conocimiento | título',
  it: 'esperienza | conoscenza | laurea',
  nl: 'ervaring | kennis | opleiding | rijbewijs',
  pt: 'diploma | experiência | conhecimento',
};
