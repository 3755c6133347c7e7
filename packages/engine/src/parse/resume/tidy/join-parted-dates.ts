import { saysPresent } from '../../../language/dates/date-ends.ts';
import { isDateText } from '../../../language/dates/find-dates.ts';
import { untilWords } from '../../../language/dates/months.ts';
import { foldWords } from '../../../language/text/fold-text.ts';
import type { Line } from '../../layout/types.ts';

/** "September 2014" over "to" over "November 2014", each alone on its line: one line with the range. */
export function joinPartedDates(lines: Line[]): Line[] {
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

function isParted(first: Line, joint: Line, last: Line): boolean {
  if (!untilWords.has(foldWords(joint.text))) return false;
  const alone = [first, joint, last].every((line) => line.cells.length === 1 && line.bullet === undefined);
  return alone && isDateText(first.text) && (isDateText(last.text) || saysPresent(last.text));
}
