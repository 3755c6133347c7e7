import type { Box, Page, TextItem } from '@shortlist/schema';
import type { Table, TableCell } from './types.ts';

/** Beyond so many lines a page is a drawing, and no form. */
const most = 3000;

/** The tables of a document that says which cell a text stands in. */
export function markedTables(items: TextItem[]): Table[] {
  const tables = new Map<number, Map<number, TableCell[]>>();
  for (const item of items) {
    if (!item.cell) continue;
    const rows = tables.get(item.cell.table) ?? new Map<number, TableCell[]>();
    const row = rows.get(item.cell.row) ?? [];
    const { column } = item.cell;
    const cell = row.find(({ left }) => left === column);
    if (cell) cell.items.push(item);
    else row.push({ left: column, items: [item] });
    tables.set(item.cell.table, rows.set(item.cell.row, row));
  }
  return [...tables.values()].map((rows) =>
    [...rows.entries()].sort(([a], [b]) => a - b).map(([, row]) => row.sort((a, b) => a.left - b.left)),
  );
}

/** Fewer names than these are no form. */
const fewestNames = 3;

/**
 * A table whose first column holds the names ("Company", "Designation", "Duration"), each beside its value, as one that holds them in its first row; names
 * that come again begin another. Undefined for a table of another kind.
 */
export function turnTable(table: Table, areNames: (texts: string[]) => boolean): Table[] | undefined {
  const rows = table.filter((row) => row.length > 1);
  const names = rows.map(
    ([name]) =>
      name?.items
        .map(({ text }) => text)
        .join(' ')
        .replace(/\s*:\s*$/, '')
        .trim() ?? '',
  );
  const again = names.indexOf(names[0] ?? '', 1);
  const count = again < 0 ? rows.length : again;
  const whole = count >= fewestNames && rows.length === table.length && rows.length % count === 0;
  if (!whole || names.some((name, i) => name !== names[i % count]) || !areNames(names.slice(0, count)))
    return undefined;
  return Array.from({ length: rows.length / count }, (_, i) => {
    const own = rows.slice(i * count, (i + 1) * count);
    const cells = own.map(([name, ...values], at) => ({ left: at, name, items: values.flatMap(({ items }) => items) }));
    return [
      cells.map(({ left, name }) => ({ left: apart * left, items: name?.items ?? [] })),
      cells.map(({ left, items }) => ({ left: apart * left, items })),
    ];
  });
}

/** Points between the columns of a table that is turned. */
const apart = 100;

/** Points that rows without a text take between two rows of one table at most. */
const blank = 60;

type Frame = { left: number; top: number; right: number; bottom: number };

/** The tables of a page whose cells are drawn: each text stands in the box of the nearest lines around it. */
export function drawnTables(page: Page): Table[] {
  const { rules } = page.graphics;
  const level = rules.filter((rule) => rule.height <= 3 && rule.width >= 6);
  const upright = rules.filter((rule) => rule.width <= 3 && rule.height >= 6);
  if (level.length < 2 || upright.length < 3 || rules.length > most) return [];
  const rows: { top: number; bottom: number; cells: (TableCell & { right: number })[] }[] = [];
  for (const item of page.items) {
    if (item.text.trim() === '' || (item.angle ?? 0) !== 0) continue;
    const frame = frameOf(item, level, upright);
    if (!frame) continue;
    let row = rows.find(({ top, bottom }) => Math.abs(top - frame.top) < 3 && Math.abs(bottom - frame.bottom) < 3);
    if (!row) {
      row = { top: frame.top, bottom: frame.bottom, cells: [] };
      rows.push(row);
    }
    const cell = row.cells.find(({ left }) => Math.abs(left - frame.left) < 3);
    if (cell) cell.items.push(item);
    else row.cells.push({ left: frame.left, right: frame.right, items: [item] });
  }
  const tables: { bottom: number; rows: Table }[] = [];
  for (const { top, bottom, cells } of rows.sort((a, b) => a.top - b.top)) {
    const row = cells.sort((a, b) => a.left - b.left);
    const table = tables.find(
      (other) => top > other.bottom - 4 && top < other.bottom + blank && sharesEdge(other.rows.at(-1), row),
    );
    if (!table) tables.push({ bottom, rows: [row] });
    else {
      table.rows.push(row);
      table.bottom = bottom;
    }
  }
  return tables.map((table) => table.rows);
}

function sharesEdge(above: TableCell[] | undefined, below: TableCell[]): boolean {
  return above?.some(({ left }) => below.some((cell) => Math.abs(cell.left - left) < 3)) ?? false;
}

/** The nearest lines around a text; undefined where one of the four sides is open. */
function frameOf({ box }: TextItem, level: Box[], upright: Box[]): Frame | undefined {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const over = level.filter((rule) => rule.x < x + 2 && rule.x + rule.width > x - 2).map((rule) => rule.y);
  const beside = upright.filter((rule) => rule.y < y && rule.y + rule.height > y).map((rule) => rule.x);
  const [top, bottom] = [Math.max(...over.filter((at) => at < y)), Math.min(...over.filter((at) => at >= y))];
  const [left, right] = [Math.max(...beside.filter((at) => at <= x)), Math.min(...beside.filter((at) => at > x))];
  const closed = [top, bottom, left, right].every(Number.isFinite);
  return closed && left < box.x + 3 && right > box.x + box.width - 3 ? { left, top, right, bottom } : undefined;
}
