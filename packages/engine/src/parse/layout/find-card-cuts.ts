import { isDateText } from '../../language/dates/find-dates.ts';
import type { Divider } from './gutter.ts';
import { type BaseIndex, indexBases } from './near-base.ts';
import { isLoud, isSectionHead, type PlainStyle } from './plain-style.ts';
import type { Cell } from './types.ts';

/** Above and below headings that stand over rows of cards: no column runs past them. */
export function findCardCuts(cells: Cell[], plain: PlainStyle): Divider[] {
  const x = Math.min(...cells.map((cell) => cell.x));
  const right = Math.max(...cells.map((cell) => cell.right));
  const bases = indexBases(cells);
  const largest = Math.max(...cells.map((cell) => cell.size));
  const heads = cells.filter((cell) => headsCards(cell, bases, largest, plain));
  return heads.flatMap((cell) => [cell.base - 0.1, cell.base + 0.1].map((y) => ({ y, x, right })));
}

/** A heading alone in its row, and directly below it the first lines of cards side by side, in one loud style. */
function headsCards(head: Cell, bases: BaseIndex, largest: number, plain: PlainStyle): boolean {
  if (!isSectionHead(head, plain)) return false;
  const near = bases
    .near(head.base, 1.3 * head.size)
    .some((cell) => cell !== head && Math.abs(cell.base - head.base) < 1.3 * head.size);
  const level = head.base + 0.5 * head.size;
  const next = bases.below(level);
  if (near || !next || next.base - head.base > 6 * head.size) return false;
  const row = bases
    .near(next.base, 0.3 * largest)
    .filter((cell) => cell.base > level && Math.abs(cell.base - next.base) < 0.3 * cell.size);
  const [first, second] = row.sort((a, b) => a.x - b.x);
  if (!first || !second || !isLoud(first, plain) || (isSectionHead(first, plain) && isAlike(first, head))) return false;
  return (
    isAlike(first, second) &&
    !isDateText(first.text) &&
    !isDateText(second.text) &&
    second.x > first.right + 20 &&
    first.x > head.x - 2
  );
}

function isAlike(a: Cell, b: Cell): boolean {
  return a.bold === b.bold && a.color === b.color && a.italic === b.italic && Math.abs(a.size - b.size) < 0.3;
}
