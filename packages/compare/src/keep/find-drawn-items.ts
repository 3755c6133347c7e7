import type { SourceText } from '@shortlist/schema';
import { isBullet, lineText } from '../account/line-text.ts';

/** How far a list item stands in from the head of its entry, in points. */
const least = 8;
const most = 45;
/** Lines closer together than this begin at the same place. */
const same = 2;

type Placed = { index: number; x: number; column: number; text: string };

/**
 * List items whose signs are drawn and no text: lines of a block that stand in from others of the same block, where none has a sign. A page whose
 * headings alone stand out has none, nor has a single line that is set in.
 */
export function findDrawnItems({ lines, format }: SourceText, block: readonly number[]): Set<number> {
  const own = block.flatMap((index): Placed[] => {
    const line = lines[index];
    return line ? [{ index, x: line.box.x, column: line.column, text: lineText(line) }] : [];
  });
  if (format !== 'pdf' || own.some(({ text }) => isBullet(text))) return new Set();
  return new Set(sides(own).flatMap(findInset));
}

/** The lines of columns that begin at about the same place, on whatever page. */
function sides(lines: readonly Placed[]): Placed[][] {
  const columns = [...Map.groupBy(lines, ({ column }) => column).values()];
  const leftOf = (column: readonly Placed[]): number => Math.min(...column.map(({ x }) => x));
  return [...Map.groupBy(columns, (column) => Math.round(leftOf(column) / (2 * most))).values()].map((group) =>
    group.flat(),
  );
}

function findInset(lines: readonly Placed[]): number[] {
  const left = Math.min(...lines.map(({ x }) => x));
  const [first] = lines;
  const inset = lines.filter(({ x }) => x - left > same);
  const item = Math.min(...inset.map(({ x }) => x));
  if (first === undefined || first.x - left > same || inset.length < 2) return [];
  if (item - left < least || item - left > most || inset.some(({ x }) => x - item > same)) return [];
  return inset.map(({ index }) => index);
}
