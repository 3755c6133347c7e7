import { monthNumbers } from '../../language/dates/months.ts';
import { foldText } from '../../language/text/fold-text.ts';
import { findLostBreaks } from './find-lost-breaks.ts';

/** A sentence or list item of a posting. `bullet` where a list mark stood before it, `line` counts its line. */
export type Segment = { start: number; end: number; text: string; bullet: boolean; line: number };

/** Characters after which a sentence without an end is cut, so that no later step meets an endless one. */
const longest = 900;

const abbreviations = new Set([
  'e.g',
  'i.e',
  'etc',
  'sr',
  'jr',
  'inc',
  'ltd',
  'co',
  'corp',
  'dr',
  'mr',
  'mrs',
  'ms',
  'st',
  'no',
  'vs',
  'approx',
  'req',
  'dept',
  'min',
  'mind',
  'kat',
  'cat',
  'kl',
  'max',
  'bzw',
  'ca',
  'inkl',
  'z.b',
  'd.h',
  'ggf',
  'u.a',
  'cf',
  'p',
  'ex',
  'exp',
  'eidg',
  'staatl',
  'tel',
  'tél',
  'telef',
  'ing',
  'lic',
]);
/** A picture before a heading or a line of a list; ticks and arrows mark lists. */
const picture = /^(?:\p{Extended_Pictographic}(?:\u{fe0f}|\u{200d}|\p{Emoji_Modifier})*\s*)+/u;
const ticks = /^[✅☑✔🔹🔸🔷🔶▶👉➕📌🟢🔵⭐]/u;
const bullet = /^(?:o(?=\s+[\p{Lu}\d])|[-–—•·*▪●◦‣○■□★☆◆◇➢➤✓✔►»>→⇒➔⮞▸]+|\+(?=\s)|\(?(?:\d{1,2}|[a-z])[.)](?=\s))\s*/u;

/** But for "...NET". */
const goesOn = /^(?:\.{3}|…)\s*(?!NET(?!\p{L}))(?=[\p{L}\d])/iu;

/** Whether a line opens with the mark of a list's item, or with a picture. */
export function startsItem(line: string): boolean {
  const start = line.trimStart();
  return start !== '' && (bullet.test(start) || picture.test(start));
}

/** Splits a text into sentences and list items with their offsets, in linear time. Text run together by lost line breaks ("required.Strong", "requiredAWS skills") is parted too. */
export function splitSegments(text: string): Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  let line = 0;
  while (from <= text.length) {
    const found = text.indexOf('\n', from);
    const to = found === -1 ? text.length : found;
    splitLine(text, from, to, line, segments);
    from = to + 1;
    line++;
  }
  return segments;
}

function splitLine(text: string, from: number, to: number, line: number, out: Segment[]): void {
  const words = text.slice(from, to);
  const glue = new Set(findLostBreaks(words).map((at) => at + from));
  let start = from;
  let listed = false;
  let dashed = false;
  for (let i = from; i < to; i++) {
    if (i - start >= longest && (isBlank(text, i) || i - start >= 2 * longest)) {
      push(text, start, i, line, listed, out);
      start = i;
    }
    const code = text.charCodeAt(i);
    if (glue.has(i)) {
      push(text, start, i, line, listed, out);
      start = i;
      listed = false;
    }
    if (isInlineBullet(text, i, from) || (dashed && parts.test(text.slice(i - 2, i + 24)))) {
      push(text, start, i, line, listed, out);
      start = i;
      listed = true;
      dashed ||= text[i] === '-';
    } else if ((code === 46 || code === 33 || code === 63 || code === 59) && endsSentence(text, i, start, to)) {
      push(text, start, i + 1, line, listed, out);
      start = i + 1;
      listed = false;
    }
  }
  push(text, start, to, line, listed, out);
}

function push(text: string, from: number, to: number, line: number, listed: boolean, out: Segment[]): void {
  let start = from;
  let end = to;
  while (start < end && text.charCodeAt(start) <= 32) start++;
  const sign = picture.exec(text.slice(start, Math.min(end, start + 12)))?.[0] ?? '';
  const ticked = ticks.test(sign);
  start += sign.length;
  const mark = bullet.exec(text.slice(start, Math.min(end, start + 12)));
  if (mark !== null) start += mark[0].length;
  // "We offer ...": each item of the list goes on from its heading.
  start += goesOn.exec(text.slice(start, Math.min(end, start + 12)))?.[0].length ?? 0;
  while (end > start && (text.charCodeAt(end - 1) <= 32 || ';*•'.includes(text[end - 1] ?? ''))) end--;
  if (end - start > 1)
    out.push({ start, end, text: text.slice(start, end), bullet: listed || ticked || mark !== null, line });
}

/** "making calls-Creating adverts-Organising": in a line with a list of dashes, a dash between a small letter and a word with a capital. */
const parts = /^[\p{Ll}.)]{2}-\p{Lu}\p{Ll}{3,}[\s,]/u;

function isInlineBullet(text: string, i: number, from: number): boolean {
  const mark = text[i] ?? '';
  if (i === from || !'•·▪●*-–'.includes(mark)) return false;
  const before = text[i - 1] ?? ' ';
  const after = text[i + 1] ?? ' ';
  if (mark === '-' || mark === '–')
    return before !== ' ' && /[.:;)*…]/.test(before) && /[\sA-Z]/.test(after) && !/\d/.test(after);
  return mark === '*' ? after !== '*' && before !== '*' && /^\*\s?[\p{Lu}\d]/u.test(text.slice(i, i + 3)) : true;
}

function endsSentence(text: string, i: number, start: number, to: number): boolean {
  if (text[i] === ';') return true;
  if (i + 1 >= to) return true;
  const next = text[i + 1] ?? '';
  const before = text.slice(Math.max(start, i - 12), i);
  const word = /[\p{L}.]*$/u.exec(before)?.[0].toLowerCase() ?? '';
  if (text[i] === '.' && word.length === 1 && classed.test(text.slice(Math.max(start, i - 24), i))) return true;
  if (text[i] === '.' && (abbreviations.has(word) || word.length === 1 || word.includes('.'))) return false;
  if (text[i] === '.' && /(?:^|\s)\d{1,2}$/.test(before) && opensMonth(text.slice(i + 1, i + 14))) return false;
  if (/\s/.test(next)) return !/^\s*\p{Ll}/u.test(text.slice(i + 1, i + 4)) || text[i] !== '.';
  return text[i] !== '.'
    ? /\p{Lu}/u.test(next)
    : /\p{Lu}/u.test(next) && /[\p{Ll})\d]/u.test(text[i - 1] ?? '') && word.length > 2
      ? true
      : /\d/.test(next) && /[\p{Ll})]/u.test(text[i - 1] ?? '') && word.length > 3;
}

/** "permis B. Poste à pourvoir", "Führerschein Klasse B. Wir bieten": a single letter that is a class ends its sentence as any word. */
const classed =
  /(?:permis|licen[cs]es?|klasse|class|cat(?:egory|égorie|egor[ií]a)|clase|classe|führerschein|carn[ée]t?|permiso|patente|carta|cnh|type|grade|level|vitamine?) \p{Lu}$/iu;

/** "bis 3. Mai": the day's full stop ends no sentence. */
function opensMonth(rest: string): boolean {
  return monthNumbers.has(foldText(/^ (\p{L}+)/u.exec(rest)?.[1] ?? ''));
}

function isBlank(text: string, i: number): boolean {
  return text.charCodeAt(i) <= 32;
}
