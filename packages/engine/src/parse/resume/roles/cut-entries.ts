import { findDates } from '../../../language/dates/find-dates.ts';
import { placeScore } from '../../../language/places/places.ts';
import { endsOpen } from '../../../language/text/ends-open.ts';
import { isLegalForm } from '../../../language/titles/organisation-words.ts';
import type { Line } from '../../layout/types.ts';
import type { DatedPiece } from '../entries/entry.ts';
import { isWebAddress } from '../entries/web-address.ts';
import { boxOf } from '../fact.ts';
import { isBracketed } from './join-segments.ts';
import type { RoleName } from './role-names.ts';
import { type RolePage, segmentsOf, type TaggedSegment } from './role-page.ts';

/** One job or degree by the roles of its segments: the lines of its head, its dates, and the lines below. */
export type RoleEntry = {
  head: TaggedSegment[];
  dates: DatedPiece[];
  body: Line[];
  lines: Line[];
  headX: number;
  firstRow: number;
};

const headRoles = new Set<RoleName>(['employer', 'title', 'place', 'dates', 'school', 'degree', 'field', 'project']);

/**
 * Cuts the lines of a section where segments begin an entry. A head before any of them begins one too, and so does a head that stands below the text of
 * an entry and names again what this entry has.
 */
export function cutEntries(lines: Line[], page: RolePage): RoleEntry[] {
  const entries: RoleEntry[] = [];
  for (const line of lines) {
    const segments = segmentsOf(line, page);
    const entry = entries.at(-1);
    const names = segments.filter(({ role }) => naming.has(role)).map(({ role }) => role);
    const begins = segments.some(
      (segment) => segment.begins && (!entry || names.length > 0 || startsAnew(entry, segments)),
    );
    if (begins || (entry ? namesAgain(entry, names, segments) : names.length > 0))
      entries.push(emptyEntry(segments[0]?.row ?? 0));
    const own = entries.at(-1);
    if (own) takeLine(own, line, segments);
  }
  return entries.map((entry) => ({
    ...entry,
    head: joinBrackets(joinLegalForms(nameLinks(entry.head))),
    dates: datesOf(entry.head),
  }));
}

/** A web address in a head is where to find what the entry names, unless it is the name itself: "Wuaki.tv" alone, which has no path. */
function nameLinks(head: TaggedSegment[]): TaggedSegment[] {
  const isNamed = head.some(({ role, text }) => (role === 'employer' || role === 'school') && !isWebAddress(text));
  return head.map((segment) =>
    isWebAddress(segment.text) && (asides.has(segment.role) || isNamed || segment.text.includes('/'))
      ? { ...segment, role: 'link' }
      : segment,
  );
}

/** "Vela Energy, Inc.": what stands before the form that a company has by law is its name. */
function joinLegalForms(head: TaggedSegment[]): TaggedSegment[] {
  return head.map((segment, i) => {
    const next = head[i + 1];
    const named = next?.role === 'employer' && next.cell === segment.cell && isLegalForm(next.text);
    return named && segment.role !== 'employer' ? { ...segment, role: 'employer' } : segment;
  });
}

/**
 * "Professor (F5)", "Rice Institute (RI)": letters in brackets behind a name are of that name, unless they are a place that we know. So is a subject behind
 * a title or an employer, and a name of a kind that the head has elsewhere too.
 */
function joinBrackets(head: TaggedSegment[]): TaggedSegment[] {
  const joined: TaggedSegment[] = [];
  for (const segment of head) {
    const before = joined.at(-1);
    const isBehind = before?.cell === segment.cell && bracketed.has(before.role) && isBracketed(segment);
    joined.push(before && isBehind && isOf(before.role, segment) ? { ...segment, role: before.role } : segment);
  }
  return joined;

  function isOf(name: RoleName, { role, text }: TaggedSegment): boolean {
    const learnt = name === 'degree' || name === 'school';
    if (role === 'place' || role === 'other') return isAbbreviation(text);
    if (role === 'field') return !learnt;
    // "BSc Geology (Larch University)": the school of the degree.
    return naming.has(role) && !(learnt && role !== name) && head.filter((other) => other.role === role).length > 1;
  }
}

const bracketed = new Set<RoleName>(['employer', 'title', 'school', 'degree', 'field']);

/** "RI", "F5": one word in capitals and digits that is no place that we know. */
function isAbbreviation(said: string): boolean {
  const text = said.replace(/[)）]$/, '');
  return /^(?=\P{Lu}*\p{Lu})[\p{Lu}\d]+$/u.test(text) && placeScore(text) === 0;
}

/** What neither names the work nor who it was done for. */
const asides = new Set<RoleName>(['place', 'detail', 'other', 'label']);

const naming = new Set<RoleName>(['employer', 'title', 'school', 'degree']);

/** Dates or a place alone begin an entry when the one above has what it needs. */
function startsAnew(entry: RoleEntry, segments: TaggedSegment[]): boolean {
  return segments.some(({ begins }) => begins) && entry.head.some(({ role }) => naming.has(role));
}

/**
 * A name that the entry has already, below its text; a further degree with dates of its own, or a further title below the employer of both; or its school
 * where it is a whole degree and the school does not go on from the line above.
 */
function namesAgain({ head, body }: RoleEntry, names: RoleName[], line: TaggedSegment[]): boolean {
  const known = new Set(head.map(({ role }) => role));
  if (!names.some((name) => known.has(name))) return false;
  if (body.length > 0) return true;
  const dated = known.has('dates') && line.some(({ role }) => role === 'dates');
  const again = (role: RoleName): boolean => known.has(role) && names.includes(role);
  if (dated && (again('degree') || (again('title') && known.has('employer') && isClosed(head)))) return true;
  const whole = ['school', 'degree', 'dates'].every((role) => known.has(role as RoleName));
  return whole && names[0] === 'school' && head.at(-1)?.role !== 'school';
}

/** "Senior Lecturer and": a title that goes on in the next line. */
function isClosed(head: TaggedSegment[]): boolean {
  const last = head.findLast(({ role }) => role === 'title');
  return last !== undefined && !endsOpen(last.cell.text.slice(last.start).trim()) && !endsOpen(last.text);
}

function emptyEntry(firstRow: number): RoleEntry {
  return { head: [], dates: [], body: [], lines: [], headX: Number.POSITIVE_INFINITY, firstRow };
}

function takeLine(entry: RoleEntry, line: Line, segments: TaggedSegment[]): void {
  entry.lines.push(line);
  const heads = segments.filter(({ role }) => headRoles.has(role));
  if (heads.length === 0) {
    entry.body.push(line);
    return;
  }
  entry.headX = Math.min(entry.headX, line.x);
  entry.head.push(...segments);
}

/**
 * The dates of a head. Parts of dates that stand apart ("Mai 2016" and "Aug. 2017", a year above its month) are read as one text where that
 * says a span of time, else each by itself.
 */
function datesOf(head: TaggedSegment[]): DatedPiece[] {
  const parts = head.filter(({ role }) => role === 'dates');
  const single = parts.flatMap(datesIn);
  if (parts.length < 2 || single.some(({ span }) => span.range && !span.open)) return single;
  const text = parts
    .map((part, i) => `${i > 0 ? between(parts[i - 1] as TaggedSegment, part) : ''}${part.text}`)
    .join('');
  const joined = findDates(text);
  const [first] = joined;
  if (!first || (!first.range && joined.length >= single.length)) return single;
  const boxes = parts.map(({ cell, start, end }) => boxOf(cell, start, end));
  return joined.map((span) => ({ span, piece: { text: text.slice(span.start, span.end), boxes } }));
}

/** What stands between two parts of dates: their own mark in one cell, else white and the dash that the one ends or the other begins with. */
function between(before: TaggedSegment, part: TaggedSegment): string {
  if (before.cell === part.cell) return part.cell.text.slice(before.end, part.start);
  const marks = `${before.cell.text.slice(before.end)} ${part.cell.text.slice(0, part.start)}`;
  return /^[\s~–—-]*$/u.test(marks) ? marks : ' ';
}

/** The dates of a segment: the one it was cut at, or those in its text. */
function datesIn({ cell, date, start, text }: TaggedSegment): DatedPiece[] {
  if (date) return [{ span: date, piece: pieceAt(date.start, date.end) }];
  return findDates(text).map((span) => ({ span, piece: pieceAt(start + span.start, start + span.end) }));

  function pieceAt(from: number, to: number): DatedPiece['piece'] {
    return { text: cell.text.slice(from, to), boxes: [boxOf(cell, from, to)] };
  }
}
