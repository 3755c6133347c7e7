import { isDateText } from '../../../language/dates/find-dates.ts';
import { findHeading } from '../../../language/headings/find-heading.ts';
import type { PlainStyle } from '../../layout/plain-style.ts';
import type { Line } from '../../layout/types.ts';
import type { Role } from './assign-line-roles.ts';
import { anchorOf, isSingleDate } from './find-anchor.ts';
import { gapAbove, looksNamed } from './line-traits.ts';
import { findStyleRuns } from './style-runs.ts';

/** Where entries begin. A run of head lines is one entry unless it holds several dates. */
export function findStarts(lines: Line[], roles: Role[], plain: PlainStyle): number[] {
  const starts: number[] = [];
  const runs = findRuns(roles);
  const offset = commonOffset(lines, runs);
  const dated = lines.some((line) => anchorOf(line) !== undefined);
  runs.forEach((run, r) => {
    const anchors = range(run.from, run.to).filter((i) => anchorOf(lines[i] as Line) !== undefined);
    if (anchors.length === 0) {
      if (starts.length === 0 || !dated || startsUndated(lines, run, plain))
        starts.push(...splitUndated(lines, run, r === 0 || !dated));
      return;
    }
    starts.push(run.from);
    let floor = anchors[0] as number;
    for (const anchor of anchors.slice(1)) {
      const start = Math.max(floor + 1, anchor - offset);
      if (isSecondDate(lines, floor, anchor)) continue;
      starts.push(findGroupLine(lines, floor, anchor) ?? Math.min(start, anchor));
      floor = anchor;
    }
  });
  if (starts[0] !== 0) starts.unshift(0);
  return [...new Set(starts)].sort((a, b) => a - b);
}

/**
 * The line of an employer above the first of its roles, if there is one: set like a title, without a date, behind more white than the
 * title that follows it and clearly more than what stands within a head. Its place may stand on a line between.
 */
function findGroupLine(lines: Line[], floor: number, anchor: number): number | undefined {
  const title = lines[anchor];
  const at = range(floor + 1, anchor).findLast((i) => beginsBold(lines[i] as Line));
  const line = lines[at ?? -1];
  const before = lines[(at ?? 0) - 1];
  if (at === undefined || !before || !line || !title || anchor - at > 2 || line.page !== title.page) return undefined;
  // Letters that a page's type lacks come from another, which may have no bold.
  const strong = beginsBold(title) || !/\p{Script=Latin}/u.test(title.cells[0]?.text ?? 'a');
  if (!strong || (beginsBold(before) && at - 1 > floor) || Math.abs(line.x - title.x) > 3) return undefined;
  if (line.pitch === undefined || title.pitch === undefined)
    return line.pitch === undefined && before.page !== line.page ? at : undefined;
  const within = at - 1 > floor ? Math.min(title.pitch, before.pitch ?? title.pitch) : title.pitch;
  const parted = line.pitch > 1.4 * within || (gapAbove(line, before) && !gapAbove(title, line));
  return line.pitch > title.pitch && parted ? at : undefined;
}

/** "**Acme** · Graz": what a line names stands first, and is set strong where the rest of the line is not. */
function beginsBold(line: Line): boolean {
  const [first] = line.cells;
  return first ? (findStyleRuns(first)[0]?.style.bold ?? first.bold) : line.bold;
}

/** Two dates in a row belong together when the second only repeats or completes the first in the same head. */
function isSecondDate(lines: Line[], first: number, second: number): boolean {
  const [a, b] = [lines[first] as Line, lines[second] as Line];
  if (second === first + 1 && isSingleDate(a) && isSingleDate(b) && Math.abs(a.x - b.x) < 3) return true;
  return (
    second === first + 1 &&
    b.cells.length <= 1 &&
    isDateText(b.text) &&
    !isDateText(a.text) &&
    b.rail.length === 0 &&
    !anchorOf(a)?.range
  );
}

function findRuns(roles: Role[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  roles.forEach((role, i) => {
    const run = runs.at(-1);
    if (role !== 'head') return;
    if (run && run.to === i) run.to = i + 1;
    else runs.push({ from: i, to: i + 1 });
  });
  return runs;
}

/** How many lines a head has before its date: what most runs say, the ones with a single date first of all. */
function commonOffset(lines: Line[], runs: { from: number; to: number }[]): number {
  const counts = new Map<number, number>();
  runs.forEach((run) => {
    const anchors = range(run.from, run.to).filter((i) => anchorOf(lines[i] as Line) !== undefined);
    const first = anchors[0];
    if (first === undefined) return;
    const offset = first - run.from;
    counts.set(offset, (counts.get(offset) ?? 0) + (anchors.length === 1 ? 2 : 1));
    anchors.slice(1).forEach((anchor, i) => {
      const gap = anchor - (anchors[i] as number) - 1;
      if (gap < offset) counts.set(gap, (counts.get(gap) ?? 0) + 1);
    });
  });
  const best = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0];
  return best?.[0] ?? 0;
}

function startsUndated(lines: Line[], run: { from: number; to: number }, plain: PlainStyle): boolean {
  const line = lines[run.from] as Line;
  if (findHeading(line.text) === 'label' || /:$/.test(line.text)) return false;
  const named = range(run.from, run.to).some((i) => looksNamed(lines[i] as Line)) || beginsAsFirst(lines, run, plain);
  return named && (line.bold || line.size > plain.size + 0.6 || run.to - run.from > 1);
}

/** Set strong as the section's first line is, behind clearly more white than stands between the lines that follow. */
function beginsAsFirst(lines: Line[], run: { from: number; to: number }, plain: PlainStyle): boolean {
  const [first, line, next] = [lines[0], lines[run.from], lines[run.from + 1]] as [Line, Line, Line | undefined];
  const alike =
    line.bold && first.bold && !plain.bold && Math.abs(line.size - first.size) < 0.3 && Math.abs(line.x - first.x) < 3;
  return alike && next?.pitch !== undefined && line.pitch !== undefined && line.pitch > 1.4 * next.pitch;
}

/** A run without dates: one entry, or one per line with a gap above that looks like the first. */
function splitUndated(lines: Line[], run: { from: number; to: number }, free: boolean): number[] {
  const first = lines[run.from] as Line;
  if (!free) return [run.from];
  const same = (line: Line): boolean =>
    line.bold === first.bold &&
    Math.abs(line.size - first.size) < 0.4 &&
    line.italic === first.italic &&
    Math.abs(line.x - first.x) < 3;
  const mixed = range(run.from, run.to).some((i) => !same(lines[i] as Line));
  if (!mixed) {
    const gaps = range(run.from + 1, run.to).filter((i) => gapAbove(lines[i] as Line, lines[i - 1]));
    return [run.from, ...(gaps.length < run.to - run.from - 1 ? gaps : [])];
  }
  return range(run.from, run.to).filter(
    (i) => i === run.from || (same(lines[i] as Line) && !same(lines[i - 1] as Line)),
  );
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
}
