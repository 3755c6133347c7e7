/** Units in which a stretch of time is told. */
const units = {
  en: 'days?|weeks?|months?|years?',
  de: 'tage|wochen|monate|jahre',
  fr: 'jours?|semaines?|mois|ans',
  es: 'd[ií]as?|semanas?|meses|años',
  pt: 'anos',
  it: 'giorni|settimane|mesi|anni',
  nl: 'dagen|weken|maanden|jaar',
};

/** Words of a number and a unit at the beginning: "4 semaines". */
export const opensWithTime = new RegExp(`^\\d+ (?:${Object.values(units).join('|')})(?!\\p{L})`, 'iu');
