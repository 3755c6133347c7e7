import { byWord } from '@shortlist/schema';
import { readNumberWords } from './number-words.ts';

/** A number of a text. `values` are its possible readings (1.200 is 1.2 or 1200); `unit` is `%`, a currency sign, `x`, `year`, a measure or ''. */
export type NumberClaim = {
  start: number;
  end: number;
  text: string;
  values: number[];
  unit: string;
  atLeast: boolean;
  ordinal: boolean;
  /** Per what time it is counted: "hour", "shift", "day" …; '' for none. */
  per: string;
};

const pattern =
  /(?<![\p{L}\p{N}])(US\$|CA\$|A\$|[$€£¥₹]|USD|EUR|GBP|CHF|CAD|AUD|Rs\.?)?\s?(?<![\p{L}\p{N}.,])(\d+(?:[.,'’ \u00a0\u202f]\d{3}(?!\d))*(?:[.,]\d+)?)\s?(%|percent(?!age)|per cent(?!o)|prozent(?!punkt)|procent(?!punt)|pour cent|por ciento|por cento|per cento|pp\b|[kK](?![\p{L}\p{N}])|[mM](?=[$€£])|[mM](?![²³\p{L}\p{N}])|[mM]n(?!\p{L})|md(?=\s?[$€£])|mrd\b\.?|mio\b\.?|[bB]n?(?![\p{L}\p{N}])|thousand|million(?:en|s)?|milliarden?|billion|millones|x\b|×|st\b|nd\b|rd\b|th\b|\+)?\s?(US\$|[$€£¥₹]|USD|EUR|GBP|CHF|CAD|AUD|euros?|dollars?|pounds?|%|\+)?/giu;
const comparators =
  /(over|above|more than|exceeding|at least|upwards of|mehr als|über|mindestens|plus de|au moins|más de|al menos)\s*$/i;

/** The numbers of a text, in digits or in words, with their units. A language (two letters) adds the words that mean something else in others. */
export function readNumbers(text: string, language = ''): NumberClaim[] {
  const claims: NumberClaim[] = [];
  for (const match of text.matchAll(pattern)) {
    const [whole, before = '', digits = '', scale = '', after = ''] = match;
    const lead = whole.length - whole.trimStart().length;
    const start = match.index + lead;
    const end = match.index + whole.trimEnd().length;
    const next = text.slice(end, end + 1);
    if (/\p{L}/u.test(next) && scale === '' && after === '') {
      // "4x4", "3D", "2nd-line": the letters are part of a name.
      if (!/^(year|month|day|hour|week|min|kg|km|cm|mm|ml|mg|lb|ft|m2|h\b)/i.test(text.slice(end))) {
        claims.push({
          start,
          end,
          text: text.slice(start, end),
          values: readingsOf(digits),
          unit: '',
          atLeast: false,
          ordinal: false,
          per: '',
        });
        continue;
      }
    }
    const factor = scaleOf(scale);
    const values = readingsOf(digits).map((value) => value * factor);
    claims.push({
      start,
      end,
      text: text.slice(start, end),
      values,
      unit: unitOf(before, scale, after, behind(text, start, end), text.slice(Math.max(0, start - 14), start)),
      atLeast: scale === '+' || after === '+' || comparators.test(text.slice(Math.max(0, start - 16), start)),
      ordinal: /^(st|nd|rd|th)$/i.test(scale),
      per: periodAfter(text.slice(end)),
    });
  }
  for (const match of readNumberWords(text, language)) {
    const { value } = match;
    if (claims.some((claim) => match.index >= claim.start && match.index < claim.end)) continue;
    const end = match.index + match.text.length;
    const rest = text.slice(end);
    const scale = /^[\s-](thousand|million|billion|hundred|dozen)/i.exec(rest)?.[1] ?? '';
    claims.push({
      start: match.index,
      end,
      text: match.text,
      values: [value * scaleOf(scale)],
      unit: unitOf('', '', '', rest.replace(/^[\s-](thousand|million|billion|hundred|dozen)/i, '')),
      atLeast: comparators.test(text.slice(Math.max(0, match.index - 16), match.index)),
      ordinal: false,
      per: periodAfter(rest),
    });
  }
  return shareUnits(
    text,
    claims.sort((a, b) => a.start - b.start),
  );
}

/** What a number counts stands behind it; behind the bracket where it is said again in one: "seven (7) years". */
const behind = (text: string, start: number, end: number): string =>
  text.slice(text[start - 1] === '(' && text[end] === ')' ? end + 1 : end);

/** "… five years; I have six.", "12 years in hospitality, the last five running …": years that are told without the word. */
const yearsAgain: [RegExp, RegExp][] = [
  [/;\s*I (?:have|bring)\s(?:over |more than |about )?$/, /^\s*(?:[.,;]|$)/],
  [
    /(?:,|\band)\s(?:of (?:them|these|which) )?the (?:last|past|first|most recent)\s$/i,
    /^\s*(?:[.,;]|$|(?:\p{L}+ing|of (?:them|these|which)|as|at|in|with|there)(?!\p{L}))/iu,
  ],
];

/** "From 9 to 5 days", "from nine days to five": both ends of a change are of one unit. */
function shareUnits(text: string, claims: NumberClaim[]): NumberClaim[] {
  const isYear = ({ values }: NumberClaim) => values.some((value) => value >= 1900 && value < 2100);
  claims.forEach((second, i) => {
    const first = claims[i - 1];
    if (first === undefined || first.ordinal || second.ordinal || isYear(first) || isYear(second)) return;
    const between = text.slice(first.end, second.start);
    const rest = text.slice(second.end);
    if (
      second.unit === '' &&
      first.unit === 'year' &&
      yearsAgain.some(([lead, tail]) => lead.test(between) && tail.test(rest))
    )
      second.unit = 'year';
    if (
      first.unit === '' &&
      second.unit !== '' &&
      /^\s+(?:(?:to|auf|à|a|al|naar|tot|para|até|ao|bis)\s+|all['’])$/.test(between)
    )
      first.unit = second.unit;
    if (
      second.unit === '' &&
      measures.some(([, unit]) => unit === first.unit) &&
      /^[\s-]*\p{L}+\s+(?:to|auf|à|a)\s+$/u.test(between) &&
      /^\s*(?:[.,;]|$)/.test(text.slice(second.end))
    )
      second.unit = first.unit;
  });
  return claims;
}

function readingsOf(digits: string): number[] {
  const grouped = Number(digits.replace(/[.,'’ \u00a0\u202f]/g, ''));
  const separators = digits.replace(/\d/g, '');
  if (separators === '') return [Number(digits)];
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (last < 0) return [grouped];
  const decimal = Number(`${digits.slice(0, last).replace(/\D/g, '')}.${digits.slice(last + 1)}`);
  const couldGroup = digits.length - last - 1 === 3;
  // Nobody writes 2 as "2.000": three digits that end in a nought are a group.
  const couldBeDecimal =
    (separators.length === 1 && !(couldGroup && digits.endsWith('0'))) || new Set(separators).size > 1;
  return [...(couldGroup ? [grouped] : []), ...(couldBeDecimal ? [decimal] : [])];
}

function scaleOf(scale: string): number {
  const word = scale.toLowerCase();
  if (word === 'k' || word === 'thousand') return 1_000;
  if (word === 'hundred') return 100;
  if (word === 'dozen') return 12;
  if (word === 'm' || word === 'mn' || /^mio\.?$/.test(word) || word.startsWith('million') || word === 'millones')
    return 1_000_000;
  if (word === 'b' || word === 'bn' || word === 'billion' || word.startsWith('milliard') || /^m(?:r)?d/.test(word))
    return 1_000_000_000;
  return 1;
}

const currencies: Record<string, string> = byWord({
  usd: '$',
  us$: '$',
  dollar: '$',
  dollars: '$',
  eur: '€',
  euro: '€',
  euros: '€',
  gbp: '£',
  pound: '£',
  pounds: '£',
});

function unitOf(before: string, scale: string, after: string, rest: string, lead = ''): string {
  const money = (before || after).trim().toLowerCase();
  if (money !== '' && money !== '%' && money !== '+') return currencies[money] ?? money;
  if (
    after === '%' ||
    /^(%|per ?cent|prozent|procent|pour cent|por ciento|por cento)/i.test(scale) ||
    /^[\s-]*(%|per ?cent|prozent|procent|pour cent|por ciento|por cento)/i.test(rest)
  )
    return '%';
  if (/\b(?:a factor of|one in|1 in)\s*$/i.test(lead)) return 'ratio';
  if (/^(?:-| )?(?:fold|mille|out of)\b/i.test(rest.trimStart()) || /^\s*per mille/i.test(rest)) return 'ratio';
  if (/^pp/i.test(scale) || /^\s*(?:(?:percentage )?points|prozentpunkt|punti|puntos|pontos|procentpunt)/i.test(rest))
    return 'points';
  if (/^[x×]/i.test(scale)) return 'x';
  const measure =
    /^[\s-]*(years?|yrs?|jahren?|ans|années|años|months?|monate?n?|mois|meses|weeks?|wochen?|days?|tagen?|hours?|hrs?|stunden?|heures?|horas?|dias?|días?|jours?|giorni|dagen|weken|semanas?|semaines?|settimane|anni|anos|jaar|jaren|mesi|maanden|ore|uur|uren|minutes?|mins?|seconds?|secs?|ms|kg|tonnes?|tons?|km|miles?|lbs?|ft|sq ?ft|m²|m2|quadratmetern?|square met(?:er|re)s?|mètres carrés|metros cuadrados|metros quadrados|metri quadr[ai]t?i?|vierkante meter|kilomet(?:er|re)s?|kilometern?|kilomètres|kilómetros|quilómetros|chilometri|gb|tb|mb|kw|kilowatts?|kilovatios|mw|megawatts?|megavatios|kilograms?|kilogrammes?|kilos?|dollars?|euros?)(?![\p{L}\d])/iu
      .exec(rest)?.[1]
      ?.toLowerCase();
  return measure === undefined
    ? ''
    : (measures.find(([words]) => words.test(measure))?.[1] ?? currencies[measure] ?? measure);
}

const measures: [RegExp, string][] = [
  [/^(years?|yrs?|jahren?|ans|années|años|anos|anni|jaar|jaren)$/, 'year'],
  [/^(months?|monate?n?|mois|meses|mesi|maanden)$/, 'month'],
  [/^(weeks?|wochen?|weken|semanas?|semaines?|settimane)$/, 'week'],
  [/^(days?|tagen?|dias?|días?|jours?|giorni|dagen)$/, 'day'],
  [/^(hours?|hrs?|stunden?|heures?|horas?|ore|uur|uren)$/, 'hour'],
  [/^(minutes?|mins?)$/, 'minute'],
  [/^(seconds?|secs?)$/, 'second'],
  [
    /^(?:m²|m2|quadratmetern?|square met(?:er|re)s?|mètres carrés|metros [cq]uadrados|metri quadr[ai]t?i?|vierkante meter)$/,
    'm²',
  ],
  [/^(?:km|kilomet(?:er|re)s?|kilometern?|kilomètres|kilómetros|quilómetros|chilometri)$/, 'km'],
  [/^(?:kw|kilowatts?|kilovatios)$/, 'kw'],
  [/^(?:mw|megawatts?|megavatios)$/, 'mw'],
  [/^(?:kg|kilos?|kilograms?|kilogrammes?)$/, 'kg'],
];

const periods: [string, string][] = [
  ['second', 'seconds?|Sekunden?|secondes?|segundos?'],
  ['minute', 'minutes?|Minuten?|minutos?'],
  ['hour', 'hours?|hourly|Stunden?|stündlich\\p{L}*|heures?|horas?|ora|ore|orari[oa]|uur|uren'],
  ['shift', 'shifts?|Schicht(?:en)?|turn[oi]|turnos?|diensten?|ploegendienst'],
  [
    'day',
    'days?|daily|Tag(?:en?)?|täglich\\p{L}*|jours?|journée|quotidien\\p{L}*|días?|diari[oa]s?|dias?|giorn[oi]|giornalier\\p{L}+|giornata|dagen?|dag|dagelijks\\p{L}*',
  ],
  ['night', 'nights?|nightly|Nacht|Nächte|nuits?|noches?|noites?|nott[ei]|nachten?'],
  [
    'week',
    'weeks?|weekly|fortnight(?:ly)?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|sonnabends?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|segundas?-feiras?|terças?-feiras?|quartas?-feiras?|quintas?-feiras?|sextas?-feiras?|luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabat[oi]|domenic(?:a|he)|(?:maan|dins|woens|donder|vrij|zater|zon)dag(?:en)?|Wochen?|wöchentlich\\p{L}*|semaines?|hebdomadaires?|semanas?|semana(?:l|is|les)|settiman[ae]|settimanal\\p{L}+|week|weken|wekelijks\\p{L}*',
  ],
  [
    'month',
    'months?|monthly|Monat(?:en?)?|monatlich\\p{L}*|mois|mensuel\\p{L}*|mes(?:es)?|mensual(?:es)?|mês|mensa(?:l|is)|mes[ei]|mensil\\p{L}+|maand(?:en)?|maandelijks\\p{L}*',
  ],
  [
    'quarter',
    'quarters?|quarterly|Quartal(?:en?)?|vierteljährlich\\p{L}*|trimestres?|trimestriel\\p{L}*|trimestral(?:es)?',
  ],
  [
    'year',
    'years?|yearly|annual|annually|p\\.a\\.|Jahr(?:en?)?|jährlich\\p{L}*|ans?|années?|annuel\\p{L}*|años?|anual(?:es)?|anos?|anua(?:l|is)|ann[oi]|annual\\p{L}+|jaar|jaren|jaarlijks\\p{L}*',
  ],
];
const named = periods.map(([name, words]): [string, RegExp] => [
  name,
  new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu'),
]);
const after = periods.map(([name, words]): [string, RegExp] => [
  name,
  new RegExp(
    `^(?:\\s+(?!(?:a|an|per|each|every|pro|je|par|por|al)\\s)[^\\s,;.:()]+){0,4}\\s+(?:(?:a|an|per|each|every|pro|am|im|je(?:de[rns]?)?|par|por|al|à la|all['’]|alla|ao|à|a|op een|elke)\\s+)(?:${words})(?!\\p{L})`,
    'iu',
  ),
]);

/** "900 invoices a month" is counted by the month. */
function periodAfter(rest: string): string {
  return after.find(([, pattern]) => pattern.test(rest))?.[0] ?? '';
}

/** The stretches of time that a text speaks of: "weekly", "a week" and "pro Woche" are all "week". */
export function readPeriods(text: string): Set<string> {
  return new Set(named.filter(([, pattern]) => pattern.test(text)).map(([name]) => name));
}
