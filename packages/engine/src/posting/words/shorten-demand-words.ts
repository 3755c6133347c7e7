import type { Words } from './any-word.ts';

/** Words of `brief/shorten-demand.ts`, by language. */
export const seamsWords: Words = {
  en: `
    including | such as | so that | in order to | while | which | as well as | and (?:be able|ability|have|must)
  `,
  de: 'einschließlich | sowie | damit',
  fr: 'notamment | ainsi que | compres[oi] | nonché',
  es: 'incluyendo | así como',
  nl: 'waaronder',
  pt: 'incluindo | bem como',
};
