import { findDates } from '../../../language/dates/find-dates.ts';
import type { Line } from '../../layout/types.ts';
import { boxOf } from '../fact.ts';
import { lineOf } from '../sections/find-sections.ts';

const numbered = /^(\d{1,2})[.)]\s+(?=\p{Lu}|\d{1,2}[./]\d{2,4}|\d{4}\b)/u;

/** Jobs or degrees that are counted, "1. Acme" and "2. Bolt", each with dates in its head, without their numbers, which set heads off as bold type does. */
export function dropNumbers(lines: Line[]): Line[] {
  const heads = lines.filter((line, i) => countOf(line) !== undefined && isDated(lines.slice(i, i + 3)));
  if (heads.length < 2 || heads.some((line, i) => countOf(line) !== i + 1)) return lines;
  return lines.map((line) => (heads.includes(line) ? withoutNumber(line) : line));
}

function countOf(line: Line): number | undefined {
  const count = line.bullet === undefined ? numbered.exec(line.cells[0]?.text ?? '')?.[1] : undefined;
  return count === undefined ? undefined : Number(count);
}

function isDated(lines: Line[]): boolean {
  return lines.some(
    (line) => findDates(line.text).length > 0 || line.rail.some((cell) => findDates(cell.text).length > 0),
  );
}

function withoutNumber(line: Line): Line {
  const [first, ...others] = line.cells;
  if (!first) return line;
  const text = first.text.replace(numbered, '');
  const { x } = boxOf(first, first.text.length - text.length);
  const items = first.items.filter((item) => item.box.x >= x - 1);
  return lineOf(line, [{ ...first, bold: true, text, x, items: items.length > 0 ? items : first.items }, ...others]);
}
