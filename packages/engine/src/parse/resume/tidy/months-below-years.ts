import { monthNumbers } from '../../../language/dates/months.ts';
import { foldWords } from '../../../language/text/fold-text.ts';
import type { Cell, Line } from '../../layout/types.ts';

const year = /\b(?:19|20)\d{2}\b/g;

/** "2023 – 2026" in the margin and below it, in the same column, "April" and "March": each year has its month. */
export function joinMonthsBelowYears(lines: Line[]): Line[] {
  const out = lines.map((line) => ({ ...line }));
  out.forEach((line, i) => {
    const below = out[i + 1];
    const [years] = line.rail;
    if (!below || !years || line.rail.length > 1 || below.rail.length === 0) return;
    const months = below.rail.flatMap((cell) => monthsOf(cell) ?? [undefined]);
    if (months.includes(undefined) || !isBelow(years, below.rail) || !/^[\d\s–—-]+$/u.test(years.text)) return;
    if (years.text.match(year)?.length !== months.length) return;
    let at = 0;
    const text = years.text.replace(year, (digits) => `${months[at++]} ${digits}`);
    const items = [...years.items, ...below.rail.flatMap((cell) => cell.items)];
    line.rail = [{ ...years, text, bottom: Math.max(...below.rail.map((cell) => cell.bottom)), items }];
    below.rail = [];
  });
  return out.filter((line) => line.cells.length + line.rail.length > 0);
}

/** The names of months that are all that a cell says. */
function monthsOf({ text }: Cell): string[] | undefined {
  const words = text.split(/\s+/);
  return words.every((word) => monthNumbers.has(foldWords(word))) ? words : undefined;
}

function isBelow(years: Cell, months: Cell[]): boolean {
  const reach = years.size;
  return months.every(
    (cell) =>
      cell.page === years.page &&
      cell.x > years.x - reach &&
      cell.right < years.right + reach &&
      cell.base - years.base < 1.7 * years.size,
  );
}
