import type { Posting } from '@shortlist/schema';
import { byWord } from '@shortlist/schema';
import { anyWord } from '../words/any-word.ts';
import { temporaryWords } from '../words/read-facts-words.ts';
import { employerFieldWords } from '../words/stated-employer-words.ts';

const amount = String.raw`\d{1,3}(?:[.,' \u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?|\d{1,7}(?:[.,]\d{1,2})?`;
const symbol = String.raw`US\$|R\$|C\$|A\$|NZ\$|\$|€|£|¥|₹|USD|EUR|GBP|CHF|CAD|AUD|NZD|BRL|PLN|DKK|SEK|NOK|AED|SAR|QAR|SGD|HKD|ZAR|INR`;
const dash = String.raw`\s?(?:-|–|—|to|bis|à|a|und|and|y|et|e|en)\s?`;
const money = new RegExp(
  `(?:(${symbol})\\s?(${amount})(\\s?k\\b)?(?:(?:\\s?\\/\\s?(?:yr|year|hr|hour|h|mo|month))?(?:${dash}|\\srising to\\s)(?:${symbol})?\\s?(${amount})(\\s?k\\b)?)?|(${amount})(\\s?k\\b)?(?:\\s?(?:€|£|euros?|EUR))?(?:${dash}(${amount})(\\s?k\\b)?)?\\s?(€|£|euros?\\b|EUR|USD|GBP|CHF|dollars))(?:\\s?(?:\\(\\p{L}{4,12}\\) ?)?(?:brutto|netto|net[oait]{0,2}s?|brut[oe]?s?|gross|lord[io])?\\s?(?:\\/|per|an?|pro|im|par|por|al|je|p\\.?)\\s?(hour|hr|h|stunde|std|heure|hora|ora|uur|mo|m|day|tag|jour|día|week|woche|month|monat|mois|m[eê]s|mese|maand|annum|year|yr|a|jahr|an|año|ano|anno|jaar)(?![\\p{L}\\d])|\\s?(?:brutto|netto|nets?|netos|bruts?|brutos|gross)?\\s?(annuel\\w*|anual\\w*|annu\\w+|jährlich|mensuel\\w*|mensual\\w*|monatlich|monthly|hourly|weekly|daily))?`,
  'iu',
);
/** A labelled amount without a currency: "Salary: 100000-120000". */
const bare = new RegExp(
  `^\\W*(?:salary|pay|compensation|wage|gehalt|salaire|salario|stipendio)[^:\\n]{0,20}:\\s*(${amount})(\\s?k\\b)?(?:${dash}(${amount})(\\s?k\\b)?)?`,
  'iu',
);
const currencies: Record<string, string> = byWord({
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  US$: 'USD',
  R$: 'BRL',
  C$: 'CAD',
  A$: 'AUD',
  EURO: 'EUR',
  EUROS: 'EUR',
  DOLLARS: 'USD',
});
const periods: [NonNullable<NonNullable<Posting['pay']>['period']>, RegExp][] = [
  ['hour', /^(hour|hr|h|stunde|std|heure|hora|ora|uur|hourly)$/i],
  ['day', /^(day|daily|tag|jour|día)$/i],
  ['week', /^(week|weekly|woche)$/i],
  ['month', /^(mon[at]\p{L}*|mo|m|mois|m[eê]s|mese|maand|m[eo]n[st]\w+)$/iu],
  ['year', /./],
];

/** The pay that a posting states: the first amount that stands near a word of pay, has a period or is a range, else one that looks like a year's pay. */
export function readPay(text: string, location = ''): Posting['pay'] {
  let plain: Posting['pay'];
  for (const line of text.split('\n')) {
    if (!/\d/.test(line) || line.length > 2_000) continue;
    const match = money.exec(line);
    if (match === null) {
      const bare = readBarePay(line);
      if (bare !== undefined) return bare;
      continue;
    }
    const scale = lakhs.test(line.slice(match.index + match[0].length)) ? 100_000 : 1;
    const low = scaled(amountOf(match[2] ?? match[6], match[3] ?? match[7] ?? match[5] ?? match[9]), scale);
    const high = scaled(amountOf(match[4] ?? match[8], match[5] ?? match[9]), scale);
    const near =
      /\b(taux horaire|stundenlohn|sal[aá]r|pay\b|compens|wage|per (?:hour|year|annum)|gehalt|lohn|brutto|salaire|rémun|salario|sueldo|retribuz|salaris|ote|base|range|rate|earn|bonus|annual)/i.test(
        line,
      );
    if (low === undefined || (low < 3 && /(?<!\p{L})(?:cpm|mile|km)(?!\p{L})/iu.test(line))) continue;
    const stated =
      near || (high !== undefined && high >= low && low >= 7) || match[11] !== undefined || match[12] !== undefined;
    if (
      !stated &&
      (plain !== undefined ||
        !isPlainSalary(line.slice(Math.max(0, match.index - 40), match.index + 60), match[1] ?? match[10], low))
    )
      continue;
    if (
      /\b(million|billion|revenue|turnover|mrd|bn)\b/i.test(line.slice(match.index, match.index + match[0].length + 12))
    )
      continue;
    const sign = (match[1] ?? match[10] ?? '').toUpperCase();
    const unit = match[11] ?? match[12];
    const period =
      unit === undefined
        ? low < 200
          ? 'hour'
          : low >= 12_000
            ? 'year'
            : near && perMonth.has(currencies[sign] ?? sign) && low >= 700 && low < 10_000 && !extra.test(line)
              ? 'month'
              : undefined
        : periods.find(([, words]) => words.test(unit))?.[0];
    const found = {
      text: match[0].trim(),
      currency: (sign === '$' ? dollarOf(location) : undefined) ?? currencies[sign] ?? sign,
      least: low,
      ...(high === undefined ? {} : { most: high }),
      ...(period === undefined ? {} : { period }),
    };
    if (stated) return found;
    plain = found;
  }
  return plain;
}

/** Whose dollar a plain sign means where the place is a Canadian or an Australian one. */
function dollarOf(location: string): string | undefined {
  if (/,\s?(?:AB|BC|MB|NB|NL|NS|ON|PE|PEI|QC|SK|YT)(?![\p{L}])|(?<!\p{L})Canada(?!\p{L})/u.test(location)) return 'CAD';
  if (
    /\s(?:NSW|VIC|QLD|TAS|ACT)(?!\p{L})|(?<!\p{L})(?:Australia|Victoria|Queensland|New South Wales)(?!\p{L})/u.test(
      location,
    )
  )
    return 'AUD';
  return /(?<!\p{L})New Zealand(?!\p{L})/u.test(location) ? 'NZD' : undefined;
}

/** "₹4.5 - 6 LPA": hundreds of thousands a year. */
const lakhs = /^\s?(?:lpa|lakhs?|lacs?)(?!\p{L})/iu;
/** Currencies in which a pay of four figures without a period is a month's. */
const perMonth = new Set(['EUR', 'CHF', 'BRL', 'PLN']);
const extra = /(?<!\p{L})(?:bonus|prämie|prime|budget|zulage|pauschale)(?!\p{L})/iu;

function scaled(value: number | undefined, scale: number): number | undefined {
  return value === undefined ? undefined : Math.round(value * scale * 100) / 100;
}

/** "£29,000 plus service charge": an amount of a year's pay with its currency, not one that tells of the employer's business. */
function isPlainSalary(line: string, sign: string | undefined, amount: number): boolean {
  return (
    sign !== undefined &&
    amount >= 12_000 &&
    amount <= 400_000 &&
    !/(?<!\p{L})(?:budgets?|sales|portfolio|funding|raised|loans?|assets|customers?|clients?|fines?|grants?|premiums?|authority|accounts?|value|worth|projects?|revenue|turnover)(?!\p{L})/iu.test(
      line,
    )
  );
}

function readBarePay(line: string): Posting['pay'] {
  const match = bare.exec(line);
  if (match === null) return undefined;
  const least = amountOf(match[1], match[2] ?? match[4]);
  const most = amountOf(match[3], match[4]);
  if (least === undefined || least < 7 || (most !== undefined && most < least)) return undefined;
  const text = match[0].slice(match[0].indexOf(':') + 1).trim();
  return {
    text,
    least,
    ...(most === undefined ? {} : { most }),
    ...(least < 200 ? { period: 'hour' as const } : least >= 12_000 ? { period: 'year' as const } : {}),
  };
}

function amountOf(text: string | undefined, thousands: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const plain = text
    .replace(/['\s]/gu, '')
    .replace(/[.,](?=\d{3}(?!\d))/g, '')
    .replace(',', '.');
  const value = Number(plain) * (thousands === undefined ? 1 : 1000);
  return Number.isFinite(value) ? value : undefined;
}

/** Where the work is done, by the posting's words. */
export function readWorkMode(text: string): Posting['workMode'] {
  if (
    /\b(hybrid(?: work\w*| role| model| position)?|hybrides|teilweise (?:im )?home ?office|home ?office (?:möglich|nach absprache|teilweise)|(?:möglichkeit (?:zum|auf|für)|anteilig) home ?office|télétravail possible|possibilité de télétravail|[1-4] days? (?:in|at) (?:the )?office|(?:\d|one|two|three|four) days? (?:a|per|\/) ?week (?:in (?:the )?office|from home|remote(?:ly)?)|(?:télétravail|remote|home ?office|teletrabajo)\W{0,3}(?:\d|un|deux|trois|zwei|drei|dos|tres) (?:jours?|days?|tage?|días?)|\d{2} ?% (?:home ?office|remote|télétravail)|(?:\d|one|two|three|un|deux|trois|zwei|drei) (?:jours?|tage?|days?) (?:de |im |in |of |at )?(?:télétravail|home(?: ?office)?|remote)|(?:\d|ein|zwei|drei|vier) tage? mobiles arbeiten|mobiles arbeiten (?:[a-zäöü]+ )?möglich|tele-?work(?:ing)? (?:eligible|possible|up to)|télétravail partiel|híbrido|ibrido)\b/i.test(
      text,
    )
  )
    return 'hybrid';
  if (
    /\b(fully remote|remote (?:work\w*|position|role|job|first|only)(?!\s?:\s?no\b)|100 ?% remote|work from home|(?:position|role|job|location)\s?(?:is|:)?\s?remote|telecommut\w*|(?<!the )home ?office|télétravail|teletrabajo|remoto|thuiswerk\w*|smart working|remote(?! (?:job|work)\s?:\s?no\b))\b(?! (?:access|support|sensing|control|desktop|tool|site|server|monitor|area|location|team|user|customer|client|patient|troubleshoot))/i.test(
      text,
    )
  )
    return 'remote';
  return /\b(on[- ]?site|in[- ]office|location\s?:\s?in[- ]person|work from (?:the )?office|remote (?:job|work)\s?:\s?no|vor ort|sur site|presencial|in sede|op locatie)\b/i.test(
    text,
  )
    ? 'onsite'
    : undefined;
}

const employments: [string, RegExp][] = [
  ['internship', /(?<!\p{L})(internship|praktikum|werkstudent\p{L}*|pr[áa]cticas|estágio|tirocinio)(?!\p{L})/iu],
  ['temporary', new RegExp(String.raw`(?<!\p{L})(${anyWord(temporaryWords)})(?!\p{L})`, 'iu')],
  [
    'part-time',
    /(?<!\p{L})(part[- ]time|teilzeit|temps partiel|media jornada|tiempo parcial|meio período|deeltijd)(?!\p{L})/iu,
  ],
  [
    'full-time',
    /(?<!\p{L})(full[- ]?time|vollzeit|temps plein|cdi|tiempo completo|jornada completa|tempo integral|tempo pieno|voltijd|permanent (?:position|role|job|contract|employment)|unbefristet\p{L}*)(?!\p{L})/iu,
  ],
];
const employmentLabel = /^(?:employment|job|contract|position|work) type\s*[:–-]\s*(\S.{1,60})$/imu;

/** The form of employment (internship, temporary, part-time or full-time): labelled, else by the title, else by the text; an internship only where label or title say so. */
export function readEmployment(text: string, title = ''): string | undefined {
  const labelled = employmentLabel.exec(text.slice(0, 20_000))?.[1] ?? '';
  const named = nameEmployment(labelled) ?? nameEmployment(title);
  if (named !== undefined) return named;
  const head = firstNamed(text.slice(0, Math.max(0, text.indexOf(title)) + title.length + 400));
  if (head !== undefined) return head;
  return employments.find(([kind, words]) => kind !== 'internship' && words.test(text))?.[0];
}

/** What the lines around the title name first; a contract with an end goes before its hours. */
function firstNamed(head: string): string | undefined {
  const found = employments
    .filter(([kind]) => kind !== 'internship')
    .map(([kind, words]) => ({ kind, at: head.search(words) }))
    .filter(({ at }) => at >= 0);
  const ending = found.find(({ kind }) => kind === 'temporary');
  return (ending ?? found.sort((a, b) => a.at - b.at)[0])?.kind;
}

/** The form of employment that words name. */
export function nameEmployment(text: string): string | undefined {
  if (/^contract$/i.test(text.trim())) return 'temporary';
  if (/(?<!\p{L})(?:intern|(?<!key )stage|praktikant\p{L}*|stagiaire|becari[oa])(?!\p{L})/iu.test(text))
    return 'internship';
  return employments.find(([, words]) => words.test(text))?.[0];
}

const labels: Record<'title' | 'employer' | 'location', RegExp> = {
  title:
    /^(?:(?:job|business|working|official|functional) title|position(?: title)?|role|title|vacancy|post|job|stelle|stellenbezeichnung|poste|intitulé du poste|puesto|cargo|posizione|functie)\s*[:–-]\s*(\S.{1,100})$/imu,
  employer: new RegExp(
    String.raw`^(?:${anyWord(employerFieldWords)})\s*[:–-]\s*(?!n\/?a\s*$)([\p{Lu}\d][^|\n]{1,80}?)(?=[ \t]*(?:\||$))`,
    'imu',
  ),
  location:
    /(?:^|(?<=\|[ \t])|(?<=^\p{Extended_Pictographic}\s))(?:(?:job |primary |work ?)?site|(?:job |primary )?locations?|work location(?!\s?: in)|place of work|city|town|depot|based in|standort|arbeitsort|einsatzort|dienstort|ort|lieu(?: de travail)?|localisation|ubicación|zona de trabajo|lugar(?: de trabajo)?|localização|local(?: de trabalho)?|sede(?: di lavoro)?|luogo(?: di lavoro)?|locatie|plaats|standplaats|werklocatie|regio)[ \t]*[:–-][ \t]*([^\s|][^|\n]{1,80}?)(?=[ \t]*(?:\||$)|[ \t](?:state|country)[ \t]?:|\.[ \t]+\p{Lu}[\p{L} ]{2,20}:)/imu,
};

/** How the work is done, said beside where: "Bristol (hybrid, 3 days in office)". */
const workplace = /\s*[,(–-]\s?(?:hybrid|remote|on-?site|télétravail|teletrabajo|home ?office)[^\n]{0,60}$/iu;

/** Where the house stands, said behind its name: "Officine Panaro S.p.A. – Vignola (MO)". */
const placeBehind = /(?<=\S) [–—-] \p{Lu}[\p{L}'’ -]+ \([A-Z\d]{2,3}\)$/u;

/** A fact that stands after its label on a line ("Location: Franklin, TN"), with its place in the text. */
export function readLabelled(text: string, what: keyof typeof labels): { text: string; start: number } | undefined {
  const match = labels[what].exec(text.slice(0, 20_000));
  const whole = match?.[1]?.trim();
  const value =
    what === 'location'
      ? whole?.replace(workplace, '').trim() || whole
      : what === 'employer'
        ? whole?.replace(placeBehind, '')
        : whole;
  return match === null || value === undefined
    ? undefined
    : { text: value, start: match.index + match[0].indexOf(value) };
}
