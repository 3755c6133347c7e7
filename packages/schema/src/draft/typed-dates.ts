/** Dates as people type them, to the dates of JSON Resume and back. */

export type Dates = { startDate?: string; endDate?: string };

/** Dates as they were typed: with the seasons that a year of theirs was told by, for which JSON Resume has no place. */
export type Times = Dates & { season?: string };

const shown = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Month names in English, German, French, Spanish, Portuguese, Italian and Dutch, without accents. */
const monthWords: string[] = [
  'jan january januar janv janvier ene enero janeiro gen gennaio januari',
  'feb february februar fev fevr fevrier febrero fevereiro febbraio februari',
  'mar march marz maerz mars marzo marco mrt maart',
  'apr april avr avril abr abril aprile',
  'may mai mayo maio mag maggio mei',
  'jun june juni juin junio junho giu giugno',
  'jul july juli juil juillet julio julho lug luglio',
  'aug august aout ago agosto augustus',
  'sep sept september septembre septiembre set setembro settembre',
  'oct october okt oktober octobre octubre out outubro ott ottobre',
  'nov november novembre noviembre novembro',
  'dec december dez dezember decembre dic diciembre dezembro dicembre',
];
const months = new Map(
  monthWords.flatMap((words, index) => words.split(' ').map((word) => [word, index + 1] as const)),
);

const presentWords = new Set(
  "present/the present/current/currently/now/today/date/to date/ongoing/heute/jetzt/aktuell/laufend/aujourd'hui/a ce jour/ce jour/actuellement/en cours/actualidad/la actualidad/actualmente/la fecha/a la fecha/presente/el presente/o presente/ao presente/atual/atualmente/momento/o momento/hoje/attuale/attualmente/in corso/oggi/ad oggi/heden/nu".split(
    '/',
  ),
);

const between =
  /(?<!\s)\s+(?:to|until|till|through|bis|au|a|al|ad|ao|tot|t\/m|ate|fino a|hasta)\s+|(?:(?<!\s)\s+)?[–—-]\s*/g;
/** Words before the first of two dates. */
const from = /^(?:from|von|vom|de|du|da|dal|del|do|van)\s+/;

/** The names of the seasons, in the languages of the months; a year stands after them. */
const seasons =
  /(?<!\p{L})(?:spring|summer|autumn|fall|winter|fr(?:ü|ue)hling|fr(?:ü|ue)hjahr|sommer|herbst|printemps|été|automne|hiver|primavera|verano|otoño|invierno|verão|outono|inverno|estate|autunno|lente|voorjaar|zomer|herfst|najaar)\s+(?:of\s+|de\s+|del\s+)?(?=\d{4}(?!\d))/giu;
/** What LinkedIn and others say behind a span of time: how long it was. */
const duration =
  /(?<!\s)\s*(?:[·•,(|]\s*)?(?<!\d)(?:\d+ ?(?:years?|yrs?|jahre?|ans?|anos?|anni?)(?:,? (?:and )?\d+ ?(?:months?|mos?|monate?|mois|meses))?|\d+ ?(?:months?|mos?|monate?|mois|meses))\)?$/;

/** Every date has a year, of four figures or of two behind an apostrophe: what has none need not be looked at. */
const year = /\d{4}|['’]\d{2}/;
/** Characters of the longest span of time. */
const longest = 60;

const mayBeDates = (text: string): boolean => text.length <= longest && year.test(text);

const since = /^(?:since|from|seit|depuis|desde|dal|sinds|vanaf) /;

/** One date: `2021`, `2021-03`, `3/2021`, `15.03.2021`, `15 March 2021`, `15. März 2021`, `March 2021`, `Mar '21`, `mars 2021`; undefined for anything else. */
export function readDate(text: string): string | undefined {
  const plain = simplify(text);
  const iso = /^(\d{4})(?:[-/](\d{2}))?(?:-(\d{2}))?$/.exec(plain);
  if (iso) return joinDate(iso[1], iso[2], iso[3]);
  const numeric = /^(\d{1,2})[/.](\d{4})$/.exec(plain);
  if (numeric) return joinDate(numeric[2], numeric[1]);
  const daily = /^(\d{1,2})([/.])(\d{1,2})\2(\d{4})$/.exec(plain);
  if (daily) return readDay(Number(daily[1]), Number(daily[3]), daily[4] ?? '', daily[2] === '.');
  const spelled = /^(?:(\d{1,2})(?:st|nd|rd|th|er|\.)? (?:de )?([a-z]+)|([a-z]+) (\d{1,2})),? (?:de )?(\d{4})$/.exec(
    plain,
  );
  if (spelled) {
    const day = (spelled[1] ?? spelled[4] ?? '').padStart(2, '0');
    const number = months.get(spelled[2] ?? spelled[3] ?? '');
    return number ? joinDate(spelled[5], String(number), day) : undefined;
  }
  const worded = /^([a-z]+),? (?:de )?(\d{4}|'\d{2})$/.exec(plain);
  const month = worded && months.get(worded[1] ?? '');
  return worded && month ? joinDate(wholeYear(worded[2] ?? ''), String(month)) : undefined;
}

/** Dates, with the seasons where a text tells its years by them: `Summer 2021`, `Spring 2019 – Fall 2020`. */
export function readTimes(text: string): Times | undefined {
  if (!mayBeDates(text)) return undefined;
  const told = text.match(seasons);
  if (!told) return readDates(text);
  const dates = readDates(text.replace(seasons, ''));
  const season = told.map((name) => name.replace(/(?<!\s)\s+(?:(?:of|de|del)\s*)?$/iu, '')).join(' – ');
  return dates && { ...dates, season };
}

/** A span of time that fills the whole text. One date alone is an end; "to present" leaves the end out. */
export function readDates(text: string): Dates | undefined {
  if (!mayBeDates(text)) return undefined;
  const whole = simplify(text).replace(/(\d)\.$/, '$1');
  const single = readDate(whole);
  if (single) return { endDate: single };
  const plain = whole.replace(duration, '');
  if (since.test(plain)) {
    const startDate = readDate(plain.replace(since, ''));
    if (startDate) return { startDate };
  }
  const span = plain.replace(since, '').replace(from, '');
  for (const found of span.matchAll(between)) {
    const startDate = readDate(span.slice(0, found.index));
    const after = span.slice(found.index + found[0].length);
    if (!startDate) continue;
    if (presentWords.has(after)) return { startDate };
    const endDate = readDate(after) ?? readShortYear(startDate, after);
    if (endDate) return { startDate, endDate };
  }
  const [, startDate = '', short = ''] = /^(\d{4})\/(\d{2})$/.exec(span) ?? [];
  const endDate = readDate(startDate) && Number(short) > 12 ? readShortYear(startDate, short) : undefined;
  return endDate ? { startDate, endDate } : undefined;
}

/** The end of `2018 – 19`: a later year of the same century. */
function readShortYear(startDate: string, short: string): string | undefined {
  if (!/^\d{4}$/.test(startDate) || !/^\d{2}$/.test(short)) return undefined;
  const year = `${startDate.slice(0, 2)}${short}`;
  return year > startDate ? year : undefined;
}

/** Whether a span of time is followed by how long it was. */
export const saysDuration = (text: string): boolean => duration.test(simplify(text));

/** The same as text that `readDates` reads back; empty where there is no date. */
export function writeDates({ startDate, endDate }: Dates): string {
  if (!startDate) return endDate ? writeDate(endDate) : '';
  return `${writeDate(startDate)} – ${endDate ? writeDate(endDate) : 'Present'}`;
}

/** One date as text: `Mar 2021` for a month, `15 Mar 2021` for a day, else as it is. */
export function writeDate(date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(date) ?? [];
  const name = shown[Number(month) - 1];
  if (!name) return date;
  return [day && Number(day), name, year].filter(Boolean).join(' ');
}

/** A day by its numbers: with dots the day stands first; with strokes only where one number can be no month. */
function readDay(first: number, second: number, year: string, dayFirst: boolean): string | undefined {
  if (!dayFirst && first <= 12 && second <= 12 && first !== second) return undefined;
  const [day, month] = dayFirst || first > 12 ? [first, second] : [second, first];
  return joinDate(year, String(month), String(day).padStart(2, '0'));
}

/** The year of `'21`: those to come are few, so the rest belong to the century before. */
function wholeYear(year: string): string {
  if (!year.startsWith("'")) return year;
  return `${Number(year.slice(1)) <= 40 ? '20' : '19'}${year.slice(1)}`;
}

function joinDate(year = '', month?: string, day?: string): string | undefined {
  if (Number(year) < 1900 || Number(year) > 2100) return undefined;
  if (month === undefined) return year;
  if (Number(month) < 1 || Number(month) > 12) return undefined;
  const yearMonth = `${year}-${month.padStart(2, '0')}`;
  if (day === undefined) return yearMonth;
  return Number(day) >= 1 && Number(day) <= 31 ? `${yearMonth}-${day}` : undefined;
}

function simplify(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/([a-z])\./g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
