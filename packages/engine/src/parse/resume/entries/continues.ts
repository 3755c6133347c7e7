import { findDates } from '../../../language/dates/find-dates.ts';
import { leavesNoRoom } from '../../layout/leaves-no-room.ts';
import type { Line } from '../../layout/types.ts';
import { fillsWidth, gapAbove } from './line-traits.ts';

/** A line that goes on from the one above: hanging under a bullet's text, or the middle of a sentence. */
export function continues(above: Line, line: Line, lines: Line[], i: number): boolean {
  if (line.cells.length > 1 || Math.abs(line.size - above.size) > 0.6) return false;
  const bullet = lastBullet(lines, i);
  const hanging = bullet !== undefined && Math.abs(line.x - bullet.x) < 4;
  if (hanging && line.bold === bullet.bold && !gapAbove(line, above)) return true;
  if (line.bold !== above.bold) return false;
  if (/^[\p{Ll}(&,]/u.test(line.text)) return true;
  // Where a text may well have ended, that the next word had no room behind a point says that it has not.
  const full = above.bullet !== undefined && leavesNoRoom(above.right, above.edge, line.text, 0.45 * above.size);
  return (
    !/[.!?:;]$/.test(above.text) &&
    (fillsWidth(above) || full) &&
    !gapAbove(line, above) &&
    line.x > above.left - 2 &&
    Math.abs(line.x - above.x) < 14
  );
}

/** The rest of a point that names a year: "… invited talk at / the annual meeting (2023)". */
export function goesOnWithDate(above: Line, line: Line, lines: Line[], i: number): boolean {
  if (endsPoint(above, line)) return true;
  if (!/^\p{Ll}/u.test(line.text) || findDates(line.text)[0]?.start === 0) return false;
  return Math.abs(line.x - above.x) < 4 + (above.bullet ? 14 : 0) && continues(above, line, lines, i);
}

/** The last words of a point, "… used widely at" over "Larch by all of our clients since 2007.": level with its text, and closed by a full stop that the line above lacks. */
function endsPoint(above: Line, line: Line): boolean {
  const level = above.bullet === undefined ? Math.abs(line.x - above.x) < 3 : line.x > above.x - 3;
  return (
    level &&
    line.cells.length === 1 &&
    /\p{Ll}{2}$/u.test(above.text) &&
    /(?:^|\p{Ll}\s)(?:since|in|until|by|during|from)\s[^.]*\d{4}\.$/u.test(line.text)
  );
}

/** The nearest mark among the lines above. */
export function lastBullet(lines: Line[], i: number): Line | undefined {
  for (let j = i - 1; j >= 0 && j > i - 8; j--) if (lines[j]?.bullet !== undefined) return lines[j];
  return undefined;
}
