import { mapData } from './map-data.ts';
import type { SetRun } from './outline.ts';
import type { Piece } from './piece.ts';

/** Words longer than this, in letters, get places to break. */
const longestWord = 28;
/** A part of an address may be a little longer before it is broken at a hyphen: it begins a line of its own in the narrowest column. */
const longestPart = 30;

/**
 * A text in pieces where it may not break at every space, or may break within a word; nothing for a text that runs on by itself.
 *
 * What stays whole: a word with a hyphen of its own and a range (at a line's end nobody could tell it from a word that was cut there),
 * a number beside its unit or currency, a Korean word (a reader takes the end of a line for the end of a word), a lone dash with the word
 * before it and a lone hyphen with both (a line that begins with one, or after a hyphen, reads as a point of a list), and the last word of a long text when it is so short that it would be lost
 * on a line of its own. What gets places to break: long addresses, after the signs that part them and, where a part is itself as long,
 * before its hyphens and dots, as an address that ends with one reads as cut; long double names after their hyphens; at last any word
 * between any letters.
 */
export function partWords(text: string): Piece[] | undefined {
  if (!text.includes(' ') && spaceless.test(text)) return partSpaceless(text);
  if (!isLong(text) && !endsWithYear(text) && !mayNeedParts.test(text)) return undefined;
  const words = wordsOf(text);
  const korean = hangul.test(text);
  if (words.every((word) => isPlain(word, korean))) return undefined;
  const pieces: Piece[] = [];
  let plain = '';
  words.forEach((word, index) => {
    const space = index > 0 ? ' ' : '';
    if (isPlain(word, korean)) {
      plain += space + word;
      return;
    }
    if (plain + space) pieces.push(plain + space);
    plain = '';
    pieces.push(...breakWord(word));
  });
  if (plain) pieces.push(plain);
  return pieces;
}

/** Cheap to ask, and false for most texts. */
const mayNeedParts =
  /[-–—«»]|\S{29}|\d (?:[%‰€°$£₽¥₹₩₺]|\p{L}{1,8}(?![\p{L}\d]))|[A-Z]{3} \d| [:;?!]|\p{Script=Hangul}|(?<!\p{L})\p{L}\. \p{L}\./u;

/** Longer than a line of the narrowest column: its last word may stand on a line of its own. */
const isLong = (text: string) => text.length > 60;
const shortEnd = 11;
/** A year that a sentence ends with: alone on a line it reads as the date of what stands above. */
const endsWithYear = (text: string) => text.length > 40 && yearAtEnd.test(text.slice(-6));
const yearAtEnd = / (?:19|20)\d\d\.?$/;

const ownHyphen = /[\p{L}\d][-–][\p{L}\d]/u;
/** Chinese and Japanese have no spaces, and rules of their own where a line may end; the compiler knows most. */
const spaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const hangul = /\p{Script=Hangul}/u;
/** A hyphen between two words takes both along: what begins a line after one reads as another point. */
const dashBetween = /(?<=^| )([^ ]{1,14}) (-) ([^ ]{1,14})(?= |$)/g;
const loneDash = / (?=[-–—](?: |$))/g;
/** The marks that French sets apart. */
const besideMark = / (?=(?:[:;?!]+|»[.,;:!?)]*)(?: |$))|(?<=«) /g;
/** "z. B.", "u. a.", "i. d. R." */
const shortForm = /(?<!\p{L})\p{L}\.(?: \p{L}\.)+/gu;
const number = String.raw`\d[\d.,]*(?: \d{3})*`;
const scale = String.raw`(?:[mb]illion|milliard|Mio|Mrd|ml[nd]|млн|млрд|тыс|εκ|δισ)(?!\p{L})\.?`;
const money = 'EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK|HUF|RON|JPY|CNY|KRW|INR|CAD|AUD|zł|Kč|Ft|lei|kr|руб|грн|[kKM]€|M\\$';
/** SI units and those beside them, of data, power, length, area, volume, weight, time, heat, pressure, speed and sound. */
const measure =
  '[num]s|min|sec|hrs?|[sh]|Std|[kMG]?Hz|[kKMGTP]i?[Bb]|[kMG]?bps|[kKMG]bit/s|[kMG]B/s|[kMGT]?Wh?|[kMG]?Wp|[kM]?VA|[mk]?[VA]|mAh|[knµmcd]?m[²³]?|km/h|mph|ha|sqm|sq ft|ft|yd|mi|[kmµ]?g|lbs?|oz|t|[mcdhk]?[lL]|°[CF]|K|[kM]?Pa|m?bar|psi|N|Nm|[kMG]?J|kcal|rpm|U/min|dB|px|dpi|fps|кг|км|мм|см|м|т|г|л|кВт|МВт|мс|ч|мин';
const unit = `(?:[%‰€°$£₽¥₹₩₺]|(?:${money}|${measure})(?![\\p{L}\\d²³])\\.?)`;
/** "12 %", "1 200 €", "SEK 96 million", "96 млн ₽". */
const numberWithUnit = new RegExp(
  `(?<![\\d.,])${number} (?:${unit}|${scale}(?: ${unit})?)|\\b[A-Z]{3} ${number}(?: ${scale})?`,
  'gu',
);
/** Stands for a space at which nothing breaks; no text holds it. */
const glue = '\uFFFF';

function wordsOf(text: string): string[] {
  const words = tieParts(text, glue)
    .replace(dashBetween, `$1${glue}$2${glue}$3`)
    .replace(loneDash, glue)
    .split(' ')
    .flatMap((word) =>
      isLonger(word, longestWord) && !numbersOnly.test(word) ? word.split(glue) : [word.replaceAll(glue, ' ')],
    );
  const last = words.at(-1) ?? '';
  const before = words.at(-2);
  const keepsLast = endsWithYear(text) || (isLong(text) && last.length <= shortEnd);
  if (!keepsLast || before === undefined || before.length > longestWord - 6) return words;
  return [...words.slice(0, -2), `${before} ${last}`];
}

/** A number with what it counts, as "1,200万元", and the last letters of a text: one or two alone on a line are lost. */
const cjkWhole =
  /(?<![\d,.])\d[\d,.]{0,30}(?:[%％]|[万億亿千百]{0,8}(?:\p{Script=Han}|[\p{Script=Katakana}ー]{1,8}))|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{3}[。！？」』”）]{0,4}$/gu;

/** Chinese and Japanese may break nearly everywhere. In a text of one line nothing has to be kept whole. */
function partSpaceless(text: string): Piece[] | undefined {
  if (text.length <= 24) return undefined;
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: whole, index } of text.matchAll(cjkWhole)) {
    if (index > end) pieces.push(text.slice(end, index));
    pieces.push([whole]);
    end = index + whole.length;
  }
  if (end === 0) return undefined;
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}

function isPlain(word: string, korean: boolean): boolean {
  const long = isLonger(word, longestWord);
  if (long && spaceless.test(word)) return true;
  return !long && !ownHyphen.test(word) && !word.includes(' ') && !(korean && hangul.test(word));
}

function breakWord(word: string): Piece[] {
  if (!isLonger(word, longestWord) || numbersOnly.test(word)) return [[word]];
  return /[/@?&=.]/.test(word)
    ? joined(found(word, /(?:https?:\/\/)?[^/@?&=]*[/@?&=]*/g).map(breakAddress))
    : joined(found(word, /[^-]*-*/g).map(breakPart));
}

/** A sum of money however long. */
const numbersOnly = /^[A-Z]{0,3}[ \d.,%‰€°$£]+$/;

function breakAddress(part: string): Piece[] {
  return isLonger(part, longestPart) ? joined(found(part, /[-._~]?[^-._~]*/g).map(breakPart)) : [[part]];
}

function breakPart(part: string): Piece[] {
  if (!isLonger(part, longestWord)) return [[part]];
  const letters = clusters(part);
  const chunks = Array.from({ length: Math.ceil(letters.length / 10) }, (_, at) =>
    letters.slice(at * 10, at * 10 + 10).join(''),
  );
  return joined(chunks.map((chunk): Piece[] => [chunk]));
}

const found = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).filter(Boolean);

const joined = (groups: Piece[][]): Piece[] =>
  groups.flatMap((group, index) => (index > 0 ? [0 as const, ...group] : group));

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });
const clusters = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);

/** Whether a text has more letters than `most`, letters being what a person would count. */
const isLonger = (text: string, most: number) => text.length > most && clusters(text).length > most;

/** A text for a page that breaks its lines itself, with spaces that do not break in numbers with their unit and beside marks. */
export function withHardSpaces(text: string): string {
  return mayNeedParts.test(text) ? tieParts(text, '\u00a0') : text;
}

function tieParts(text: string, tie: string): string {
  return [numberWithUnit, besideMark, shortForm].reduce(
    (tied, pattern) => tied.replace(pattern, (found) => found.replaceAll(' ', tie)),
    text,
  );
}

/** The same data, each text and each section's heading that needs them with its pieces. */
export function withPieces<T>(data: T): T {
  return mapData(data, (value) => {
    if (typeof value === 'string') return value;
    if (Array.isArray(value.runs)) return { ...value, runs: (value.runs as SetRun[]).map(partRun) };
    const words = value.text ?? value.heading;
    const pieces = typeof words === 'string' && typeof value.pointer === 'string' ? partWords(words) : undefined;
    return pieces ? { ...value, pieces } : value;
  });
}

/** A stretch with its pieces; the spaces at its ends stay places to break. */
function partRun(run: SetRun): SetRun {
  const [, before = '', words = '', after = ''] = /^( *)(.*?)( *)$/s.exec(run.text) ?? [];
  const pieces = partWords(words);
  return pieces ? { ...run, pieces: [before, ...pieces, after].filter((piece) => piece !== '') } : run;
}
