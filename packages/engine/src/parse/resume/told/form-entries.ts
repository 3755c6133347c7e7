import { findDates, isDateText } from '../../../language/dates/find-dates.ts';
import { withoutDateLead } from '../../../language/dates/without-date-lead.ts';
import type { FieldName } from '../../../language/headings/field-names.ts';
import { findFieldName } from '../../../language/headings/find-field-name.ts';
import type { Cell, Line } from '../../layout/types.ts';
import type { DatedPiece } from '../entries/entry.ts';
import { isDuration } from '../entries/find-anchor.ts';
import type { Piece } from '../fact.ts';
import { lineOf } from '../sections/find-sections.ts';
import { type FormRow, readFormRows } from './form-rows.ts';
import { joinCells } from './joined-text.ts';
import { nameByContent } from './name-by-content.ts';
import { readSentenceAt } from './sentence-jobs.ts';

/** One entry of a form: what its labels name, its dates, and the lines that tell more. */
export type FormEntry = {
  named: Partial<Record<FieldName, Piece>>;
  /** What stands above the first label, where nearly all entries have something there. */
  headline: Piece[];
  dates: DatedPiece[];
  body: Line[];
  /** What stands beside its dates, or behind a label that we do not know in a line with others. */
  rest: Line[];
};

/** What one entry is known by: one of these names it. */
const naming: Record<'work' | 'education', FieldName[]> = {
  work: ['title', 'employer'],
  education: ['degree', 'school', 'board'],
};
const dated = new Set<FieldName>(['dates', 'from', 'to']);
/** Labels whose coming again begins no entry: an entry may have several, or they stand apart. */
const loose = new Set<FieldName | 'other'>(['duties', 'place', 'grade', 'sector', 'other', 'to', 'project']);
const mostHeadlines = 2;

/**
 * The entries of a section that is a form: a set of labels that comes again for each entry, or stands once and is complete. Undefined where two of what,
 * who and when are not told of nearly every entry, and where projects are told.
 */
export function readFormEntries(lines: Line[], kind: 'work' | 'education'): FormEntry[] | undefined {
  const rows = nameByContent(readFormRows(lines));
  const known = new Set(rows.flatMap(({ pairs }) => pairs.map(({ label }) => label)));
  const names = naming[kind].filter((label) => known.has(label));
  // A project beside an employer and a title is one of the job's; elsewhere projects are told.
  const ofProjects = known.has('project') && !(kind === 'work' && names.length === naming.work.length);
  if (names.length === 0 || ofProjects || rows.some(isTableHead)) return undefined;
  const starts = withClientsAbove(rows, findStarts(rows));
  const heads = headlinesAbove(rows, starts);
  const kinds = [...known].filter((label) => label !== 'other').length + Math.min(1, heads[0] ?? 0);
  if (kinds < 2 && !lines.some((_, i) => readSentenceAt(lines, i))) return undefined;
  const first = (starts[0] as number) - (heads[0] ?? 0);
  // What stands before the first entry belongs to none: such a section is more than a form, but for one line of few words.
  if (first > 1 || rows.slice(0, first).some(({ line }) => line.text.split(' ').length > 3)) return undefined;
  const entries = starts.map((start, i) => {
    const next = starts[i + 1];
    const end = next === undefined ? rows.length : next - (heads[i + 1] as number);
    const own = rows.slice(start - (heads[i] as number), end);
    const entry = makeEntry(namesCompany(own) ? own : own.map(asEmployer), heads[i] as number);
    return kind === 'work' ? completeJob(entry) : entry;
  });
  const whole = entries.filter((entry) => isTold(entry, kind)).length;
  return whole >= 0.75 * entries.length ? entries : undefined;
}

/** "Qualification | College | Percentage": labels beside each other head the columns of a table. */
const isTableHead = ({ pairs }: FormRow): boolean =>
  pairs.some(({ bare, value }) => bare === true && value.some(({ text }) => findFieldName(text) !== undefined));

/** Rows at which a label comes again that the entry has already. */
function findStarts(rows: FormRow[]): number[] {
  const starts: number[] = [];
  let seen = new Set<FieldName | 'other'>();
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

/** A client above the first label of an entry that names no company is that entry's, not the last of the one above. */
function withClientsAbove(rows: FormRow[], starts: number[]): number[] {
  return starts.map((start, i) => {
    const above = rows[start - 1]?.pairs ?? [];
    const isClient = start - 1 > (starts[i - 1] ?? -1) && above.length > 0 && above.every(({ client }) => client);
    return isClient && !namesCompany(rows.slice(start, starts[i + 1])) ? start - 1 : start;
  });
}

const namesCompany = (rows: FormRow[]): boolean =>
  rows.some(({ pairs }) => pairs.some(({ label, client }) => label === 'employer' && !client));

/** Where no company is named, the client is who employs. */
const asEmployer = (row: FormRow): FormRow => ({
  ...row,
  pairs: row.pairs.map((pair) => (pair.client ? { ...pair, label: 'employer' as const } : pair)),
});

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
  const title = entry.named.title ?? (told.title && joined.pieceAt(told.title.start, told.title.end));
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

/** The value of a label, with the line that it stands in. */
type Labelled = { line: Line; value: Cell[] };

function makeEntry(rows: FormRow[], heads: number): FormEntry {
  const entry: FormEntry = { named: {}, headline: [], dates: [], body: [], rest: [] };
  const cells = new Map<FieldName, Labelled>();
  let above: FormRow | undefined;
  rows.forEach(({ line, pairs, wraps }, i) => {
    if (i < heads) {
      if (line.rail.length > 0) restOf({ line, value: line.rail }, takeDates({ line, value: line.rail }, entry), entry);
      const piece = takeDates({ line, value: line.cells }, entry);
      if (piece) entry.headline.push(piece);
      return;
    }
    if (wraps) {
      if (above?.pairs.at(-1)?.label === 'other') entry.rest.push(line);
      return;
    }
    above = { line, pairs };
    if (pairs.length === 0 && isDateText(line.text) && entry.dates.length === 0 && entry.body.length === 0)
      restOf({ line, value: line.cells }, takeDates({ line, value: line.cells }, entry), entry);
    else if (pairs.length === 0 || pairs.every(({ label }) => label === 'other')) entry.body.push(line);
    else entry.rest.push(...unknownOf({ line, pairs }));
    for (const { label, value } of pairs) {
      if (label === 'other') continue;
      if (label === 'duties' && value.length > 0) entry.body.push({ ...lineOf(line, value), rail: [] });
      else cells.set(label, { line, value: [...(cells.get(label)?.value ?? []), ...value] });
    }
  });
  const told = cells.get('dates');
  if (told) restOf(told, takeDates(told, entry), entry);
  const [from, to] = [cells.get('from'), cells.get('to')];
  const begun = from ?? to;
  if (begun) takeEnds({ ...begun, value: [...(from?.value ?? []), ...(to?.value ?? [])] }, entry);
  for (const [label, labelled] of cells) {
    if (dated.has(label)) continue;
    const piece = label === 'grade' || label === 'sector' ? joinAll(labelled.value) : takeDates(labelled, entry);
    if (piece) entry.named[label] = piece;
  }
  return entry;
}

const joinAll = (value: Cell[]): Piece | undefined => {
  const joined = joinCells(value);
  return joined.pieceAt(0, joined.text.length);
};

/** What a value says beside its dates, which become the entry's where it has none. */
function takeDates({ line, value }: Labelled, entry: FormEntry): Piece | undefined {
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
  const lead = joined.pieceAt(0, withoutDateLead(joined.text.slice(0, span.start)).length);
  const tail = joined.pieceAt(span.end, joined.text.length);
  if (lead) restOf({ line, value }, tail, entry);
  return lead ?? tail;
}

/** Keeps words that stand beside the dates of a value; how long a time lasted is in its dates. */
function restOf({ line, value }: Labelled, said: Piece | undefined, entry: FormEntry): void {
  const [cell, box] = [value.at(-1), said?.boxes.at(-1)];
  if (!said || !cell || !box || !/\p{L}{2}/u.test(said.text) || isDuration(said.text)) return;
  const rest = { ...cell, text: said.text, page: box.page, x: box.x, right: box.x + box.width };
  entry.rest.push({ ...lineOf(line, [rest]), rail: [] });
}

/** The labels of a line that we do not know with their values, where it has others that we do. */
function unknownOf({ line, pairs }: FormRow): Line[] {
  return pairs.flatMap(({ label, said, value }) =>
    label === 'other' ? [{ ...lineOf(line, [said, ...value]), rail: [] }] : [],
  );
}

/** "From: 2014", "To: 2016" are one span of time. */
function takeEnds({ line, value }: Labelled, entry: FormEntry): void {
  const [first, ...others] = value;
  if (!first) return;
  const dash: Cell[] = others.flatMap((cell) => [{ ...cell, text: '–', right: cell.x }, cell]);
  const ends = { line, value: [first, ...dash] };
  restOf(ends, takeDates(ends, entry), entry);
}
