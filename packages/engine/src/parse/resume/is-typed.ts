import type { Line } from '../layout/types.ts';

/** Set in the one type that the reader of plain text gives to all that it reads: nothing but words, gaps and marks tells. */
export function isTyped(line: Line): boolean {
  return [...line.rail, ...line.cells].every((cell) => cell.items.every((item) => item.font === 'monospace'));
}
