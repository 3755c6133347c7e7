import type { Words } from './any-word.ts';

/** Words of `facts/read-title-line.ts`: what leads from a title to the house. */
export const housedWords: Words = {
  en: 'at',
  de: 'bei | beim',
  fr: 'chez',
  es: 'en',
  it: 'presso | nel | nella',
  nl: 'bij',
  pt: 'na | no',
};
