import type { LetterTone } from '@shortlist/schema';
import { placeEmployer } from '../../language/titles/place-employer.ts';
import { shortTitle } from '../../language/titles/short-title.ts';
import { smallTitle } from '../../language/titles/small-title.ts';
import type { OtherWords } from './other-sentences.ts';

const at = (employer: string | undefined, language: string) =>
  employer === undefined || employer === '' ? '' : ` ${placeEmployer(employer, language)}`;
const named = (title: string) => smallTitle(shortTitle(title));
/** The sentences of a letter in Portuguese: those that both Portugal and Brazil write so. */
export function portuguese(tone: LetterTone): OtherWords {
  const begin = {
    plain: 'Candidato-me',
    warm: 'É com gosto que me candidato',
    formal: 'Com esta carta candidato-me',
  }[tone];
  return {
    apply: (title, employer) =>
      `${begin} à vaga ${title === undefined ? 'que oferecem' : `de ${named(title)}`}${at(employer, 'pt')}.`,
    wishToJoin: (title, employer) =>
      `É com esta experiência que me candidato à vaga ${title === undefined ? 'que oferecem' : `de ${named(title)}`}${at(employer, 'pt')}.`,
    papers: (list) => `Tenho também: ${list}.`,
    skills: (list) => `Do que pedem, tenho também: ${list}.`,
    tools: (list) => `Conheço também ${list}.`,
    close: {
      plain: ['Estou disponível para uma entrevista.'],
      warm: ['Estou ao vosso dispor para uma entrevista.'],
      formal: ['Estou ao dispor para uma entrevista.'],
    }[tone],
  };
}

/** The sentences of a letter in Italian. */
export function italian(tone: LetterTone): OtherWords {
  const begin = tone === 'formal' ? 'Con questa lettera mi candido' : 'Mi candido';
  return {
    apply: (title, employer) =>
      `${begin} per la posizione ${title === undefined ? 'che offrite' : `di ${named(title)}`}${at(employer, 'it')}.`,
    wishToJoin: (title, employer) =>
      `È con questa esperienza che mi candido per la posizione ${title === undefined ? 'che offrite' : `di ${named(title)}`}${at(employer, 'it')}.`,
    papers: (list) => `Ho anche: ${list}.`,
    skills: (list) => `Tra le competenze che chiedete ho anche: ${list}.`,
    tools: (list) => `Conosco anche ${list}.`,
    close: ['Grazie per l’opportunità di un colloquio.'],
  };
}

/** The sentences of a letter in Dutch. */
export function dutch(tone: LetterTone): OtherWords {
  const begin = { plain: 'Ik solliciteer', warm: 'Graag solliciteer ik', formal: 'Hierbij solliciteer ik' }[tone];
  return {
    apply: (title, employer) =>
      `${begin} ${title === undefined ? 'op de functie in uw vacature' : `naar de functie van ${named(title)}`}${at(employer, 'nl')}.`,
    wishToJoin: (title, employer) =>
      `Deze ervaring neem ik graag mee ${title === undefined ? 'naar de functie in uw vacature' : `naar de functie van ${named(title)}`}${at(employer, 'nl')}.`,
    papers: (list) => `Ik heb ook: ${list}.`,
    skills: (list) => `Van wat u vraagt breng ik ook mee: ${list}.`,
    tools: (list) => `Ik ken ook ${list}.`,
    close: {
      plain: ['Ik kom graag voor een gesprek.'],
      warm: ['Graag maak ik kennis in een gesprek.'],
      formal: ['Graag kom ik voor een gesprek.'],
    }[tone],
  };
}
