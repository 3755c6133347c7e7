import { makeCell } from '../../layout/group-cells.ts';
import type { Cell, Line } from '../../layout/types.ts';

/** Gap in ems that parts two tags: wider than a space, narrower than that between cells. */
const gap = 0.45;

/** A line whose tags ("Python  SQL  R") stand so near each other that they were taken for one text: a cell for each. */
export function partTags(line: Line): Line {
  const cells = line.cells.flatMap(partCell);
  return cells.length === line.cells.length ? line : { ...line, cells };
}

function partCell(cell: Cell): Cell[] {
  const items = cell.items.filter((item) => item.text.trim() !== '');
  if (items.length < 2 || /[,;|:•·]|[.!?]$/.test(cell.text)) return [cell];
  const groups = items.reduce<(typeof items)[]>((out, item) => {
    const last = out.at(-1)?.at(-1);
    const apart = !last || item.box.x - last.box.x - last.box.width > gap * Math.max(item.size, last.size);
    if (apart) out.push([item]);
    else out.at(-1)?.push(item);
    return out;
  }, []);
  return groups.length > 1 ? groups.map((group) => makeCell(group)) : [cell];
}
