import { findDates, isDateText } from '../../../language/dates/find-dates.ts';
import { type FormLabel, findFormLabel } from '../../../language/headings/form-labels.ts';
import type { Cell, Line } from '../../layout/types.ts';
import type { DatedPiece } from '../entries/entry.ts';
import type { Piece } from '../fact.ts';
import { lineOf } from '../sections/find-sections.ts';
import { type FormRow, readFormRows } from './form-rows.ts';
import { joinCells } from './joined-text.ts';
import { readSentenceAt } from './sentence-jobs.ts';

/** One entry of a form: what its labels name, its dates, and the lines that tell more. */
export type FormEntry = {
  named: Partial<Record<FormLabel, Piece>>;
  /** What stands above the first label, where nearly all entries have something there. */
  headline: Piece[];
  dates: DatedPiece[];
  body: Line[];
};

/** What one entry is known by: one of these names it. */
const naming: Record<'work' | 'education', FormLabel[]> = {
  work: ['title', 'employer'],
  education: ['degree', 'school', 'board'],
};
const dated = new Set<FormLabel>(['dates', 'from', 'to']);
/** Labels whose coming again begins no entry: an entry may have several, or they stand apart. */
const loose = new Set<FormLabel | 'other'>(['duties', 'place', 'grade', 'sector', 'other', 'to', 'project']);
const mostHeadlines = 2;

/**
 * The entries of a section that is a form: a set of labels that comes again for each entry, or stands once and is complete. Undefined where two of what,
 * who and when are not told of nearly every entry, and where projects are told.
 */
export function readFormEntries(lines: Line[], kind: 'work' | 'education'): FormEntry[] | undefined {
  const rows = readFormRows(lines);
  const known = new Set(rows.flatMap(({ pairs }) => pairs.map(({ label }) => label)));
  const names = naming[kind].filter((label) => known.has(label));
  if (names.length === 0 || known.has('project') || rows.some(isTableHead)) return undefined;
  const starts = findStarts(rows);
  const heads = headlinesAbove(rows, starts);
  const kinds = [...known].filter((label) => label !== 'other').length + Math.min(1, heads[0] ?? 0);
  if (kinds < 2 && !lines.some((_, i) => readSentenceAt(lines, i))) return undefined;
  const first = (starts[0] as number) - (heads[0] ?? 0);
  // What stands before the first entry belongs to none: such a section is more than a form.
  if (first > 0) return undefined;
  const entries = starts.map((start, i) => {
    const next = starts[i + 1];
    const end = next === undefined ? rows.length : next - (heads[i + 1] as number);
    const entry = makeEntry(rows.slice(start - (heads[i] as number), end), heads[i] as number);
    return kind === 'work' ? completeJob(entry) : entry;
  });
  const whole = entries.filter((entry) => isTold(entry, kind)).length;
  return whole >= 0.75 * entries.length ? entries : undefined;
}

/** "Qualification | College | Percentage": labels beside each other head the columns of a table. */
const isTableHead = ({ pairs }: FormRow): boolean =>
  pairs.some(({ bare, value }) => bare === true && value.some(({ text }) => findFormLabel(text) !== undefined));

/** Rows at which a label comes again that the entry has already. */
function findStarts(rows: FormRow[]): number[] {
  const starts: number[] = [];
  let seen = new Set<FormLabel | 'other'>();
  rows.forEach(({ pairs }, i) => {
    const own = pairs.map(({ label }) => label).filter((label) => !loose.has(label));
    if (own.length === 0) return;
    if (starts.length === 0 || own.some((label) => seen.has(label))) {
      starts.push(i);
      seen = new Set();
    }
    for (const label of own) seen.add(label);
  });
  return starts;
}

/** How many lines above each entry's first label are its headline: as many as the first has, where every entry has one. */
function headlinesAbove(rows: FormRow[], starts: number[]): number[] {
  const most = Math.min(starts[0] ?? 0, mostHeadlines);
  const counts = starts.map((start, i) => {
    const least = i === 0 ? 0 : (starts[i - 1] as number) + 1;
    let count = 0;
    while (count < most && start - count - 1 >= least && isHeadline(rows[start - count - 1])) count++;
    return count;
  });
  return counts.every((count) => count > 0) ? counts : counts.map(() => 0);
}

function isHeadline(row: FormRow | undefined): boolean {
  return (
    row !== undefined &&
    row.pairs.length === 0 &&
    !row.wraps &&
    row.line.bullet === undefined &&
    row.line.text.length < 90 &&
    /^[^\p{Ll}]/u.test(row.line.text)
  );
}

/** What the labels of a job leave out, where a sentence below them tells it. */
function completeJob(entry: FormEntry): FormEntry {
  if (entry.named.title && entry.dates.length > 0) return entry;
  const [found] = entry.body.flatMap((_, i) => readSentenceAt(entry.body, i) ?? []);
  if (!found || found.told.dates.length === 0) return entry;
  const { told, joined } = found;
  const title = entry.named.title ?? joined.pieceAt(told.title.start, told.title.end);
  const dates = told.dates.flatMap((span) => {
    const piece = joined.pieceAt(span.start, span.end);
    return piece ? [{ span, piece }] : [];
  });
  return {
    ...entry,
    named: { ...entry.named, ...(title ? { title } : {}) },
    dates: entry.dates.length > 0 ? entry.dates : dates,
  };
}

/** Two of what, who and when: a name beside a second one, a headline or dates. */
function isTold({ named, headline, dates }: FormEntry, kind: 'work' | 'education'): boolean {
  const names = naming[kind].filter((label) => named[label]).length + Math.min(1, headline.length);
  return names >= 2 || (names === 1 && dates.length > 0);
}

function makeEntry(rows: FormRow[], heads: number): FormEntry {
  const entry: FormEntry = { named: {}, headline: [], dates: [], body: [] };
  const cells = new Map<FormLabel, Cell[]>();
  rows.forEach(({ line, pairs, wraps }, i) => {
    if (i < heads) {
      const piece = takeDates(line.cells, entry);
      if (piece) entry.headline.push(piece);
      return;
    }
    if (wraps) return;
    if (pairs.length === 0 && isDateText(line.text) && entry.dates.length === 0 && entry.body.length === 0)
      takeDates(line.cells, entry);
    else if (pairs.length === 0 || pairs.every(({ label }) => label === 'other')) entry.body.push(line);
    for (const { label, value } of pairs) {
      if (label === 'other') continue;
      if (label === 'duties' && value.length > 0) entry.body.push({ ...lineOf(line, value), rail: [] });
      else cells.set(label, [...(cells.get(label) ?? []), ...value]);
    }
  });
  const ends = [...(cells.get('from') ?? []), ...(cells.get('to') ?? [])];
  takeDates([...(cells.get('dates') ?? [])], entry);
  if (ends.length > 0) takeEnds(ends, entry);
  for (const [label, value] of cells) {
    if (dated.has(label)) continue;
    const piece = label === 'grade' || label === 'sector' ? joinAll(value) : takeDates(value, entry);
    if (piece) entry.named[label] = piece;
  }
  return entry;
}

const joinAll = (value: Cell[]): Piece | undefined => {
  const joined = joinCells(value);
  return joined.pieceAt(0, joined.text.length);
};

/** What a value says beside its dates, which become the entry's where it has none. */
function takeDates(value: Cell[], entry: FormEntry): Piece | undefined {
  const joined = joinCells(value);
  // "March (2021)": in a form a year may stand in brackets.
  const spans = findDates(joined.text.replace(/(?<=\p{L}\s?)\(((?:19|20)\d{2})\)/gu, ' $1 '));
  if (entry.dates.length === 0)
    for (const span of spans) {
      const piece = joined.pieceAt(span.start, span.end);
      if (piece) entry.dates.push({ span, piece });
    }
  const [span] = spans;
  if (!span) return joinAll(value);
  const lead = joined.text
    .slice(0, span.start)
    .replace(/[\s([,–—-]*(?:\b(?:from|form|since|for|during)\s*)?[([]*$/iu, '');
  return joined.pieceAt(0, lead.length) ?? joined.pieceAt(span.end, joined.text.length);
}

/** "From: 2014", "To: 2016" are one span of time. */
function takeEnds(value: Cell[], entry: FormEntry): void {
  const [first, ...others] = value;
  if (!first) return;
  const dash: Cell[] = others.flatMap((cell) => [{ ...cell, text: '–', right: cell.x }, cell]);
  takeDates([first, ...dash], entry);
}
