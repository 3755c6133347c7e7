import type { Line } from '../../layout/types.ts';
import { goesOn, joinTexts } from '../entries/read-body.ts';
import { linePiece, type Piece } from '../fact.ts';

/** Fewer letters than these are a list's item that happens to be its column's longest, not a line of running text. */
const runningText = 45;

/** The lines of a section that is kept as it stands; those of one sentence that the page broke are one. `pitch` is the usual one of the page, see `closePitch`. */
export function wholeLines(lines: Line[], pitch: number): Piece[] {
  const parts: (Piece & { first: Line; last: Line; bullet: boolean })[] = [];
  for (const line of lines) {
    const part = parts.at(-1);
    // Lines of one sentence stand closer than sentences that have space between them.
    const apart = line.pitch === undefined || line.pitch > 1.07 * pitch * line.size;
    if (part && !apart && line.bullet === undefined && (part.bullet ? goesOn(part, line) : runsOn(part, line))) {
      part.text = joinTexts(part.text, line.text);
      part.boxes.push(...linePiece(line).boxes);
      part.last = line;
    } else parts.push({ ...linePiece(line), first: line, last: line, bullet: line.bullet !== undefined });
  }
  return parts.map(({ text, boxes }) => ({ text, boxes }));
}

/** How close the lines of a page stand where nothing parts them, as a share of their size. */
export function closePitch(lines: Line[]): number {
  const shares = lines.flatMap(({ pitch, size }) => (pitch !== undefined && pitch > 0.9 * size ? [pitch / size] : []));
  return shares.sort((one, other) => one - other)[Math.floor(shares.length / 10)] ?? 0;
}

function runsOn(part: { first: Line; last: Line; bullet: boolean }, line: Line): boolean {
  const above = part.last;
  if (above.text.length < runningText || above.cells.length > 1 || line.cells.length > 1) return false;
  return goesOn(part, line);
}
