import type { Words } from './any-word.ts';

/** Words of `demands/find-beside-manners.ts`, by language: what leads to such a line. */
export const leadWords: Words = {
  en: `
    an? | the | with | have | has | must have | you have | excellent | strong | good | great | solid | outstanding
    proven | exceptional | advanced | basic
  `,
};

export const skillsWords: Words = { en: 'skills' };

export const andWords: Words = { en: 'and | &' };
