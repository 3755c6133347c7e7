import { byWord } from '@shortlist/schema';

/** A span of years with its place. */
export type Years = { least: number; most?: number; start: number; end: number };

const numbers: Record<string, number> = byWord({
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  'a couple of': 2,
  'couple of': 2,
  a: 1,
  ein: 1,
  eine: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zwölf: 12,
  zehn: 10,
  un: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  sete: 7,
  ocho: 8,
  oito: 8,
  nueve: 9,
  nove: 9,
  diez: 10,
  dez: 10,
  dois: 2,
  três: 3,
  quatro: 4,
  due: 2,
  tre: 3,
  quattro: 4,
  cinque: 5,
  sei: 6,
  sette: 7,
  otto: 8,
  dieci: 10,
  twee: 2,
  drie: 3,
  vijf: 5,
  zes: 6,
  zeven: 7,
  negen: 9,
  tien: 10,
});
const word = Object.keys(numbers).join('|');
const pattern = new RegExp(
  `(?<![\\w.])(\\d{1,2}(?:[.,]5)?|(?:${word})(?= ))\\s?(?:\\((\\d{1,2})\\)\\s?)?(?:(?:-|–|—|to|bis|à|a|o|or|tot|y|e|et|und|and)\\s?(\\d{1,2})\\s?)?(?:\\+|plus)?\\s?(?:or more |and more |full |solid )?(years?|yrs?\\.?|jahr(?:en?)?|ans?|années?|años?|anos?|ann[io]|jaar|months?|monaten?|mois|meses|mesi|maanden)(?!\\s*(?:old|of age|ago|in business|alt|de idade|de edad|compiuti|compiti|révolus))(?![\\wé])`,
  'giu',
);

/** "Dreijährige Berufserfahrung", "3-jährige Praxis"; a training of three years is none. */
const aged = new RegExp(
  `(?<![\\p{L}\\d])(\\d{1,2}|${word})[- ]?jährige[nrms]?(?=(?: \\p{L}+){0,2} \\p{L}*(?:erfahrung|praxis|tätigkeit|zugehörigkeit)(?!\\p{L}))`,
  'giu',
);

/** The spans of experience that a text asks for ("5+ years", "2-5 years", "mindestens drei Jahre"), in years. Months become parts of a year. */
export function readYears(text: string): Years[] {
  const found: Years[] = [];
  if (!/\d|\p{L}{2}/u.test(text)) return found;
  for (const match of text.matchAll(pattern)) {
    const unit = (match[4] ?? '').toLowerCase();
    const scale = /^(mon|moi|mes|maa)/.test(unit) ? 1 / 12 : 1;
    const least = (Number(match[2]) || numberOf(match[1] ?? '')) * scale;
    const most = match[3] === undefined ? undefined : Number(match[3]) * scale;
    if (least > 40 || (ofAge.has(least) && !ofWork.test(text))) continue;
    const years = { least: Math.round(least * 100) / 100, start: match.index, end: match.index + match[0].length };
    found.push(most === undefined || most < least ? years : { ...years, most });
  }
  if (/jährig/i.test(text))
    for (const match of text.matchAll(aged))
      found.push({ least: numberOf(match[1] ?? ''), start: match.index, end: match.index + match[0].length });
  const first = found[0];
  return first === undefined
    ? found
    : [...found, ...furtherYears(text, first.end, found)].sort((a, b) => a.start - b.start);
}

/** How old one must be; nobody asks for so many years of work without naming it: "Tener al menos 21 años". */
const ofAge = new Set([16, 18, 21]);
const ofWork = /experien|erfahr|expérience|esperienz|ervaring|praxis|track record|work|career|in (?:the|an?) /iu;

/** "6+ years …, 3+ of them in Go": a later number without the word. */
function furtherYears(text: string, from: number, known: Years[]): Years[] {
  const found: Years[] = [];
  for (const match of text.slice(from).matchAll(ofThese)) {
    const start = from + match.index + match[0].length - (match[1]?.length ?? 0);
    const least = numberOf(match[1] ?? '');
    if (least > 0 && least <= 40 && !known.some((years) => start < years.end && years.start < start + 1))
      found.push({ least, start, end: start + (match[1]?.length ?? 0) });
  }
  for (const match of text
    .slice(from)
    .matchAll(
      /(?<![\w.$€£])(\d{1,2})\+?\s?(?:of (?:them|those|which|that) |davon )?(?=(?:in|with|mit|im|en|con) \p{L})/gu,
    )) {
    const start = from + match.index;
    const end = start + match[0].trimEnd().length;
    if (Number(match[1]) <= 40 && ![...known, ...found].some((years) => start < years.end && years.start < end))
      found.push({ least: Number(match[1]), start, end });
  }
  return found;
}

/** "Five years, of which two in base maintenance". */
const ofThese = new RegExp(
  `(?<!\\p{L})(?:of which|including|incl\\.|davon|dont|di cui|de los cuales|waarvan)(?: at least| mindestens| au moins| almeno| al menos| minimaal)? (\\d{1,2}|${word})(?=\\+? (?:in|with|as|on|mit|im|als|en|con|dans|comme|come|como|met|\\p{L}{4,}ing)(?!\\p{L}))`,
  'giu',
);

function numberOf(text: string): number {
  return numbers[text.toLowerCase()] ?? Number(text.replace(',', '.'));
}
