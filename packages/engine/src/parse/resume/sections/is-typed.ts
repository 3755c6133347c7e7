import type { Line } from '../../layout/types.ts';

/** Set in the one type that the reader of plain text gives to all that it reads: nothing but words, gaps and marks tells. */
export function isTyped(line: Line): boolean {
  return [...line.rail, ...line.cells].every((cell) => cell.items.every((item) => item.font === 'monospace'));
}

/** Set in one type from the first letter to the last, with white between entries: typed too, in a word processor. */
export function isUniform(lines: Line[]): boolean {
  const cells = lines.flatMap((line) => [...line.rail, ...line.cells]);
  const [first] = cells;
  const alike = cells.every(
    (cell) =>
      cell.bold === first?.bold &&
      cell.italic === first.italic &&
      cell.color === first.color &&
      Math.abs(cell.size - first.size) < 0.1,
  );
  return alike && lines.length > 3 && lines.every((line) => line.rail.length === 0 && line.cells.length === 1);
}
