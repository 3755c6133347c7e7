import type { SourceCell, SourceLine } from '@shortlist/schema';
import { isBullet } from '../account/line-text.ts';
import { foldWord } from '../tokens/fold-word.ts';
import { isOnlyTime } from '../tokens/only-time.ts';
import { monthOf } from '../words/date-words.ts';
import { sectionOfHeading } from '../words/heading-words.ts';
import { joinAccents } from './join-accents.ts';
import type { PlacedCell, Run } from './run.ts';
import { splitColumns } from './split-columns.ts';

/** A gap wider than this many heights of the type parts cells; one without any space drawn in it from the second on; the third parts words. */
const cellGap = 1.3;
const bareGap = 0.6;
const wordGap = 0.12;

/** The lines of a page from its runs: runs on one baseline become cells, cells of one column become lines, columns follow each other. `firstColumn` is the number of the first. */
export function makeLines(runs: readonly Run[], page: number, firstColumn: number): SourceLine[] {
  const cells = raiseDates(joinDates(rowsOf(withoutDoubles(runs)).flatMap(cellsOf)));
  return splitColumns(cells).flatMap((column, index) => linesOf(column, page, firstColumn + index));
}

/** Bold type is sometimes drawn as the same run twice, a hair apart. */
function withoutDoubles(runs: readonly Run[]): Run[] {
  const seen = new Set<string>();
  return runs.filter(({ text, x, y }) => {
    const key = `${text} ${Math.round(x)} ${Math.round(y)}`;
    const known = seen.has(key);
    seen.add(key);
    return !known;
  });
}

function rowsOf(runs: readonly Run[]): Run[][] {
  const rows: Run[][] = [];
  let last: Run | undefined;
  for (const run of [...runs].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1);
    // A raised ordinal stands on the line of its number; no two lines of text come so near.
    if (row && last && run.y - last.y <= Math.min(4.5, 0.4 * Math.max(run.size, last.size))) row.push(run);
    else rows.push([run]);
    last = run;
  }
  return rows;
}

function cellsOf(row: Run[], index: number): PlacedCell[] {
  const cells: PlacedCell[] = [];
  // Some files draw the space between two cells as a run of its own, as wide as the gap: it parts words, and fills nothing.
  let space = false;
  for (const run of [...row].sort((a, b) => a.x - b.x)) {
    if (run.text.trim() === '') {
      space = true;
      continue;
    }
    const cell = cells.at(-1);
    const gap = cell === undefined ? 0 : run.x - (cell.x + cell.width);
    const bare = !space && !/\s$/.test(cell?.text ?? '') && !/^\s/.test(run.text);
    if (cell === undefined || gap > (bare ? bareGap : cellGap) * Math.max(run.size, 6) || cell.unseen !== run.unseen) {
      cells.push({ ...run, row: index });
    } else {
      const spaced = !isRaised(run, cell, gap) && (space || (bare && gap > wordGap * run.size));
      cell.text += (spaced ? ' ' : '') + run.text;
      cell.width = Math.max(cell.width, run.x + run.width - cell.x);
      cell.size = Math.max(cell.size, run.size);
    }
    space = false;
  }
  // An accent is often a run of its own.
  return cells.map((cell) => ({ ...cell, text: joinAccents(cell.text) }));
}

/** Whether a run is part of the word before it though it stands higher in smaller type: the letters of "1st". */
function isRaised({ y, size }: Run, cell: PlacedCell, gap: number): boolean {
  return (
    size < 0.85 * cell.size &&
    cell.y - y > 0.15 * cell.size &&
    gap < 0.2 * cell.size &&
    /[\p{L}\p{N}]$/u.test(cell.text)
  );
}

/** A date in a narrow margin runs over two rows: a cell that begins with the year goes on with the month that ends the one above it. */
function joinDates(cells: PlacedCell[]): PlacedCell[] {
  const joined: PlacedCell[] = [];
  for (const cell of cells) {
    const right = cell.x + cell.width;
    const above = joined.findLast(
      ({ row, x, width }) =>
        row < cell.row && row >= cell.row - 3 && (Math.abs(x - cell.x) < 2 || Math.abs(x + width - right) < 2),
    );
    const month = /(\p{L}+)\.?$/u.exec(above?.text.trim() ?? '')?.[1];
    if (above && month && monthOf.has(foldWord(month)) && /^(?:19|20)\d{2}(?!\d)/.test(cell.text.trim()))
      above.text = `${above.text.trim()} ${cell.text.trim()}`;
    else joined.push(cell);
  }
  return joined;
}

/**
 * At the right of some designs an entry's place stands above its dates and these above how long they last, so that they come beside the first
 * list items: they belong to the line of the place.
 */
function raiseDates(cells: PlacedCell[]): PlacedCell[] {
  const rows = Map.groupBy(cells, ({ row }) => row);
  const raised = new Map<PlacedCell, number>();
  return cells.map((cell): PlacedCell => {
    if (!isOnlyTime(cell.text)) return cell;
    const before = rows.get(cell.row - 1) ?? [];
    const right = cell.x + cell.width;
    const above = before.find(({ x, width }) => Math.abs(x + width - right) < 3);
    if (above === undefined) return cell;
    const isBeside = rows.get(cell.row)?.some((other) => other.x < cell.x && isBullet(other.text));
    const isUnder = before.some((other) => other.x < above.x && !isBullet(other.text));
    const row = raised.get(above) ?? (isBeside && isUnder ? above.row : undefined);
    if (row === undefined) return cell;
    raised.set(cell, row);
    return { ...cell, row };
  });
}

function linesOf(cells: readonly PlacedCell[], page: number, column: number): SourceLine[] {
  const parts = cells.map((cell) => ({ cell, heads: headsOthers(cell, cells) ? cell.x : 0 }));
  const rows = Map.groupBy(parts, ({ cell, heads }) => `${cell.row} ${cell.unseen ?? ''} ${heads}`);
  return [...rows.values()].flatMap((parted): SourceLine[] => {
    const row = parted.map(({ cell }) => cell);
    const [first] = row;
    if (first === undefined) return [];
    const size = Math.max(...row.map((cell) => cell.size));
    const right = Math.max(...row.map(({ x, width }) => x + width));
    const top = Math.min(...row.map(({ y }) => y)) - size;
    return [
      {
        cells: row.map(({ text, x, width }): SourceCell => ({ text: text.trim(), x: round(x), width: round(width) })),
        box: { page, x: round(first.x), y: round(top), width: round(right - first.x), height: round(size * 1.2) },
        column,
        size: round(size),
        font: first.font,
        ...(first.unseen ? { unseen: first.unseen } : {}),
      },
    ];
  });
}

/** Whether a cell is the heading of what stands beside it. */
function headsOthers({ text, row, x }: PlacedCell, cells: readonly PlacedCell[]): boolean {
  return sectionOfHeading(text) !== undefined && cells.some((other) => other.row === row && other.x > x);
}

const round = (value: number): number => Math.round(value * 10) / 10;
