import type { Page } from '@shortlist/schema';
import { findHeading } from '../../../language/headings/find-heading.ts';
import { groupCells } from '../../layout/group-cells.ts';
import { groupRows } from '../../layout/group-rows.ts';
import type { Cell } from '../../layout/types.ts';
import { nameColumns } from './name-columns.ts';
import type { Table } from './types.ts';

type Span = { left: number; right: number };

/** Lines that a heading row may wrap over. */
const tallest = 3;

/** The tables of a page without drawn cells, each from its row of known names on: what stands below a name, level with the rest of its row. */
export function openTables(page: Page): Table[] {
  const cells = groupCells(page);
  const rows = groupRows(cells.sort((a, b) => a.base - b.base || a.x - b.x)).map((row) =>
    row.sort((a, b) => a.x - b.x),
  );
  const tables: Table[] = [];
  for (let at = 0; at < rows.length; at++) {
    const head = findHead(rows, at);
    if (!head) continue;
    const below = rowsBelow(rows, at + head.height, head.columns);
    const table = [head.columns.map((column) => column.cells), ...cutEntries(below, head.columns)];
    if (table.length < 2) continue;
    tables.push(
      table.map((row) =>
        row.map((own, c) => cellOf(own, head.columns[c] as Column)).filter((cell) => cell.items.length > 0),
      ),
    );
    at += head.height + below.length - 1;
  }
  return tables;
}

const cellOf = (cells: Cell[], { left }: Span): Table[number][number] => ({
  left,
  items: cells.flatMap((cell) => cell.items),
});

type Column = Span & { cells: Cell[] };

/** The names that begin in a row, over as many lines as make most of them known. */
function findHead(rows: Cell[][], at: number): { columns: Column[]; height: number } | undefined {
  const first = rows[at] as Cell[];
  if (first.length < 2) return undefined;
  let best: { columns: Column[]; height: number; known: number } | undefined;
  for (let height = 1; height <= tallest && at + height <= rows.length; height++) {
    const lines = rows.slice(at, at + height);
    if (height > 1 && gapOf(rows, at + height - 1) > 1.7) break;
    const columns = stack(lines.flat());
    const named = nameColumns(columns.map(({ cells }) => cells.map((cell) => cell.text).join(' ')));
    const known = named?.columns.filter((column) => column !== undefined).length ?? 0;
    if (named && known > (best?.known ?? 0)) best = { columns, height, known };
  }
  return best;
}

/** The distance of a row to the one above, in sizes of its type. */
function gapOf(rows: Cell[][], at: number): number {
  const [cell, above] = [rows[at]?.[0], rows[at - 1]?.[0]];
  return cell && above ? (cell.base - above.base) / cell.size : Number.POSITIVE_INFINITY;
}

/** Cells that stand below each other, from left to right. */
function stack(cells: Cell[]): Column[] {
  const columns: Column[] = [];
  for (const cell of [...cells].sort((a, b) => a.base - b.base)) {
    const own = columns.find(({ left, right }) => cell.x < right && cell.right > left);
    if (!own) columns.push({ left: cell.x, right: cell.right, cells: [cell] });
    else {
      own.cells.push(cell);
      own.left = Math.min(own.left, cell.x);
      own.right = Math.max(own.right, cell.right);
    }
  }
  return columns.sort((a, b) => a.left - b.left);
}

type Placed = { base: number; size: number; cells: Cell[][] };

/** The rows below the names whose cells each belong to one column, down to a heading, a wide gap or a line across the columns. */
function rowsBelow(rows: Cell[][], from: number, columns: Column[]): Placed[] {
  const spans: Span[] = columns.map(({ left, right }) => ({ left, right }));
  const whole = rows.slice(from, from + 40).find((row) => row.length === columns.length);
  for (const [c, cell] of (whole ?? []).entries()) widen(spans[c] as Span, cell);
  const edge = Math.min(...spans.map(({ left }) => left));
  const below: Placed[] = [];
  for (let at = from; at < rows.length; at++) {
    const row = rows[at] as Cell[];
    const [only] = row;
    const heads =
      row.length === 1 && only && findHeading(only.text) !== undefined && findHeading(only.text) !== 'label';
    if (!only || heads || gapOf(rows, at) > 3.2 || only.x < edge - 12) break;
    const cells = placeRow(row, spans);
    if (!cells) break;
    below.push({ base: only.base, size: only.size, cells });
  }
  return below;
}

function widen(span: Span, { x, right }: Cell): void {
  span.left = Math.min(span.left, x);
  span.right = Math.max(span.right, right);
}

/** The cells of a row by column; undefined where one runs across the columns, or none can be told. */
function placeRow(row: Cell[], spans: Span[]): Cell[][] | undefined {
  const placed: Cell[][] = spans.map(() => []);
  for (const cell of row) {
    const within = spans.filter(({ left, right }) => left > cell.x - 4 && right < cell.right + 4);
    if (within.length > 1) return undefined;
    const shares = spans.map(({ left, right }) => Math.min(right, cell.right) - Math.max(left, cell.x));
    const best = shares.indexOf(Math.max(...shares));
    if ((shares[best] as number) < -40) return undefined;
    placed[best]?.push(cell);
  }
  return placed;
}

/**
 * The lines of a table as its rows. A row begins where a column is filled whose texts fit on one line, a year or a mark; a line without it belongs to the
 * nearer of its neighbours where texts stand in the middle of their row, else to the one above.
 */
function cutEntries(lines: Placed[], columns: Column[]): Cell[][][] {
  const named = nameColumns(columns.map(({ cells }) => cells.map((cell) => cell.text).join(' ')))?.columns ?? [];
  const keys = ['number', 'dates', 'from', 'grade'].map((name) => named.indexOf(name as never)).filter((c) => c >= 0);
  const filled = (c: number): number[] => lines.flatMap(({ cells }, l) => (/\d/.test(textOf(cells[c])) ? [l] : []));
  const key = keys.find((c) => filled(c).length > 0) ?? 0;
  const starts =
    key === 0 && !keys.includes(0) ? lines.flatMap(({ cells }, l) => (cells[0]?.length ? [l] : [])) : filled(key);
  if (starts.length === 0) return [];
  const centred =
    starts[0] !== 0 || starts.some((l) => lines[l]?.cells.findIndex((cells) => cells.length > 0) !== firstOf(lines));
  const rows: Cell[][][] = starts.map(() => columns.map(() => []));
  lines.forEach(({ base, cells }, l) => {
    const above = starts.findLastIndex((start) => start <= l);
    const next = above + 1;
    const [upper, lower] = [lines[starts[above] ?? -1]?.base, lines[starts[next] ?? -1]?.base];
    const nearer = upper === undefined || (centred && lower !== undefined && lower - base < base - upper);
    const row = rows[nearer ? next : above];
    cells.forEach((own, c) => void row?.[c]?.push(...own));
  });
  return rows;
}

const textOf = (cells: Cell[] | undefined): string => (cells ?? []).map(({ text }) => text).join(' ');

const firstOf = (lines: Placed[]): number =>
  Math.min(...lines.map(({ cells }) => cells.findIndex((own) => own.length > 0)));
