import type { Posting } from '@shortlist/schema';

const amount = String.raw`\d{1,3}(?:[.,' ]\d{3})+(?:[.,]\d{1,2})?|\d{1,7}(?:[.,]\d{1,2})?`;
const money = new RegExp(
  `(?:(\\$|€|£|¥|₹|USD|EUR|GBP|CHF|CAD|AUD|US\\$|C\\$|A\\$)\\s?(${amount})(\\s?k\\b)?(?:\\s?(?:-|–|—|to|bis|à)\\s?(?:\\$|€|£|USD|EUR|GBP|CHF)?\\s?(${amount})(\\s?k\\b)?)?|(${amount})(\\s?k\\b)?(?:\\s?(?:-|–|—|to|bis|à)\\s?(${amount})(\\s?k\\b)?)?\\s?(€|£|EUR|USD|GBP|CHF|Euro|euros?|dollars))(?:\\s?(?:\\/|per|an?|pro|par|por|je|p\\.?)\\s?(hour|hr|h|stunde|heure|hora|ora|uur|day|tag|jour|día|week|woche|month|monat|mois|mes|mese|maand|annum|year|yr|a|jahr|an|año|ano|anno|jaar)\\b)?`,
  'iu',
);
const currencies: Record<string, string> = {
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  US$: 'USD',
  C$: 'CAD',
  A$: 'AUD',
  EURO: 'EUR',
  EUROS: 'EUR',
  DOLLARS: 'USD',
};
const periods: [NonNullable<NonNullable<Posting['pay']>['period']>, RegExp][] = [
  ['hour', /^(hour|hr|h|stunde|heure|hora|ora|uur)$/i],
  ['day', /^(day|tag|jour|día)$/i],
  ['week', /^(week|woche)$/i],
  ['month', /^(month|monat|mois|mes|mese|maand)$/i],
  ['year', /./],
];

/** The pay that a posting states: the first amount that stands near a word of pay or is a range. */
export function readPay(text: string): Posting['pay'] {
  for (const line of text.split('\n')) {
    if (!/\d/.test(line) || line.length > 2_000) continue;
    const match = money.exec(line);
    if (match === null) continue;
    const low = amountOf(match[2] ?? match[6], match[3] ?? match[7] ?? match[5] ?? match[9]);
    const high = amountOf(match[4] ?? match[8], match[5] ?? match[9]);
    const near =
      /\b(salar|pay\b|compens|wage|per (?:hour|year|annum)|gehalt|lohn|brutto|salaire|rémun|salario|sueldo|retribuz|salaris|ote|base|range|rate|earn|bonus|annual)/i.test(
        line,
      );
    if (low === undefined || !(near || (high !== undefined && high >= low && low >= 7) || match[11] !== undefined))
      continue;
    if (
      /\b(million|billion|revenue|turnover|mrd|bn)\b/i.test(line.slice(match.index, match.index + match[0].length + 12))
    )
      continue;
    const symbol = (match[1] ?? match[10] ?? '').toUpperCase();
    const unit = match[11];
    const period =
      unit === undefined
        ? low < 200
          ? 'hour'
          : low >= 12_000
            ? 'year'
            : undefined
        : periods.find(([, words]) => words.test(unit))?.[0];
    return {
      text: match[0].trim(),
      currency: currencies[symbol] ?? symbol,
      least: low,
      ...(high === undefined ? {} : { most: high }),
      ...(period === undefined ? {} : { period }),
    };
  }
  return undefined;
}

function amountOf(text: string | undefined, thousands: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const plain = text
    .replace(/[' ]/g, '')
    .replace(/[.,](?=\d{3}(?!\d))/g, '')
    .replace(',', '.');
  const value = Number(plain) * (thousands === undefined ? 1 : 1000);
  return Number.isFinite(value) ? value : undefined;
}

/** Where the work is done, by the posting's words. */
export function readWorkMode(text: string): Posting['workMode'] {
  if (
    /\b(hybrid(?: work\w*| role| model| position)?|hybrides|teilweise (?:im )?home ?office|télétravail partiel|híbrido|ibrido)\b/i.test(
      text,
    )
  )
    return 'hybrid';
  if (
    /\b(fully remote|remote (?:work\w*|position|role|job|first|only)|100 ?% remote|work from home|(?:position|role|job|location)\s?(?:is|:)?\s?remote|telecommut\w*|home ?office|télétravail|teletrabajo|remoto|thuiswerk\w*|smart working|remote)\b(?! (?:access|support|sensing|control|desktop|tool|site|server|monitor|area|location|team|user|customer|client|patient|troubleshoot))/i.test(
      text,
    )
  )
    return 'remote';
  return /\b(on[- ]?site|in[- ]office|vor ort|sur site|presencial|in sede|op locatie)\b/i.test(text)
    ? 'onsite'
    : undefined;
}

const employments: [string, RegExp][] = [
  ['internship', /\b(internship|praktikum|stage\b|prácticas|estágio|tirocinio)\b/i],
  [
    'temporary',
    /\b(temporary|temp|fixed[- ]term|seasonal|contract (?:position|role|basis)|month(?:s)? contract|befristet|cdd|temporal|temporário|tijdelijk|a termine)\b/i,
  ],
  [
    'part-time',
    /\b(part[- ]time|teilzeit|temps partiel|media jornada|tiempo parcial|meio período|part time|deeltijd)\b/i,
  ],
  [
    'full-time',
    /\b(full[- ]time|vollzeit|temps plein|cdi|tiempo completo|jornada completa|tempo integral|tempo pieno|fulltime|voltijd|permanent)\b/i,
  ],
];

/** The form of employment by the posting's words: internship, temporary, part-time or full-time. */
export function readEmployment(text: string): string | undefined {
  return employments.find(([, words]) => words.test(text))?.[0];
}

const labels: Record<'title' | 'employer' | 'location', RegExp> = {
  title:
    /^(?:job title|position(?: title)?|role|title|vacancy|stelle|stellenbezeichnung|poste|intitulé du poste|puesto|cargo|posizione|functie)\s*[:–-]\s*(\S.{1,100})$/imu,
  employer:
    /^(?:company(?: name)?|employer|organi[sz]ation|client|unternehmen|arbeitgeber|firma|entreprise|société|empresa|azienda|bedrijf)\s*[:–-]\s*(\S.{1,80})$/imu,
  location:
    /^(?:(?:job |work )?location|place of work|city|based in|standort|arbeitsort|ort|lieu|localisation|ubicación|lugar|localização|local|sede|luogo|locatie|standplaats)\s*[:–-]\s*(\S.{1,80})$/imu,
};

/** A fact that stands after its label on a line ("Location: Franklin, TN"), with its place in the text. */
export function readLabelled(text: string, what: keyof typeof labels): { text: string; start: number } | undefined {
  const match = labels[what].exec(text.slice(0, 20_000));
  const value = match?.[1]?.trim();
  return match === null || value === undefined
    ? undefined
    : { text: value, start: match.index + match[0].indexOf(value) };
}
