/** What counts up a time that has gaps, beside the time itself: `before` it and `after` it. */
const totals = {
  en: {
    before: 'totall?ing|(?:a )?total of|in total|altogether|overall',
    after: 'in total|altogether|in all|overall|total',
  },
  de: { before: 'insgesamt|zusammen|gesamt', after: 'insgesamt|zusammen|gesamt' },
  fr: { before: 'au total|un total de|soit|en tout', after: 'au total|en tout|cumulés?' },
  es: { before: 'un total de|en total|total de|sumando', after: 'en total|total(?:es)?|laborales|acumulados' },
  pt: { before: 'um total de|num total de|no total|total de|somando', after: 'no total|ao todo|acumulados' },
  it: { before: 'un totale di|in totale|complessiv[ie]|per complessivi', after: 'in totale|totali|complessivi' },
  nl: { before: 'in totaal|totaal|samen|bij elkaar', after: 'in totaal|bij elkaar' },
};

const numbers =
  '\\d{1,3}(?:[.,]\\d)?|one|two|three|four|five|six|ein|zwei|drei|vier|fünf|sechs|une?|deux|trois|quatre|cinq|uno|dos|tres|cuatro|cinco|seis|dois|duas|três|quatro|due|tre|quattro|cinque|een|twee|drie|vijf|zes';
const units =
  'years?|yrs|months?|jahren?|monaten?|jahre|monate|ans?|années?|mois|años?|meses|mes|anos?|mês|anni|anno|mesi|mese|jaar|jaren|maanden?';

const span = `(?:${numbers}) (?:${units})`;
const sides = Object.values(totals);
const stated = new RegExp(
  `(?<!\\p{L})(?:${sides.map(({ before }) => before).join('|')}):? (?:de |of |von |di |van )?(?:about |ca\\. |etwa |environ |circa |unos |cerca de )?${span}(?!\\p{L})|(?<![\\p{L}\\d])${span},? (?:${sides.map(({ after }) => after).join('|')})(?!\\p{L})`,
  'iu',
);

/** Whether a text counts up itself how long a work lasted, which its dates then do not tell: "several contracts, two years in total". */
export const statesOwnSpan = (text: string): boolean => stated.test(text);
