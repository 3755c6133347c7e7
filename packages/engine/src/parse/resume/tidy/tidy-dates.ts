import { isDateText } from '../../../language/dates/find-dates.ts';
import { monthNumbers } from '../../../language/dates/months.ts';
import { foldWords } from '../../../language/text/fold-text.ts';
import type { Cell, Line } from '../../layout/types.ts';
import { anchorOf, isDuration } from '../entries/find-anchor.ts';
import { lineOf } from '../sections/find-sections.ts';
import { closeWideLines } from './close-wide-lines.ts';
import { joinAsideDates } from './join-aside-dates.ts';
import { joinWrappedHeads } from './join-heads.ts';
import { unfoldColumns } from './unfold-columns.ts';
import { unfoldTwins } from './unfold-twins.ts';

/** Lines with their dates brought to the head that they belong to: stacked ones joined, those beside running text lifted. */
export function tidyDates(lines: Line[]): Line[] {
  const steps = [
    closeWideLines,
    unfoldColumns,
    unfoldTwins,
    unfoldGrids,
    freeListedHeads,
    joinAsideDates,
    joinWrappedHeads,
    joinStackedDates,
    joinStackedRanges,
    joinWrappedRanges,
    liftAsides,
    liftRails,
  ];
  return steps.reduce((tidy, step) => step(tidy), lines.filter((line) => !isLastingAlone(line)).map(withoutLasting));
}

/** "May 2014" over "to" over "May 2016": a range that a narrow column set on three lines. */
function joinStackedRanges(lines: Line[]): Line[] {
  const out: Line[] = [];
  for (let i = 0; i < lines.length; i++) {
    const [a, b, c] = [lines[i], lines[i + 1], lines[i + 2]] as [Line, Line | undefined, Line | undefined];
    const mark = b && b.cells.length === 1 && /^(?:to|-|–|—|bis|à|au|a|al|até|tot)$/iu.test(b.text);
    const joined = mark && c && a.cells.length === 1 && c.cells.length === 1 ? `${a.text} – ${c.text}` : '';
    if (!b || !c || joined === '' || !isDateText(joined) || joined.length > 40) {
      out.push(a);
      continue;
    }
    const cells = [a, b, c].flatMap((line) => line.cells);
    const cell: Cell = {
      ...(cells[0] as Cell),
      text: joined,
      bottom: c.bottom,
      items: cells.flatMap((part) => part.items),
    };
    out.push({ ...a, cells: [cell], text: joined, bottom: c.bottom });
    i += 2;
  }
  return out;
}

/** "May" over "2022": a month and its year on two lines are one date. */
function joinStackedDates(lines: Line[]): Line[] {
  const out: Line[] = [];
  for (const line of lines) {
    const above = out.at(-1);
    const stacked =
      above &&
      above.cells.length === 1 &&
      line.cells.length === 1 &&
      /^(?:19|20)\d{2}$/.test(line.text) &&
      monthNumbers.has(foldWords(above.text));
    const cell = above?.cells[0];
    const year = line.cells[0];
    if (!stacked || !cell || !year) {
      out.push(line);
      continue;
    }
    const joined: Cell = {
      ...cell,
      text: `${cell.text} ${year.text}`,
      bottom: year.bottom,
      items: [...cell.items, ...year.items],
    };
    out[out.length - 1] = { ...above, cells: [joined], text: joined.text, bottom: line.bottom };
  }
  return out;
}

/** A date or a length of time set at the right of running text belongs to the head just above. */
function liftAsides(lines: Line[]): Line[] {
  const out = lines.map((line) => ({ ...line }));
  out.forEach((line, i) => {
    const aside = line.cells.at(-1);
    const running = (line.bullet !== undefined && !isHeadline(line, out[i - 1])) || hangsUnder(line, out[i - 1]);
    if (!aside || line.cells.length < 2 || !running) return;
    const dated = isDateText(aside.text);
    const lasting = isDuration(aside.text);
    if (!dated && !lasting) return;
    line.cells = line.cells.slice(0, -1);
    line.text = line.cells.map((cell) => cell.text).join(' ');
    const head = dated ? out.slice(Math.max(0, i - 2), i).findLast((other) => other.bullet === undefined) : undefined;
    if (head && !anchorOf(head)) head.cells = [...head.cells, aside];
    else if (dated) line.cells = [...line.cells, aside];
  });
  return out;
}

/** A marked line in larger or bolder type than the plain line or the deeper point above it: the head of an entry, with its own date. */
function isHeadline(line: Line, above: Line | undefined): boolean {
  if (!above || (above.bullet !== undefined && line.x > above.x - 6)) return false;
  return line.size > above.size + 0.6 || (line.bold && !above.bold);
}

/** A line under a point of a list that is set like it and in from the edge: its second line, and no new head. */
function hangsUnder(line: Line, above: Line | undefined): boolean {
  const first = line.cells[0];
  if (above?.bullet === undefined || !first || first.text === '') return false;
  return first.bold === above.bold && Math.abs(first.size - above.size) < 0.6 && first.x > above.x - 8;
}

/** "**Waiter**" over "• Larch Inn" and "• 2019 – 2021": list marks down to a date alone belong to the head, and are none. */
function freeListedHeads(lines: Line[]): Line[] {
  const out = [...lines];
  lines.forEach((line, i) => {
    if (line.bullet === undefined || line.cells.length !== 1 || !isDateText(line.text)) return;
    const first = lines.findLastIndex((other, j) => j < i && other.bullet === undefined);
    const short = lines.slice(first + 1, i).every((other) => other.text.length < 60 && !anchorOf(other));
    if (first < 0 || i - first > 3 || anchorOf(lines[first] as Line) || !short) return;
    for (let j = first + 1; j <= i; j++) {
      const { bullet: _, ...bare } = lines[j] as Line;
      out[j] = { ...bare, x: (lines[first] as Line).x };
    }
  });
  return out;
}

/** Ends in a dash or in a month without its year. */
function isCutOff(text: string): boolean {
  return (
    /[-–—]\s*$/.test(text) || (/\d.*[-–—]/.test(text) && monthNumbers.has(foldWords(text.split(/\s+/).at(-1) ?? '')))
  );
}

/** "Sept 2019 –" at the right or the left with "today" below it: one range. */
function joinWrappedRanges(lines: Line[]): Line[] {
  const out = lines.map((line) => ({ ...line }));
  out.forEach((line, i) => {
    const next = out[i + 1];
    if (!next || line.cells.length < 2 || next.bullet !== undefined) return;
    for (const at of [-1, 0]) {
      const open = line.cells.at(at);
      const rest = next.cells.at(at);
      const text = open && rest && isCutOff(open.text) ? rangeOf(open, rest) : undefined;
      if (!open || !rest || text === undefined) continue;
      const joined: Cell = { ...open, text, bottom: rest.bottom, items: [...open.items, ...rest.items] };
      line.cells = line.cells.map((cell) => (cell === open ? joined : cell));
      line.text = line.cells.map((cell) => cell.text).join(' ');
      next.cells = next.cells.filter((cell) => cell !== rest);
      next.text = next.cells.map((cell) => cell.text).join(' ');
      return;
    }
  });
  return out.filter((line) => line.cells.length + line.rail.length > 0);
}

/** The two ends of a range that stand below each other, "2019 – actuali-" over "dad" among them. */
function rangeOf(open: Cell, rest: Cell): string | undefined {
  const below = Math.abs(rest.x - open.x) < 6 || Math.abs(rest.right - open.right) < 4;
  const texts = [`${open.text} ${rest.text}`, `${open.text.replace(/[-\u2010]$/u, '')}${rest.text}`];
  return below ? texts.find((text) => isDateText(text)) : undefined;
}

/** A date in the rail under a name or a place in the rail belongs to the head that these stand beside. */
function liftRails(lines: Line[]): Line[] {
  const out = lines.map((line) => ({ ...line }));
  out.forEach((line, i) => {
    const [open, rest] = [out[i - 1]?.rail.at(-1), line.rail[0]];
    const range = open && rest && /\p{L}[-\u2010]$/u.test(open.text) ? rangeOf(open, rest) : undefined;
    if (open && rest && range !== undefined) {
      const above = out[i - 1] as Line;
      const joined: Cell = { ...open, text: range, bottom: rest.bottom, items: [...open.items, ...rest.items] };
      above.rail = [...above.rail.slice(0, -1), joined];
      line.rail = line.rail.slice(1);
    }
    const dated = line.rail.filter((cell) => isDateText(cell.text));
    const head = dated.length > 0 ? topOfStack(out, i) : undefined;
    if (!head) return;
    head.rail = [...head.rail, ...dated];
    line.rail = line.rail.filter((cell) => !dated.includes(cell));
  });
  return out.filter((line) => line.cells.length + line.rail.length > 0);
}

/** The line at which the stack of texts begins that a line's rail is the end of; undefined where that line is no head, or has a date already. */
function topOfStack(lines: Line[], at: number): Line | undefined {
  let top: Line | undefined;
  let last = lines[at]?.rail[0];
  for (let i = at - 1; i >= 0 && i >= at - 4; i--) {
    const line = lines[i] as Line;
    const cell = line.rail.at(-1);
    if (!cell) continue;
    const near = last?.page === cell.page && last.base - cell.base < 1.9 * cell.size;
    if (anchorOf(line) || (!near && i < at - 1)) break;
    [top, last] = [line, cell];
  }
  return top?.bullet === undefined ? top : undefined;
}

/** A line that only says how long something lasted. */
function isLastingAlone(line: Line): boolean {
  const cells = [...line.rail, ...line.cells];
  return line.bullet === undefined && cells.every((cell) => isDuration(cell.text));
}

/** A line without the length of time in its rail: it is told by the dates, and parts the lines of a title that wraps. */
function withoutLasting(line: Line): Line {
  const rail = line.rail.filter((cell) => !isDuration(cell.text));
  return rail.length === line.rail.length || line.cells.length === 0 ? line : { ...line, rail };
}

/** Entries side by side, row for row in the same columns, with a row of nothing but dates: read column by column. */
function unfoldGrids(lines: Line[]): Line[] {
  const out: Line[] = [];
  for (let i = 0; i < lines.length; i++) {
    const block = gridAt(lines, i);
    if (block.length < 2 || !block.some((line) => line.cells.every((cell) => isDateText(cell.text)))) {
      out.push(lines[i] as Line);
      continue;
    }
    const columns = (block[0] as Line).cells.length;
    for (let c = 0; c < columns; c++)
      out.push(...block.flatMap((line) => line.cells.slice(c, c + 1).map((cell) => lineOf(line, [cell]))));
    i += block.length - 1;
  }
  return out;
}

function gridAt(lines: Line[], from: number): Line[] {
  const first = lines[from] as Line;
  if (first.cells.length < 2 || first.bullet !== undefined) return [];
  const fits = (line: Line): boolean =>
    line.bullet === undefined &&
    line.cells.length >= 2 &&
    line.cells.length <= first.cells.length &&
    line.cells.every((cell, c) => Math.abs(cell.x - (first.cells[c]?.x ?? 0)) < 4);
  let to = from + 1;
  while (to < lines.length && fits(lines[to] as Line)) to++;
  return lines.slice(from, to);
}
