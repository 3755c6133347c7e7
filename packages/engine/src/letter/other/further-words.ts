import type { LetterTone } from '@shortlist/schema';
import { placeEmployer } from '../../language/titles/place-employer.ts';
import { shortTitle } from '../../language/titles/short-title.ts';
import { smallTitle } from '../../language/titles/small-title.ts';
import { type OtherWords, ofPlain } from './other-sentences.ts';

const at = (employer: string | undefined, language: string) =>
  employer === undefined || employer === '' ? '' : ` ${placeEmployer(employer, language)}`;
const named = (title: string) => smallTitle(shortTitle(title));
/** The sentences of a letter in Portuguese: those that both Portugal and Brazil write so. */
export function portuguese(tone: LetterTone): OtherWords {
  const begin = {
    plain: 'Candidato-me',
    warm: 'É com prazer que me candidato',
    formal: 'Venho candidatar-me',
  }[tone];
  return {
    apply: (title, employer) =>
      `${begin} à vaga ${title === undefined ? 'que oferecem' : `de ${named(title)}`}${at(employer, 'pt')}.`,
    papers: (list) => `Conto também com ${list}.`,
    closeAt: ofPlain(tone, [
      (employer) => `Gostaria de conversar sobre a vaga${at(employer, 'pt')}.`,
      (employer) => `Fico à disposição para uma entrevista sobre a vaga${at(employer, 'pt')}.`,
    ]),
    close: {
      plain: ['Estou disponível para uma entrevista.'],
      warm: ['Seria um prazer conversar sobre a vaga.'],
      formal: ['Fico à disposição para uma entrevista.'],
    }[tone],
  };
}

/** The sentences of a letter in Italian. */
export function italian(tone: LetterTone): OtherWords {
  const begin = tone === 'formal' ? 'Con la presente mi candido' : 'Mi candido';
  return {
    apply: (title, employer) =>
      `${begin} per la posizione ${title === undefined ? 'che offrite' : `di ${named(title)}`}${at(employer, 'it')}.`,
    papers: (list) => `Tra i miei titoli ${/ e |, /.test(list) ? 'ci sono' : 'c’è'} anche ${list}.`,
    closeAt: ofPlain(tone, [
      (employer) => `Sarei felice di parlare della posizione${at(employer, 'it')}.`,
      (employer) => `Resto a disposizione per un colloquio sulla posizione${at(employer, 'it')}.`,
    ]),
    close: {
      plain: ['Resto a disposizione per un colloquio.'],
      warm: ['Sarei felice di parlarne in un colloquio.'],
      formal: ['Resto a disposizione per un colloquio.'],
    }[tone],
  };
}

/** The sentences of a letter in Dutch. */
export function dutch(tone: LetterTone): OtherWords {
  const begin = { plain: 'Ik solliciteer', warm: 'Graag solliciteer ik', formal: 'Hierbij solliciteer ik' }[tone];
  return {
    apply: (title, employer) =>
      `${begin} ${title === undefined ? 'op uw vacature' : `naar de functie van ${named(title)}`}${at(employer, 'nl')}.`,
    papers: (list) => `Daarnaast ben ik in het bezit van ${list}.`,
    closeAt: ofPlain(tone, [
      (employer) => `Graag spreek ik met u over de functie${at(employer, 'nl')}.`,
      (employer) => `Ik kom graag voor een gesprek over de functie${at(employer, 'nl')}.`,
    ]),
    close: {
      plain: ['Ik kom graag voor een gesprek.'],
      warm: ['Graag maak ik kennis tijdens een gesprek.'],
      formal: ['Graag kom ik voor een gesprek.'],
    }[tone],
  };
}
