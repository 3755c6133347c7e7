import { leavesNoRoom } from '../../layout/leaves-no-room.ts';
import type { Cell, Line } from '../../layout/types.ts';
import { boxOf, type Piece } from '../fact.ts';

/** An address over two or three lines as one text, with the cells that it stands in. */
export type WrappedAddress = { piece: Piece; cells: Cell[] };

const reach = /@|https?:|www\.|\d{6}|\+\d|\d[\d\s()./-]{8,}\d|\p{Ll}\.\p{Ll}{2,}/u;
const postcode = /^(?:[A-Z]{1,2}[- ])?\d{4,5}\b|^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/;

/**
 * Addresses that a narrow column breaks ("Gartenweg 12, 41126" over "Ulm, Germany"), or that are set line by line ("12 Main Street" over
 * "Austin, TX 78701"). `begins` tells whether a line can be the first of one, `isWithin` a floor or a door in the house.
 */
export function wrappedAddresses(
  lines: Line[],
  begins: (text: string) => boolean,
  isWithin: (text: string) => boolean,
): WrappedAddress[] {
  return lines.flatMap((line, i) => {
    const [first] = line.cells;
    if (!first || !isAlone(line) || !begins(first.text)) return [];
    const out: WrappedAddress[] = [];
    const cells = [first];
    let text = first.text;
    for (const next of lines.slice(i + 1, i + 3)) {
      const above = cells.at(-1) as Cell;
      const [cell] = next.cells;
      if (!cell || !isAlone(next) || !isBelow(above, cell)) break;
      text = joined(text, cell.text, isWithin, leavesNoRoom(above.right, line.edge, cell.text, 0.5 * cell.size));
      cells.push(cell);
      out.push({ piece: { text, boxes: cells.map((one) => boxOf(one)) }, cells: [...cells] });
    }
    return out;
  });
}

/** One cell that is no number to call, no mail and no page on the web. */
function isAlone(line: Line): boolean {
  return line.rail.length === 0 && line.cells.length === 1 && line.text.length <= 60 && !reach.test(line.text);
}

function isBelow(above: Cell, cell: Cell): boolean {
  const aligned = Math.min(
    Math.abs(above.x - cell.x),
    Math.abs(above.right - cell.right),
    Math.abs(above.x + above.right - cell.x - cell.right) / 2,
  );
  return (
    above.page === cell.page &&
    aligned < 4 &&
    Math.abs(above.size - cell.size) < 0.4 &&
    above.bold === cell.bold &&
    cell.base > above.base &&
    cell.base - above.base < 2 * cell.size
  );
}

function joined(text: string, next: string, isWithin: (part: string) => boolean, full: boolean): string {
  if (/\p{L}-$/u.test(text)) return text + next;
  if (/,$/.test(text)) return `${text} ${next}`;
  const parts = text.split(/,\s*/);
  const open = full && !postcode.test(next) && !isWithin(parts.at(-1) ?? '');
  return open || (parts.length > 1 && postcode.test(parts.at(-1) ?? '')) ? `${text} ${next}` : `${text}, ${next}`;
}
