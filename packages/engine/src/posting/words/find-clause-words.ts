import type { Words } from './any-word.ts';

/** Words of `demands/find-clause.ts`, by language: what stands between two conditions. */
export const andWords: Words = { en: 'and', de: 'und', fr: 'et', es: 'y', it: 'e', nl: 'en', pt: 'e' };

export const withWords: Words = { en: 'with', de: 'mit', fr: 'avec', es: 'con', it: 'con', nl: 'met', pt: 'com' };

export const orWords: Words = { en: 'or', de: 'oder', fr: 'ou', es: 'o', it: 'o', nl: 'of', pt: 'ou' };
