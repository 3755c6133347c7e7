import { findDates, isDateText } from '../../../language/dates/find-dates.ts';
import { degreeScore } from '../../../language/education/degree-words.ts';
import { isEducationDetail } from '../../../language/education/education-details.ts';
import { findHeading } from '../../../language/headings/find-heading.ts';
import { placeScore } from '../../../language/places/places.ts';
import { schoolScore } from '../../../language/titles/organisation-words.ts';
import { titleScore } from '../../../language/titles/title-words.ts';
import { findPlainStyle, type PlainStyle } from '../../layout/plain-style.ts';
import type { Line } from '../../layout/types.ts';
import { continues, goesOnWithDate, lastBullet } from './continues.ts';
import { anchorOf } from './find-anchor.ts';
import { fillsWidth, gapAbove, isSentence, isStrong, looksNamed } from './line-traits.ts';
import { isWebAddress } from './web-address.ts';

/** What a line is to its entry: part of its head, or of the text below. */
export type Role = 'head' | 'body';

/** The role of every line of a section. */
export function assignRoles(lines: Line[], plain: PlainStyle): Role[] {
  const roles: Role[] = [];
  const body = bodyStyle(lines, plain);
  lines.forEach((_, i) => {
    roles.push(roleOf(lines, i, roles, body));
  });
  return likenHeads(lines, roles);
}

/** A short line under a head's first line is a head too when in another entry the line in its place, set the same, is one. */
function likenHeads(lines: Line[], roles: Role[]): Role[] {
  const places = lines.map((line, i) => placeOf(lines, line, i));
  const known = new Set(places.filter((place, i) => place !== undefined && roles[i] === 'head'));
  return roles.map((role, i) => {
    const [line, place] = [lines[i] as Line, places[i]];
    if (role === 'head' || place === undefined || !known.has(place)) return role;
    const next = lines[i + 1];
    const short = /^\p{Lu}[^.!?;]{1,60}$/u.test(line.text) && line.text.split(' ').length <= 9;
    return short && !fillsWidth(line) && !(next && /^\p{Ll}/u.test(next.text)) ? 'head' : role;
  });
}

/** How far below the date of its entry a line stands, and how it is set. */
function placeOf(lines: Line[], line: Line, i: number): string | undefined {
  if (line.bullet !== undefined || line.cells.length !== 1 || findHeading(line.text)) return undefined;
  for (let j = i - 1; j >= Math.max(0, i - 2); j--) {
    const above = lines[j] as Line;
    if (above.bullet !== undefined) return undefined;
    if (anchorOf(above))
      return `${i - j}|${Math.round(line.x / 3)}|${Math.round(line.size)}|${line.bold}|${line.italic}|${line.color}`;
  }
  return undefined;
}

/** The style of the running text in a section: of its bullets, or of its longest lines. */
function bodyStyle(lines: Line[], plain: PlainStyle): PlainStyle {
  const bullets = lines.filter((line) => line.bullet !== undefined && (line.cells.length === 1 || !isDatedAside(line)));
  if (bullets.length >= 2) return findPlainStyle(bullets);
  const long = lines.filter((line) => line.text.length > 70);
  return long.length >= 2 ? findPlainStyle(long) : plain;
}

/** Ends in a cell that holds nothing but a date. */
function isDatedAside(line: Line): boolean {
  return isDateText(line.cells.at(-1)?.text ?? '');
}

function roleOf(lines: Line[], i: number, roles: Role[], body: PlainStyle): Role {
  const line = lines[i] as Line;
  const above = lines[i - 1];
  const before = roles[i - 1];
  if (line.bullet !== undefined) return isBulletedHead(lines, i, body) ? 'head' : 'body';
  if (line.cells.length === 0) return line.rail.some((cell) => isDateText(cell.text)) ? 'head' : (before ?? 'head');
  if (above && before === 'body' && goesOnWithDate(above, line, lines, i)) return 'body';
  if (anchorOf(line) && line.text.length < 140) return 'head';
  if (findHeading(line.text) && line.text.length < 32 && titleScore(line.text) < 0.5) return 'body';
  if (i > 0 && isEducationDetail(line.text)) return 'body';
  if (i === 0) return isSentence(line) && line.text.length > 80 ? 'body' : 'head';
  if (line.rail.length > 0 && line.text.length < 90) return 'head';
  if (areTags(line, above, body)) return 'body';
  if (above && before === 'body' && continues(above, line, lines, i)) return 'body';
  const nearHead = before === 'head' && line.text.length < 45 && looksNamed(line);
  const under = before === 'head' && above?.cells.some((cell) => Math.abs(cell.x - line.x) < 3);
  if (isIndented(lines, line) && !under && !isStrong(line, body) && !nearHead) return 'body';
  if (isStrong(line, body)) return line.text.length < 130 ? 'head' : 'body';
  if (isSentence(line) || line.text.length > 110 || findHeading(line.text) === 'label') return 'body';
  const dedented = line.x < lastBulletX(lines, i) - 2;
  if (before === 'head') {
    if (isOwnSchooling(lines, i, roles) || opensBelowDate(lines, i, roles)) return 'head';
    if (tellsDeed(lines, i, roles, body) || followsWhole(above, line)) return 'body';
    if (isParted(line) || isWebAddress(line.text)) return 'head';
    const headish =
      line.italic !== body.italic || line.color !== body.color || line.cells.length > 1 || looksNamed(line);
    const leads = line.text.length < 60 && (headFollows(lines, i) || (under === true && line.x > line.left + 20));
    const running = fillsWidth(line) && line.cells.length === 1 && !(firstDated(lines) > 0 && headEnds(lines, i));
    return (headish || leads || completesHead(lines, i, roles)) && !running ? 'head' : 'body';
  }
  if (above?.bullet !== undefined || hasBulletAbove(lines, i))
    return dedented && (looksNamed(line) || headFollows(lines, i)) ? 'head' : 'body';
  return beginsHead(lines, i) || (looksNamed(line) && gapAbove(line, above)) ? 'head' : 'body';
}

/** Small words side by side right below the points of an entry: what was used there. */
function areTags(line: Line, above: Line | undefined, body: PlainStyle): boolean {
  const small = line.cells.every((cell) => cell.size < body.size - 0.8 && !isDateText(cell.text));
  return above?.bullet !== undefined && line.cells.length > 1 && small;
}

/** Running words below a head that is whole, its date and two names: the first of some points that have no marks. */
function tellsDeed(lines: Line[], i: number, roles: Role[], body: PlainStyle): boolean {
  const line = lines[i] as Line;
  const words = line.text.split(' ');
  if (line.cells.length > 1 || line.rail.length > 0 || line.italic !== body.italic || line.color !== body.color)
    return false;
  if (words.length < 4 || !words.slice(1).some((word) => /^\p{Ll}/u.test(word)) || placeScore(line.text) >= 1.6)
    return false;
  const head = lines.slice(roles.lastIndexOf('body') + 1, i);
  const last = head.findLastIndex((other) => anchorOf(other) !== undefined);
  if (last < 0 || isParted(line) || headEnds(lines, i)) return false;
  if (degreeScore(line.text) > 0 && head.some((other) => schoolScore(other.text) > 0)) return false;
  const start = Math.max(0, last - firstDated(lines));
  const names = head
    .slice(start)
    .flatMap((other) => [...other.rail, ...other.cells].map((cell) => withoutDates(cell.text)));
  return names.filter((name) => name !== '').length >= 2;
}

/** "Ausbildung zur Kauffrau für …" below its dates and a firm, a school with a long name below its degree: the other half of the head. */
function isOwnSchooling(lines: Line[], i: number, roles: Role[]): boolean {
  const { text } = lines[i] as Line;
  const head = lines.slice(roles.lastIndexOf('body') + 1, i);
  if (!/^\p{Lu}[^.;:]{3,90}$/u.test(text) || !head.some((other) => anchorOf(other) !== undefined)) return false;
  const [degrees, schools] = [degreeScore, schoolScore].map((score) => head.some((other) => score(other.text) > 0));
  if (degrees) return !schools && schoolScore(text) >= 1 && degreeScore(text) === 0;
  return degreeScore(text) >= 1 && head.every((other) => titleScore(other.text) < 0.5);
}

/** The first line below an entry's dates, when these stand alone above all else of it: its names, however plainly they are set. */
function opensBelowDate(lines: Line[], i: number, roles: Role[]): boolean {
  const [above, line] = [lines[i - 1], lines[i] as Line];
  if (!above || roles[i - 2] === 'head' || above.cells.length !== 1 || !isDateText(above.text)) return false;
  return /^\p{Lu}[^.!?;:]{2,100}$/u.test(line.text);
}

/** Plain words below one line that has it all, "05/2021 – today Sales Assistant at Larch": what is said of the job. */
function followsWhole(above: Line | undefined, line: Line): boolean {
  if (!above || above.cells.length > 1 || line.cells.length > 1 || !anchorOf(above) || looksNamed(line)) return false;
  const [title = '', employer = ''] = withoutDates(above.text).split(smallWord);
  const alike = above.bold === line.bold && above.italic === line.italic && above.color === line.color;
  return alike && titleScore(title) >= 0.5 && /^\p{Lu}/u.test(employer) && !isParted(line);
}

/** Small words between a title and an employer. */
const smallWord = /\s+(?:at|with|for|bei|beim|im|am|in der|an der|chez|à|au|en|presso|bij|na|no|em)\s+(?=\p{Lu})/u;

/** How many lines stand above the first date of a section: as many as an entry's head has before its date. */
function firstDated(lines: Line[]): number {
  return Math.max(
    0,
    lines.slice(0, 4).findIndex((line) => anchorOf(line) !== undefined),
  );
}

/** The line may be the first of the next entry: no wider gap comes before that entry's date. */
function headEnds(lines: Line[], i: number): boolean {
  const at = lines.findIndex((line, j) => j > i && j <= i + 3 && anchorOf(line) !== undefined);
  return at > 0 && at - i <= Math.max(1, firstDated(lines)) && !isCutBefore(lines, i, at);
}

/** Between a line and a date below it stands more white than above the line: the date is another entry's. */
function isCutBefore(lines: Line[], i: number, date: number): boolean {
  const own = lines[i]?.pitch;
  if (own === undefined) return false;
  return lines.slice(i + 1, date + 1).some((line) => (line.pitch ?? 0) > 1.25 * own + 0.5);
}

/** A date stands below as near as below the first line of the section, with no wider gap between. */
function beginsHead(lines: Line[], i: number): boolean {
  if (!headFollows(lines, i)) return false;
  const date = lines.findIndex((line, j) => j > i && anchorOf(line) !== undefined);
  return (looksNamed(lines[i] as Line) && !isCutBefore(lines, i, date)) || headEnds(lines, i);
}

/** A short name alone between one line of a title with its dates, beside or above it, and what is said of the job: the other half of the head. */
function completesHead(lines: Line[], i: number, roles: Role[]): boolean {
  const [above, line, next] = [lines[i - 1], lines[i] as Line, lines[i + 1]];
  const first = lines[i - 2];
  const datedFirst = first !== undefined && roles[i - 2] === 'head' && isDateText(first.text);
  if (!above || gapAbove(line, above) || (!datedFirst && (roles[i - 2] === 'head' || !anchorOf(above)))) return false;
  // Letters of Hebrew, Arabic or Chinese have no capitals.
  const isName = /^[\p{Lu}\p{Lo}][^.!?:;。！？]{1,50}$/u.test(line.text) && line.text.split(' ').length <= 6;
  const isFollowed =
    !next ||
    next.bullet !== undefined ||
    next.text.length > 60 ||
    gapAbove(next, line) ||
    /\S \S+ \S.*\.$/.test(next.text);
  return isName && isFollowed && namesTitleAlone(above);
}

/** "Acme · Graz, Austria · acme.example": short names with marks between them, one of them a place or a web address. */
export function isParted(line: Line): boolean {
  const parts = line.text.split(/\s+[·•|]\s+/);
  if (parts.length < 2 || parts.some((part) => (part.length > 60 && !isWebAddress(part)) || /[!?;]$/.test(part)))
    return false;
  return parts.some((part) => placeScore(part) >= 1.6 || isWebAddress(part));
}

/** Besides its dates a line holds one text without marks or words that would part a title from an employer. */
function namesTitleAlone(line: Line): boolean {
  const named = line.cells.map((cell) => withoutDates(cell.text)).filter((text) => text !== '');
  return named.length === 1 && !/[,|·•–—@]|\s-\s|\b(?:at|bei|chez)\b/.test(named[0] ?? '');
}

function withoutDates(text: string): string {
  let rest = text;
  for (const { start, end } of findDates(text).reverse()) rest = rest.slice(0, start) + rest.slice(end);
  return rest.replace(/^[\s|·•–—,()-]+/u, '').replace(/[\s|·•–—,()-]+$/u, '');
}

/** A mark before an entry's own head, as on a timeline: the outermost marks, with others indented below them. */
function isBulletedHead(lines: Line[], i: number, body: PlainStyle): boolean {
  const line = lines[i] as Line;
  const leftmost = Math.min(...lines.map((other) => other.x));
  const deeper = lines.some((other) => other.bullet !== undefined && other.x > line.x + 6);
  if (line.x > leftmost + 3 || line.text.length > 100) return false;
  if (isDateText(line.text) || line.rail.some((cell) => isDateText(cell.text))) return true;
  if (!deeper)
    return (
      (isStrong(line, body) && (anchorOf(unmarked(line)) !== undefined || headFollows(lines, i))) || isTimeline(lines)
    );
  const next = lines[i + 1];
  return (
    isStrong(line, body) ||
    anchorOf(unmarked(line)) !== undefined ||
    (next !== undefined && next.bullet === undefined && anchorOf(next) !== undefined)
  );
}

/** Every mark of the section stands before a name with a date in the unmarked lines below it. */
function isTimeline(lines: Line[]): boolean {
  const marked = lines.filter((line) => line.bullet !== undefined);
  return (
    marked.every((line) => headFollows(lines, lines.indexOf(line)) && /^\p{Lu}[^.!?]{1,90}$/u.test(line.text)) &&
    marked.some(looksNamed)
  );
}

function unmarked(line: Line): Line {
  const { bullet: _, ...rest } = line;
  return rest;
}

/** Set in from the heads' left edge, as at least one other line is: a list without marks. */
function isIndented(lines: Line[], line: Line): boolean {
  const plain = lines.filter((other) => other.bullet === undefined && other.cells.length > 0);
  const left = Math.min(...plain.map((other) => other.x));
  const level = plain.filter((other) => Math.abs(other.x - line.x) < 2).length;
  return line.x > left + 8 && level >= 2 && line.cells.length === 1;
}

function lastBulletX(lines: Line[], i: number): number {
  return lastBullet(lines, i)?.x ?? Number.POSITIVE_INFINITY;
}

function hasBulletAbove(lines: Line[], i: number): boolean {
  return lastBullet(lines, i) !== undefined;
}

/** A date stands within the next three lines, before any bullet or sentence. */
function headFollows(lines: Line[], i: number): boolean {
  for (let j = i + 1; j < lines.length && j <= i + 3; j++) {
    const line = lines[j] as Line;
    if (line.bullet !== undefined) return false;
    if (anchorOf(line)) return true;
    if (isSentence(line) || fillsWidth(line)) return false;
  }
  return false;
}
