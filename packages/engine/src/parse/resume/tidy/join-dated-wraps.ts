import { findDates } from '../../../language/dates/find-dates.ts';
import { leavesNoRoom } from '../../layout/leaves-no-room.ts';
import type { Line } from '../../layout/types.ts';
import { gapAbove } from '../entries/line-traits.ts';
import { joinTexts } from '../entries/read-body.ts';

/** "2012 – 2014: Técnico Superior en … (FP Grado" over "Superior), IES Torvik": an entry told in one row that the page's edge broke, as one line. */
export function joinDatedWraps(lines: Line[]): Line[] {
  const out: Line[] = [];
  for (const [i, line] of lines.entries()) {
    const above = out.at(-1);
    const [a, b] = [above?.cells[0], line.cells[0]];
    if (!above || !a || !b || !isBroken(above, line) || !endsThere(lines[i + 1], line)) {
      out.push(line);
      continue;
    }
    const text = joinTexts(a.text, b.text);
    const cell = { ...a, text, bottom: b.bottom, items: [...a.items, ...b.items] };
    out[out.length - 1] = { ...above, text, cells: [cell], bottom: line.bottom };
  }
  return out;
}

function isBroken(above: Line, line: Line): boolean {
  const [a, b] = [above.cells[0], line.cells[0]];
  if (!a || !b || above.cells.length > 1 || line.cells.length > 1) return false;
  if ([above, line].some((one) => one.rail.length > 0 || one.bullet !== undefined)) return false;
  const dates = findDates(a.text);
  if (dates[0]?.start !== 0 || dates.length > 1 || findDates(b.text).length > 0 || gapAbove(line, above)) return false;
  const alike = a.bold === b.bold && a.italic === b.italic && Math.abs(a.size - b.size) < 0.3;
  const letter = (a.right - a.x) / Math.max(1, a.text.length);
  // A typed page may wrap nowhere: its column ends where its longest line does.
  const full = a.text.length > 60 && leavesNoRoom(a.right, above.edge, b.text, letter);
  return (
    alike && goesOn(a.text, b.text) && Math.abs(a.x - b.x) < 3 && full && b.text.length < 70 && !/[.!?:;]$/.test(a.text)
  );
}

/** The words are broken off: within brackets, within what commas part, behind a comma or a small word, or before small letters. */
function goesOn(text: string, next: string): boolean {
  return (
    (text.match(/\(/g)?.length ?? 0) > (text.match(/\)/g)?.length ?? 0) ||
    (text.includes(',') && next.includes(',')) ||
    /(?:[,/–—-]|\s\p{Ll}{1,4})$/u.test(text) ||
    /^[\p{Ll}(]/u.test(next)
  );
}

/** Nothing more is said of the entry in lines without marks. */
function endsThere(next: Line | undefined, line: Line): boolean {
  return (
    next === undefined || next.bullet !== undefined || gapAbove(next, line) || findDates(next.text)[0]?.start === 0
  );
}
