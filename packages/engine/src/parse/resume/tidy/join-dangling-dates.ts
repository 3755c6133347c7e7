import { saysPresent } from '../../../language/dates/date-ends.ts';
import { type DateSpan, findDates, isDateText } from '../../../language/dates/find-dates.ts';
import type { Cell, Line } from '../../layout/types.ts';
import { lineOf } from '../sections/find-sections.ts';

/** A date that a dash ends goes on below it, where a date begins the next line: what else that line holds stays a line of its own. */
export function joinDanglingDates(lines: Line[]): Line[] {
  const out: Line[] = [];
  for (const line of lines) {
    const above = out.at(-1);
    const end = [...line.rail, ...line.cells][0];
    const open = above && end && line.bullet === undefined ? openAbove(above, line, end) : undefined;
    if (!above || !end || !open) {
      out.push(line);
      continue;
    }
    out[out.length - 1] = withEnd(above, open, end);
    const rest = line.cells.filter((cell) => cell !== end);
    if (rest.length > 0) out.push({ ...lineOf(line, rest), rail: line.rail.filter((cell) => cell !== end) });
  }
  return out;
}

/** The cell above whose date a dash leaves open: the last one over an end that stands alone, else the first, as the end is. */
function openAbove(above: Line, line: Line, end: Cell): Cell | undefined {
  const cells = [...above.rail, ...above.cells];
  const alone = line.cells.length + line.rail.length === 1;
  const open = alone ? cells.at(-1) : cells[0];
  return open && endsIn(open.text, end.text) ? open : undefined;
}

function withEnd(line: Line, open: Cell, end: Cell): Line {
  const text = `${open.text} ${end.text}`;
  const joined = { ...open, text, items: [...open.items, ...end.items] };
  const put = (cells: Cell[]): Cell[] => cells.map((cell) => (cell === open ? joined : cell));
  const cells = put(line.cells);
  return { ...line, cells, rail: put(line.rail), text: cells.map((cell) => cell.text).join(' ') };
}

function endsIn(open: string, end: string): boolean {
  if (!/\d\s*[-–—]$/u.test(open)) return false;
  const bare = open.replace(/\s*[-–—]$/u, '');
  const last = findDates(bare).at(-1);
  if (last === undefined || last.range || last.end !== bare.length) return false;
  return saysPresent(end) || (isDateText(end) && isEndOf(last, findDates(end)));
}

/** One date, and none before the first: "2020 –" over "2016 – 2020" or over "2016" runs until now, and the job below it is another. */
function isEndOf({ from: first = '' }: DateSpan, [last, ...others]: DateSpan[]): boolean {
  if (last?.from === undefined || last.range || last.open || others.length > 0) return false;
  const length = Math.min(first.length, last.from.length);
  return last.from.slice(0, length) >= first.slice(0, length);
}
