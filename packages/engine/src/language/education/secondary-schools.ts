import { wholeWords } from '../text/whole-words.ts';

/** What schools are called that earn no degree. */
const schools = {
  en: '(?:high|secondary|grammar|middle) school|sixth form',
  de: '\\p{L}*gymnasium|(?:real|haupt|gesamt|sekundar|mittel|berufs)schule',
  fr: 'lycée|collège',
  es: 'colegio|instituto de educación secundaria|i\\.?e\\.?s\\.?|unidad educativa',
  pt: 'colégio|escola (?:secundária|estadual|básica)',
  it: 'liceo|istituto tecnico|scuola (?:superiore|media)',
  nl: 'lyceum|middelbare school|scholengemeenschap',
};

const secondary = wholeWords(...Object.values(schools));

/** Whether a name is of a school that earns no degree: what is learnt there is a subject of school. */
export const isSecondarySchool = (name: string): boolean => secondary.test(name);
