import type { Words } from './any-word.ts';

/** Words of `text/mend-names.ts`, by language. */
export const opensWords: Words = {
  en: `
    must | the | this | these | our | we | you | your | they | their | it | its | an? | in | on | at | for | with
    to | from | by | of | and | or | as | if | all | any | able | ability | experienced? | knowledge | strong | good
    great | excellent | proven | basic | other | please | previous | some | skilled | proficient | familiar(?:ity)?
    understanding | willing(?:ness)? | valid | responsible | degree | minimum
  `,
};
