/** A vehicle of one's own, a driver's medical card and a record without offences, each by any of its names. */
export const sameThing = [
  /(?<!\p{L})(?:(?:own|reliable|access to an?) (?:\p{L}+ )?(?:car|vehicle|transport\p{L}*)|eigene[srn]? (?:auto|pkw|fahrzeug)|(?:vehículo|coche) propio|véhicule personnel|auto propria|automunit[oa]|eigen (?:auto|vervoer))(?!\p{L})/iu,
  /(?<!\p{L})(?:dot (?:physical|medical)|medical examiner(?:'|’)?s certificate)(?!\p{L})/iu,
  /(?<!\p{L})(?:clean|clear) (?:driving|motor vehicle|mvr) ?(?:record|history|licen[cs]e)?(?!\p{L})/iu,
];

/** Tools of one's own, which no work with tools shows. */
export const ownTools = /(?<!\p{L})own (?:set of )?(?:basic |hand |power |complete )*tools?(?!\p{L})/iu;

/** What one undergoes when hired: having passed other checks says nothing of it. */
export const undergone =
  /(?<!\p{L})(?:background|criminal record|credit|reference) checks?(?!\p{L})|(?<!\p{L})drug (?:test|screen)\p{L}*/iu;
