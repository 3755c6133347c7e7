import { findDates } from '../../../language/dates/find-dates.ts';
import { type EntryLabel, findEntryLabel } from '../../../language/headings/entry-labels.ts';
import type { Cell, Line } from '../../layout/types.ts';
import { boxOf } from '../fact.ts';
import type { Entry, HeadPiece } from './entry.ts';

type Labelled = { line: Line; label?: EntryLabel };

/**
 * Entries of a section written like a form ("Dates: …", "Position: …", "Employer: …"), label beside or before each value;
 * undefined where fewer than two kinds of labels come. An entry ends where a label comes for the second time.
 */
export function findLabelledEntries(lines: Line[]): Entry[] | undefined {
  const rows = lines.map(takeLabel);
  const counts = new Map<EntryLabel, number>();
  for (const { label } of rows) if (label) counts.set(label, (counts.get(label) ?? 0) + 1);
  const naming = (['title', 'employer', 'degree', 'school'] as const).filter((label) => counts.has(label));
  if (counts.size < 2 || naming.length === 0 || rows.length === 0) return undefined;
  const labelled = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const plain = rows.filter(({ line, label }) => !label && line.bullet === undefined).length;
  if (labelled < 3 && plain > labelled) return undefined;
  const parts = splitRows(rows);
  return parts.map(makeEntry);
}

/** The label of a line, in its rail, in its first cell or before a colon, and the line without it. */
function takeLabel(line: Line): Labelled {
  const marked = line.bullet !== undefined;
  const rail = line.rail[0];
  const named = rail && findEntryLabel(rail.text);
  if (named) return { line: { ...line, rail: line.rail.slice(1) }, label: named };
  const [first, ...others] = line.cells;
  if (!first) return { line };
  if (marked) return takeMarkedLabel(line);
  const whole = findEntryLabel(first.text);
  if (whole && others.length > 0) return { line: withCells(line, others), label: whole };
  const [before = '', ...behind] = first.text.split(/\s*:\s+/);
  const label = behind.length > 0 ? findEntryLabel(before) : undefined;
  if (!label) return { line };
  const text = behind.join(': ');
  const start = first.text.length - text.length;
  const box = boxOf(first, start);
  const at = first.items.findIndex((item) => item.box.x >= box.x - 1);
  const cell: Cell = { ...first, text, x: box.x, items: at > 0 ? first.items.slice(at) : first.items };
  return { line: withCells(line, [cell, ...others]), label };
}

/** "• Employer: Acme": a form whose rows have list marks. */
function takeMarkedLabel(line: Line): Labelled {
  const { bullet: _, ...bare } = line;
  const found = takeLabel(bare);
  return found.label && !['duties', 'sector', 'place', 'grade'].includes(found.label) ? found : { line };
}

function withCells(line: Line, cells: Cell[]): Line {
  return { ...line, cells, text: cells.map((cell) => cell.text).join(' ') };
}

function splitRows(rows: Labelled[]): Labelled[][] {
  const parts: Labelled[][] = [];
  let seen = new Set<EntryLabel>();
  for (const row of rows) {
    if (!parts.at(-1) || (row.label && seen.has(row.label))) {
      parts.push([]);
      seen = new Set();
    }
    if (row.label) seen.add(row.label);
    parts.at(-1)?.push(row);
  }
  return parts;
}

function makeEntry(rows: Labelled[]): Entry {
  const entry: Entry = {
    head: [],
    dates: [],
    body: [],
    lines: rows.map(({ line }) => line),
    headX: Number.POSITIVE_INFINITY,
  };
  rows.forEach(({ line, label }, row) => {
    const dated = label === 'dates' || (!label && line.bullet === undefined && row < 2);
    const spans = dated ? [...line.rail, ...line.cells].flatMap((cell) => datesOf(cell)) : [];
    if (spans.length > 0 && (label === 'dates' || entry.dates.length === 0)) entry.dates.push(...spans);
    else if (label === undefined || label === 'duties' || label === 'grade' || label === 'sector') {
      if (line.cells.length > 0 && label !== 'sector') entry.body.push(line);
    } else if (label !== 'dates') entry.head.push(...line.cells.map((cell, c) => pieceOf(cell, row, c, label)));
  });
  return entry;
}

function datesOf(cell: Cell): Entry['dates'] {
  return findDates(cell.text).map((span) => ({
    span,
    piece: { text: cell.text.slice(span.start, span.end), boxes: [boxOf(cell, span.start, span.end)] },
  }));
}

function pieceOf(cell: Cell, row: number, index: number, says: EntryLabel): HeadPiece {
  const { text, size, bold, italic, color } = cell;
  return { text, boxes: [boxOf(cell)], row, cell: index, size, bold, italic, color, rail: false, wide: false, says };
}
