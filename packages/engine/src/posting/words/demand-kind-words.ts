import type { Words } from './any-word.ts';

/** Words of `brief/demand-kind.ts`, by language. */
export const licenceWords: Words = {
  en: String.raw`licen[cs]\p{L}* | registration | registered with | cdl`,
  de: 'führerschein | führerausweis',
  fr: 'approbation | permis(?! de (?:travail|construire)) | habilitation | carn[ée]t',
  es: String.raw`permiso de conduc\p{L}+ | licencia`,
  it: 'patente | abilitazione',
  nl: 'rijbewijs',
  pt: 'cnh | carta de condução',
};
