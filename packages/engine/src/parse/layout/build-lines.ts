import type { Page } from '@shortlist/schema';
import { isDateText } from '../../language/dates/find-dates.ts';
import { closeSpacing } from '../../language/headings/find-heading.ts';
import { hasDot, isBulletMark, splitBullet } from './bullets.ts';
import { joinRails } from './join-rails.ts';
import { firstAbove, firstFrom, indexBases } from './near-base.ts';
import type { Block } from './order-page.ts';
import { partEastern } from './part-eastern.ts';
import type { Cell, Line } from './types.ts';

/** The lines of a block from top to bottom. Bullets are taken off their text, rail texts that wrap are put together. */
export function buildLines(block: Block, page: Page): Line[] {
  const cells = joinRails(block.cells);
  markDates(cells, page);
  const left = Math.min(...cells.filter((cell) => !cell.rail).map((cell) => cell.x));
  const edge = Math.max(...cells.map((cell) => cell.right));
  const lines: Line[] = [];
  for (const { cells: row, shift } of unfoldTwinLists(groupRows(cells), page)) {
    for (const part of splitAtBullets(row, page)) {
      const line = makeLine(part, page, left, edge);
      if (!line) continue;
      const above = lines.at(-1);
      // At the head of a second column, the line below goes up.
      if (above && line.base >= above.base) line.pitch = line.base - above.base;
      lines.push({ ...line, x: line.x - shift });
    }
  }
  return straighten(lines);
}

/** Lines set around one middle or to the right edge: none is set in from another, so that all count as beginning at the left, points a little in from it. */
function straighten(lines: Line[]): Line[] {
  const alone = lines.filter((line) => line.cells.length === 1 && line.rail.length === 0);
  const middles = alone.map(middleOf).sort((a, b) => a - b);
  const middle = middles[Math.floor(middles.length / 2)] ?? 0;
  const centred = alone.filter((line) => Math.abs(middleOf(line) - middle) < 0.8 * line.size);
  const flush = lines.filter((line) => line.rail.length === 0 && line.edge - line.right < 2);
  const [set, share] = centred.length > flush.length ? [centred, 0.9] : [flush, 0.7];
  const starts = new Set(set.map((line) => Math.round(line.x / 4)));
  if (lines.length < 8 || set.length < share * lines.length || starts.size < 0.5 * set.length) return lines;
  const moved = new Set(set);
  return lines.map((line) =>
    moved.has(line) ? { ...line, x: line.left + (line.bullet === undefined ? 0 : line.size) } : line,
  );
}

/** "2007 – 2012   • Diploma": dates at the left of marked lines, where nothing else begins at their place, are a rail of few rows. */
function markDates(cells: Cell[], page: Page): void {
  const level = (a: Cell, b: Cell): boolean => Math.abs(a.base - b.base) < 0.28 * a.size;
  const dates = cells.filter((cell) => !cell.rail && isDateText(cell.text));
  if (dates.length === 0) return;
  const largest = Math.max(...cells.map((cell) => cell.size));
  const bases = indexBases(cells);
  const starts = cells
    .filter((cell) => !cell.rail && !isDateText(cell.text))
    .map((cell) => cell.x)
    .sort((a, b) => a - b);
  for (const date of dates) {
    const row = bases.near(date.base, 0.28 * largest).filter((cell) => cell !== date && level(cell, date));
    const [point] = row;
    if (!point || row.length > 1 || point.x < date.right || !isMarked(point, page)) continue;
    if (firstFrom(starts, date.x - 3) === firstAbove(starts, date.x + 3)) date.rail = true;
  }
}

function middleOf(line: Line): number {
  const cell = line.cells[0] as Cell;
  return ((cell.items[0]?.box.x ?? cell.x) + cell.right) / 2;
}

function groupRows(cells: Cell[]): Cell[][] {
  const rows: Cell[][] = [];
  for (const cell of cells) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && sharesRow(row, first, cell)) row.push(cell);
    else rows.push([cell]);
  }
  return joinRailRows(rows).map((row) => row.sort((a, b) => a.x - b.x));
}

/** On one baseline, or near it and beside everything that is there: a date set in smaller type. */
function sharesRow(row: Cell[], first: Cell, cell: Cell): boolean {
  const shift = Math.abs(first.base - cell.base);
  const small = Math.max(3, Math.min(first.size, cell.size));
  if (shift <= 0.28 * small) return true;
  return (
    shift <= 0.5 * small &&
    row.every((other) => cell.x > other.right + 1.5 * small || cell.right < other.x - 1.5 * small)
  );
}

/** A rail in another size stands a little above or below the line that it belongs to. */
function joinRailRows(rows: Cell[][]): Cell[][] {
  const out: Cell[][] = [];
  for (const row of rows) {
    const above = out.at(-1);
    const [a, b] = [above?.[0], row[0]];
    const near = a && b && Math.abs(a.base - b.base) < 0.6 * Math.max(a.size, b.size) && a.rail !== b.rail;
    const pure = near && (row.every((cell) => cell.rail) || above?.every((cell) => cell.rail));
    if (above && pure) above.push(...row);
    else out.push(row);
  }
  return out;
}

/** Points in two columns, row beside row, some of them over several rows: the left column, then the right one. */
function unfoldTwinLists(rows: Cell[][], page: Page): { cells: Cell[]; shift: number }[] {
  const out: { cells: Cell[]; shift: number }[] = [];
  for (let i = 0; i < rows.length; i++) {
    const [left, right, ...others] = rows[i] as Cell[];
    const twin = left && right && others.length === 0 && isMarked(left, page) && isMarked(right, page);
    if (!twin || left.rail || right.x < left.right) {
      out.push({ cells: rows[i] as Cell[], shift: 0 });
      continue;
    }
    const fits = (cell: Cell): boolean =>
      !cell.rail &&
      [left, right].some((head) => Math.abs(cell.x - head.x) < 1.6 * head.size && cell.size === head.size);
    let to = i + 1;
    while (to < rows.length && goesOnBelow(rows[to - 1] as Cell[], rows[to] as Cell[]) && rows[to]?.every(fits)) to++;
    const edge = right.x - 1.6 * right.size;
    for (const shift of [0, right.x - left.x]) {
      const columns = rows.slice(i, to).map((row) => row.filter((cell) => cell.x < edge === (shift === 0)));
      out.push(...columns.filter((cells) => cells.length > 0).map((cells) => ({ cells, shift })));
    }
    i = to - 1;
  }
  return out;
}

function goesOnBelow([above]: Cell[], [cell]: Cell[]): boolean {
  return above !== undefined && cell !== undefined && cell.base - above.base < 1.9 * cell.size;
}

function isMarked(cell: Cell, page: Page): boolean {
  const split = splitBullet(cell.text);
  return (split !== undefined && !/^[-–—*»o]/.test(cell.text)) || hasDot(cell, page.graphics.dots ?? []);
}

/** A list mark in the middle of a row begins a line of its own: "Teacher   2018 – 2020   • Taught …". */
function splitAtBullets(row: Cell[], page: Page): Cell[][] {
  const cells = row.filter((cell) => !cell.rail);
  const marked = (cell: Cell): boolean =>
    splitBullet(cell.text) !== undefined || isBulletMark(cell.text) || hasDot(cell, page.graphics.dots ?? []);
  const out: Cell[][] = [row.filter((cell) => cell.rail)];
  cells.forEach((cell, i) => {
    const before = cells[i - 1];
    const bare = before !== undefined && isBulletMark(before.text);
    if (i > 0 && !bare && marked(cell) && !/^[-–—*»o]/.test(cell.text)) out.push([cell]);
    else out.at(-1)?.push(cell);
  });
  return out.filter((part) => part.length > 0);
}

function makeLine(row: Cell[], page: Page, left: number, edge: number): Line | undefined {
  const rail = row.filter((cell) => cell.rail);
  let cells = row.filter((cell) => !cell.rail);
  let bullet: string | undefined;
  const first = cells[0];
  if (first && cells.length > 1 && isBulletMark(first.text)) {
    bullet = first.text;
    cells = cells.slice(1);
  } else if (first) {
    const split = splitBullet(first.text);
    if (split) {
      bullet = split.mark;
      cells = [withoutMark(first, split.rest), ...cells.slice(1)];
    } else if (hasDot(first, page.graphics.dots ?? [])) bullet = '•';
  }
  cells = bullet === undefined ? cells.flatMap(partEastern) : cells;
  const all = cells.length > 0 ? cells : rail;
  const lead = all.reduce((a, b) => (b.text.length > a.text.length ? b : a), all[0] as Cell);
  if (!lead || all.every((cell) => isBulletMark(cell.text) || /^[\s|_.·•-]+$/.test(cell.text))) return undefined;
  closeSpelled(row);
  const line: Line = {
    cells,
    rail,
    text: cells.map((cell) => cell.text).join(' '),
    page: lead.page,
    x: (cells[0] ?? lead).x,
    right: Math.max(...all.map((cell) => cell.right)),
    top: Math.min(...row.map((cell) => cell.top)),
    bottom: Math.max(...row.map((cell) => cell.bottom)),
    base: lead.base,
    size: lead.size,
    bold: lead.bold,
    italic: lead.italic,
    color: lead.color,
    left,
    edge,
  };
  if (bullet !== undefined) line.bullet = bullet;
  if (isRuled(line, page)) line.ruled = true;
  return line;
}

/** Words spelled letter by letter are closed; beside one, those too short to tell so alone: "A D A" beside "M O R E N O". */
function closeSpelled(row: Cell[]): void {
  const closed = row.map((cell) => closeSpacing(cell.text));
  const spelled = row.some((cell, i) => cell.text !== closed[i]);
  row.forEach((cell, i) => {
    const text = closed[i] as string;
    cell.text = spelled && /^\p{L}(?: \p{L})+$/u.test(text) ? text.replaceAll(' ', '') : text;
  });
}

function withoutMark(cell: Cell, rest: string): Cell {
  const share = 1 - rest.length / Math.max(1, cell.text.length);
  const [head, ...others] = cell.items;
  const alone = head && isBulletMark(head.text.trim());
  const items = alone && others.length > 0 ? others : cell.items;
  const x = alone && others[0] ? others[0].box.x : cell.x + share * (cell.right - cell.x);
  return { ...cell, text: rest, x, items };
}

/** A drawn line runs above or below the text, or beside it at half its height. */
function isRuled(line: Line, page: Page): boolean {
  return page.graphics.rules.some((rule) => {
    if (rule.width <= 60) return false;
    const end = rule.x + rule.width;
    const near = rule.y > line.top - 0.9 * line.size && rule.y < line.bottom + 0.9 * line.size;
    if (rule.x < line.right && end > line.x) return near;
    const level = rule.y > line.top && rule.y < line.bottom;
    return level && Math.max(rule.x - line.right, line.x - end) < 3 * line.size;
  });
}
