import { saysPresent } from '../../../language/dates/date-ends.ts';
import { findDates, isDateText } from '../../../language/dates/find-dates.ts';
import { untilWords } from '../../../language/dates/months.ts';
import { foldWords } from '../../../language/text/fold-text.ts';
import type { Line } from '../../layout/types.ts';

/** "September 2014" over "to" over "November 2014", each alone on its line, or "… 12/2024 –" over "02/2025": one line with the range. */
export function joinPartedDates(found: Line[]): Line[] {
  const lines = joinDangling(found);
  const out: Line[] = [];
  for (let i = 0; i < lines.length; i++) {
    const [first, joint, last] = lines.slice(i, i + 3);
    if (!first || !joint || !last || !isParted(first, joint, last)) {
      out.push(lines[i] as Line);
      continue;
    }
    const parts = [first, joint, last];
    const text = parts.map((line) => line.text).join(' ');
    const items = parts.flatMap((line) => line.cells.flatMap((cell) => cell.items));
    const [cell] = first.cells;
    out.push(
      cell ? { ...first, text, cells: [{ ...cell, text, bottom: last.bottom, items }], bottom: last.bottom } : first,
    );
    i += 2;
  }
  return out;
}

/** A line that ends with a date and a dash, and below it the date alone that the range goes to. */
function joinDangling(lines: Line[]): Line[] {
  const out: Line[] = [];
  for (const line of lines) {
    const above = out.at(-1);
    const [open, end] = [above?.cells.at(-1), line.cells[0]];
    if (!above || !open || !end || !endsIn(open.text, line)) {
      out.push(line);
      continue;
    }
    const cell = { ...open, text: `${open.text} ${end.text}`, items: [...open.items, ...end.items] };
    out[out.length - 1] = { ...above, text: `${above.text} ${end.text}`, cells: [...above.cells.slice(0, -1), cell] };
  }
  return out;
}

function endsIn(text: string, { cells: [end, ...others], rail, bullet }: Line): boolean {
  if (!end || others.length + rail.length > 0 || bullet !== undefined || !/\d\s*[-–—]$/u.test(text)) return false;
  const last = findDates(text.replace(/\s*[-–—]$/u, '')).at(-1);
  const dangles = last !== undefined && !last.range && last.end === text.replace(/\s*[-–—]$/u, '').length;
  return dangles && (isDateText(end.text) || saysPresent(end.text));
}

function isParted(first: Line, joint: Line, last: Line): boolean {
  if (!untilWords.has(foldWords(joint.text))) return false;
  const alone = [first, joint, last].every((line) => line.cells.length === 1 && line.bullet === undefined);
  return alone && isDateText(first.text) && (isDateText(last.text) || saysPresent(last.text));
}
