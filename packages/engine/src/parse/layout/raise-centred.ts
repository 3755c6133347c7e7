import { isDateText } from '../../language/dates/find-dates.ts';
import { groupRows } from './group-rows.ts';
import { isSectionHead, type PlainStyle } from './plain-style.ts';
import type { Cell } from './types.ts';

/** A text of a left-hand column, over one line or several. */
type Label = { cells: Cell[]; text: string; middle: number };

/**
 * The cells of a left-hand column, those raised that stand at half the height of what they belong to, as in the rows of a table: each
 * heading or date to the first line of its own. Undefined where nothing stands so.
 */
export function raiseCentred(left: Cell[], right: Cell[], plain: PlainStyle): Cell[] | undefined {
  const labels = findLabels(left);
  const rows = groupRows(right);
  const isHead = ({ cells, text }: Label): boolean => isSectionHead({ ...(cells[0] as Cell), text }, plain);
  const isLevel = ({ cells: [first] }: Label): boolean =>
    first !== undefined && rows.some(([row]) => row && Math.abs(row.base - first.base) < 0.4 * first.size);
  if (labels.every(isLevel)) return undefined;
  const moved = new Map<Cell, number>();
  // Above the table may stand what is set in from its headings: the name, centred lines.
  const starts = labels.length > 1 && labels.every(isHead) ? rows.slice(0, 6) : [];
  if (starts.length > 0) starts.some((_, i) => raise(labels, rows.slice(i), moved));
  else {
    const heads = labels.filter(isHead);
    const tops = [Number.NEGATIVE_INFINITY, ...heads.map(({ middle }) => middle)];
    tops.forEach((start, i) => {
      const end = tops[i + 1] ?? Number.POSITIVE_INFINITY;
      const within = (middle: number): boolean => middle > start && middle < end;
      const own = labels.filter((label) => within(label.middle) && !heads.includes(label));
      if (own.length > 0 && !own.every(isLevel) && own.every(({ text }) => isDateText(text)))
        raise(
          own,
          rows.filter((row) => within(middleOf(row))),
          moved,
        );
    });
  }
  if (moved.size === 0) return undefined;
  return left.map((cell) => {
    const by = moved.get(cell);
    return by ? { ...cell, base: cell.base - by, top: cell.top - by, bottom: cell.bottom - by } : cell;
  });
}

function findLabels(cells: Cell[]): Label[] {
  const groups: Cell[][] = [];
  for (const cell of cells) {
    const above = groups.at(-1)?.at(-1);
    const alike =
      above && above.bold === cell.bold && above.color === cell.color && Math.abs(above.size - cell.size) < 0.3;
    if (alike && cell.base - above.base < 1.6 * cell.size) groups.at(-1)?.push(cell);
    else groups.push([cell]);
  }
  return groups.map((group) => ({
    cells: group,
    text: group.map((cell) => cell.text).join(' '),
    middle: middleOf(group),
  }));
}

function middleOf(cells: Cell[]): number {
  return ((cells[0] as Cell).base + (cells.at(-1) as Cell).base) / 2;
}

/** Notes how far each label is to be raised, if the rows can be shared out so that each label stands in the middle of its own. */
function raise(labels: Label[], rows: Cell[][], moved: Map<Cell, number>): boolean {
  const shares: Cell[][][] = [];
  let from = 0;
  for (const label of labels) {
    const away = (to: number): number => Math.abs(middleOf(rows.slice(from, to + 1).flat()) - label.middle);
    let to = from;
    while (to + 1 < rows.length && away(to + 1) < away(to)) to++;
    const first = rows[from]?.[0];
    if (!first || away(to) > 0.7 * first.size) return false;
    shares.push(rows.slice(from, to + 1));
    from = to + 1;
  }
  if (from < rows.length) return false;
  labels.forEach((label, i) => {
    const [[first] = []] = shares[i] as Cell[][];
    const by = (label.cells[0] as Cell).base - (first as Cell).base;
    if (by > 0.3 * (label.cells[0] as Cell).size) for (const cell of label.cells) moved.set(cell, by);
  });
  return true;
}
