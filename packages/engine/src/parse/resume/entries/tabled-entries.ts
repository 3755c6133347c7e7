import { findDates } from '../../../language/dates/find-dates.ts';
import { type EntryLabel, findEntryLabel } from '../../../language/headings/entry-labels.ts';
import type { Cell, Line } from '../../layout/types.ts';
import { boxOf } from '../fact.ts';
import type { Entry } from './entry.ts';

type Column = { x: number; label: EntryLabel };

/** Entries of a table whose first row says what its columns hold ("Period", "Position", "Employer"); undefined for any other section. */
export function findTabledEntries(lines: Line[]): Entry[] | undefined {
  const columns = readColumns(lines[0]);
  const dates = columns?.find((column) => column.label === 'dates');
  if (!columns || !dates) return undefined;
  const entries: Entry[] = [];
  for (const line of lines.slice(1)) {
    const cells = [...line.rail, ...line.cells].map((cell) => ({ cell, label: labelOf(cell, columns) }));
    const begins = cells.some(({ cell, label }) => label === 'dates' && findDates(cell.text).length > 0);
    if (begins) entries.push({ head: [], dates: [], body: [], lines: [], headX: Number.POSITIVE_INFINITY });
    const entry = entries.at(-1);
    if (!entry) return undefined;
    entry.lines.push(line);
    for (const { cell, label } of cells) takeCell(entry, cell, label, begins);
  }
  return entries.length > 0 ? entries : undefined;
}

function readColumns(line: Line | undefined): Column[] | undefined {
  const cells = line ? [...line.rail, ...line.cells] : [];
  const columns = cells.flatMap((cell) => {
    const label = findEntryLabel(cell.text);
    return label ? [{ x: cell.x, label }] : [];
  });
  const names = new Set(columns.map((column) => column.label));
  return cells.length >= 2 && columns.length === cells.length && names.size === cells.length ? columns : undefined;
}

function labelOf(cell: Cell, columns: Column[]): EntryLabel {
  const under = columns.reduce((a, b) => (Math.abs(b.x - cell.x) < Math.abs(a.x - cell.x) ? b : a));
  return under.label;
}

function takeCell(entry: Entry, cell: Cell, label: EntryLabel, first: boolean): void {
  if (label === 'dates') {
    for (const span of findDates(cell.text))
      entry.dates.push({
        span,
        piece: { text: cell.text.slice(span.start, span.end), boxes: [boxOf(cell, span.start, span.end)] },
      });
    return;
  }
  if (label === 'duties') {
    const line = entry.lines.at(-1) as Line;
    entry.body.push({ ...line, cells: [cell], rail: [], text: cell.text, x: cell.x });
    return;
  }
  const open = first ? undefined : entry.head.find((piece) => piece.says === label);
  if (open) {
    open.text = `${open.text} ${cell.text}`;
    open.boxes.push(boxOf(cell));
    return;
  }
  const { text, size, bold, italic, color } = cell;
  const place = { row: 0, cell: entry.head.length, rail: false, wide: false };
  entry.head.push({ text, boxes: [boxOf(cell)], size, bold, italic, color, says: label, ...place });
}
