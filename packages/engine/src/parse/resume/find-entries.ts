import type { DateSpan } from '../../language/find-dates.ts';
import { findDates, isDateText } from '../../language/find-dates.ts';
import { placeScore } from '../../language/places.ts';
import type { PlainStyle } from '../layout/plain-style.ts';
import type { Cell, Line } from '../layout/types.ts';
import { assignRoles, type Role } from './assign-line-roles.ts';
import { boxOf, type Piece } from './fact.ts';
import { durationPattern } from './find-anchor.ts';
import { findStarts } from './find-starts.ts';
import { tidyDates } from './tidy-dates.ts';

/** A date as it stands in an entry: the span and its words. */
export type DatedPiece = { span: DateSpan; piece: Piece };

/** Text of an entry's head with its style and place in the entry; `row` counts the head's lines. */
export type HeadPiece = Piece & {
  row: number;
  cell: number;
  size: number;
  bold: boolean;
  italic: boolean;
  color: string;
  rail: boolean;
  wide: boolean;
  /** Counts the parts of its line; `tail` was cut from the end of another part. */
  order?: number;
  tail?: boolean;
};

/** One job, degree or project: its head, its dates and the lines below. */
export type Entry = { head: HeadPiece[]; dates: DatedPiece[]; body: Line[]; lines: Line[]; headX: number };

/** Cuts a section's lines into entries, by dates, typography, bullets and gaps. */
export function findEntries(all: Line[], plain: PlainStyle): Entry[] {
  const lines = tidyDates(all);
  if (lines.length === 0) return [];
  const roles = assignRoles(lines, plain);
  const starts = findStarts(lines, roles, plain);
  const entries: Entry[] = [];
  starts.forEach((start, i) => {
    const end = starts[i + 1] ?? lines.length;
    entries.push(makeEntry(lines.slice(start, end), roles.slice(start, end)));
  });
  return entries;
}

function makeEntry(lines: Line[], roles: Role[]): Entry {
  const entry: Entry = { head: [], dates: [], body: [], lines, headX: Number.POSITIVE_INFINITY };
  let row = 0;
  entry.headX = Math.min(...lines.filter((_, i) => roles[i] === 'head').map((line) => line.x));
  lines.forEach((line, i) => {
    const body = roles[i] === 'body';
    for (const cell of line.rail) takeCell(entry, cell, row, 0, true, false);
    const kept: Cell[] = [];
    line.cells.forEach((cell, c) => {
      const aside = c > 0 && cell.x > line.left + 0.5 * (line.edge - line.left) && cell.text.length < 40;
      if (body && !(aside && (isDateText(cell.text) || placeScore(cell.text) > 0))) kept.push(cell);
      else takeCell(entry, cell, row, c, false, c > 0);
    });
    if (body && kept.length > 0)
      entry.body.push(
        kept.length === line.cells.length
          ? line
          : { ...line, cells: kept, text: kept.map((cell) => cell.text).join(' ') },
      );
    if (!body) row++;
  });
  return entry;
}

/** Puts a cell of the head into the entry: its date apart, the rest as text. */
function takeCell(entry: Entry, cell: Cell, row: number, index: number, rail: boolean, wide: boolean): void {
  const spans = findDates(cell.text);
  let at = 0;
  const add = (start: number, end: number): void => {
    const raw = cell.text.slice(start, end);
    const text = raw
      .replace(/^[\s|,;·•–—()\][-]+/u, (m) =>
        m.includes('(') && !/^\s*[|,;·•–—-]*\s*\(\s*[)\]]?$/.test(m) && raw.includes(')') ? '(' : '',
      )
      .replace(/[\s|,;·•–—([-]+$/u, '');
    if (!/[\p{L}\p{N}]/u.test(text)) return;
    const offset = start + raw.indexOf(text.slice(0, 3));
    const { size, bold, italic, color } = cell;
    entry.head.push({
      text,
      boxes: [boxOf(cell, offset, offset + text.length)],
      row,
      cell: index,
      size,
      bold,
      italic,
      color,
      rail,
      wide,
    });
  };
  for (const span of spans) {
    entry.dates.push({
      span,
      piece: { text: cell.text.slice(span.start, span.end), boxes: [boxOf(cell, span.start, span.end)] },
    });
    add(at, span.start);
    at = span.end + (durationPattern.exec(cell.text.slice(span.end))?.[0].length ?? 0);
  }
  if (spans.length === 0 && durationPattern.exec(cell.text)?.[0].length === cell.text.length) return;
  if (spans.length === 0) {
    const styled = splitStyles(cell);
    for (const part of styled) {
      const { size, bold, italic, color } = part;
      entry.head.push({
        text: part.text,
        boxes: [boxOf(part)],
        row,
        cell: index,
        size,
        bold,
        italic,
        color,
        rail,
        wide,
      });
    }
  } else add(at, cell.text.length);
}

/** A cell cut where its style changes: "**Acme**, Engineer" says itself where one ends. */
function splitStyles(cell: Cell): Cell[] {
  const out: Cell[] = [];
  for (const item of cell.items) {
    const last = out.at(-1);
    const color = item.color ?? '#000000';
    const gap = last ? item.box.x - last.right : 0;
    if (
      last &&
      last.bold === item.bold &&
      last.italic === item.italic &&
      last.color === color &&
      Math.abs(last.size - item.size) < 0.3
    ) {
      last.text += (gap > 0.14 * item.size ? ' ' : '') + item.text;
      last.right = item.box.x + item.box.width;
      last.items.push(item);
    } else if (last && gap < 0.05 * item.size && /[\p{L}\p{N}]$/u.test(last.text) && /^[\p{L}\p{N}]/u.test(item.text)) {
      last.text += item.text;
      last.right = item.box.x + item.box.width;
      last.items.push(item);
    } else {
      out.push({
        ...cell,
        text: item.text,
        x: item.box.x,
        right: item.box.x + item.box.width,
        bold: item.bold,
        italic: item.italic,
        color,
        size: item.size,
        items: [item],
      });
    }
  }
  const known = cell.text.startsWith(out[0]?.text.slice(0, 2) ?? '');
  if (!known) return [cell];
  return out.filter((part) => /[\p{L}\p{N}]/u.test(part.text));
}
