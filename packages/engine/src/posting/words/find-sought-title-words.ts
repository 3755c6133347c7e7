import type { Words } from './any-word.ts';

/** Words of `facts/find-sought-title.ts`, by language. */
export const seeksWords: Words = {
  en: String.raw`
    seek(?:s|ing) | looking for | hiring | recruiting | join (?:us|our [^.!?\n]{0,60}?team[^.!?\n]{0,60}?) as
  `,
  de: 'suchen | sucht',
  es: `
    busca(?:mos)? | selecciona(?:mos)? | precisa(?:mos)? | contratar | contrata(?:mos)? | solicita(?:mos)?
    necesita(?:mos)? | incorpora(?:mos)?
  `,
  fr: 'à la recherche de',
  it: 'alla ricerca di | cerca | cercasi | ricercasi | cerchiamo | ricerca',
  nl: 'recherch(?:e|ons) | recrut(?:e|ons) | zoekt | zoeken | op zoek naar',
  pt: 'à procura de',
};

/** Ends of trades in the plural, and those of one who has the trade: "sviluppatori", "conductores", "developers". */
export const pluralEnds: readonly (readonly [plural: string, single: string])[] = [
  // it
  ['(?<=[te]or|ner|ier)i', 'e'],
  // es, pt
  ['(?<=[td]or)es', ''],
  // en, fr
  ['(?<=er)s', ''],
];
