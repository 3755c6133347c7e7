import type { TextItem } from '@shortlist/schema';

/** Beyond so many letters a text is none that was raised or lowered: "st", "2", "th", the A and E of LaTeX. */
const longest = 3;

/** Rows in which letters that were raised or lowered stand with the row that they are set into: between two of its texts, or close behind one. */
export function joinScripts(rows: TextItem[][], baseOf: (item: TextItem) => number): TextItem[][] {
  const moved = new Map<TextItem, TextItem[]>();
  rows.forEach((row, i) => {
    if (!row.every(({ text }) => text.length <= longest)) return;
    for (const item of row) {
      const near = [rows[i - 1], rows[i + 1], rows[i - 2], rows[i + 2]];
      const own = near.find((other) => other?.some((beside) => isSetInto(item, other, beside, baseOf)));
      if (own) moved.set(item, own);
    }
  });
  if (moved.size === 0) return rows;
  const joined = new Map<TextItem[], TextItem[]>();
  for (const [item, row] of moved) joined.set(row, [...(joined.get(row) ?? []), item]);
  return rows
    .map((row) => [...row.filter((item) => !moved.has(item)), ...(joined.get(row) ?? [])])
    .filter((row) => row.length > 0);
}

/** Whether a text goes on right behind another, not on its baseline, and in smaller type or with the row going on right behind it. */
function isSetInto(item: TextItem, row: TextItem[], beside: TextItem, baseOf: (item: TextItem) => number): boolean {
  const em = beside.size;
  const shift = Math.abs(baseOf(item) - baseOf(beside));
  if (item.size > 1.05 * em || shift > 0.5 * em || beside.text.length === 0) return false;
  const touches = (before: TextItem, after: TextItem): boolean => {
    const gap = after.box.x - before.box.x - before.box.width;
    return gap > -0.45 * em && gap < 0.12 * em;
  };
  if (!touches(beside, item)) return false;
  const goesOn = row.some((after) => after !== beside && touches(item, after));
  return goesOn || (item.size < 0.8 * em && /[\p{L}\p{N}]$/u.test(beside.text));
}
