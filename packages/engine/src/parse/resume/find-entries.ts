import { type DateSpan, findDates, isDateText } from '../../language/find-dates.ts';
import { foldWords } from '../../language/fold-text.ts';
import { findHeading } from '../../language/find-heading.ts';
import { monthNumbers } from '../../language/months.ts';
import { organisationScore } from '../../language/organisation-words.ts';
import { placeScore } from '../../language/places.ts';
import { titleScore } from '../../language/title-words.ts';
import { findPlainStyle, isCapitals, type PlainStyle } from '../layout/plain-style.ts';
import type { Cell, Line } from '../layout/types.ts';
import { boxOf, type Piece } from './fact.ts';

/** A date as it stands in an entry: the span and its words. */
export type DatedPiece = { span: DateSpan; piece: Piece };

/** Text of an entry's head with its style and place in the entry; `row` counts the head's lines. */
export type HeadPiece = Piece & {
  row: number;
  cell: number;
  size: number;
  bold: boolean;
  italic: boolean;
  color: string;
  rail: boolean;
  wide: boolean;
};

/** One job, degree or project: its head, its dates and the lines below. */
export type Entry = { head: HeadPiece[]; dates: DatedPiece[]; body: Line[]; lines: Line[] };

type Role = 'head' | 'body';

/** How long something lasted, as printed behind its dates: "(2 yrs 3 mos)", "1 an". */
export const durationPattern =
  /^[\s(·|,–-]*(?:\d{1,2}\+?\s*(?:years?|yrs?|y|months?|mos?|m|jahre?|monate?|ans?|années?|mois|años?|meses|mes|anos?|anni|anno|mesi|mese|jaar|jaren|maanden|maand)\b\.?[\s,)]*(?:(?:and|und|et|y|e|en)\s)?\s*){1,2}/iu;

/** Cuts a section's lines into entries, by dates, typography, bullets and gaps. */
export function findEntries(all: Line[], plain: PlainStyle): Entry[] {
  const lines = joinStackedDates(all);
  if (lines.length === 0) return [];
  const roles = assignRoles(lines, plain);
  const starts = findStarts(lines, roles, plain);
  const entries: Entry[] = [];
  starts.forEach((start, i) => {
    const end = starts[i + 1] ?? lines.length;
    entries.push(makeEntry(lines.slice(start, end), roles.slice(start, end)));
  });
  return entries;
}

/** "May" over "2022": a month and its year on two lines are one date. */
function joinStackedDates(lines: Line[]): Line[] {
  const out: Line[] = [];
  for (const line of lines) {
    const above = out.at(-1);
    const stacked = above && above.cells.length === 1 && line.cells.length === 1 && /^(?:19|20)\d{2}$/.test(line.text) && monthNumbers.has(foldWords(above.text));
    const cell = above?.cells[0];
    const year = line.cells[0];
    if (!stacked || !cell || !year) {
      out.push(line);
      continue;
    }
    const joined: Cell = { ...cell, text: `${cell.text} ${year.text}`, bottom: year.bottom, items: [...cell.items, ...year.items] };
    out[out.length - 1] = { ...above, cells: [joined], text: joined.text, bottom: line.bottom };
  }
  return out;
}

/** The date of a line that marks an entry: a date in a cell of its own, or at an end of a short text. */
export function anchorOf(line: Line): DateSpan | undefined {
  for (const cell of [...line.rail, ...line.cells]) {
    const spans = findDates(cell.text);
    const span = spans.find((s) => s.range) ?? spans.at(-1);
    if (!span) continue;
    if (isDateText(cell.text)) return span;
    const before = cell.text.slice(0, span.start).trim();
    const after = cell.text.slice(span.end).trim();
    const rest = before.length + after.length;
    if (line.bullet !== undefined && cell === line.cells[0]) continue;
    const edge = before.replace(/[([|,·–—-]+$/, '').trim() === '' || after.replace(/^[)\]|,.·–—-]+/, '').trim() === '';
    if (span.range && rest < 110 && (edge || rest < 60)) return span;
    if (edge && rest < 90 && span.start > 0 && /[([|,·–—-]\s*$|\s{2}$/.test(cell.text.slice(0, span.start)))
      return span;
    if (edge && before === '' && rest < 60) return span;
  }
  return undefined;
}

function assignRoles(lines: Line[], plain: PlainStyle): Role[] {
  const roles: Role[] = [];
  const body = bodyStyle(lines, plain);
  lines.forEach((line, i) => {
    roles.push(roleOf(lines, i, roles, body));
  });
  return roles;
}

/** The style of the running text in a section: of its bullets, or of its longest lines. */
function bodyStyle(lines: Line[], plain: PlainStyle): PlainStyle {
  const bullets = lines.filter((line) => line.bullet !== undefined);
  if (bullets.length >= 2) return findPlainStyle(bullets);
  const long = lines.filter((line) => line.text.length > 70);
  return long.length >= 2 ? findPlainStyle(long) : plain;
}

function roleOf(lines: Line[], i: number, roles: Role[], body: PlainStyle): Role {
  const line = lines[i] as Line;
  const above = lines[i - 1];
  const before = roles[i - 1];
  if (
    line.bullet !== undefined &&
    !(anchorOf({ ...line, bullet: undefined } as unknown as Line) && isBulletedHead(lines, line))
  )
    return 'body';
  if (line.cells.length === 0) return line.rail.some((cell) => isDateText(cell.text)) ? 'head' : (before ?? 'head');
  if (anchorOf(line) && line.text.length < 140) return 'head';
  if (i === 0) return isSentence(line) && line.text.length > 80 ? 'body' : 'head';
  if (line.rail.length > 0 && line.text.length < 90) return 'head';
  if (above && before === 'body' && continues(above, line, lines, i)) return 'body';
  if (isStrong(line, body)) return line.text.length < 130 ? 'head' : 'body';
  if (isSentence(line) || line.text.length > 110 || findHeading(line.text) === 'label') return 'body';
  const dedented = line.x < lastBulletX(lines, i) - 2;
  if (before === 'head') {
    const headish =
      line.italic !== body.italic || line.color !== body.color || line.cells.length > 1 || looksNamed(line);
    return headish && !fillsWidth(line) ? 'head' : 'body';
  }
  if (above?.bullet !== undefined || hasBulletAbove(lines, i))
    return dedented && (looksNamed(line) || headFollows(lines, i)) ? 'head' : 'body';
  return headFollows(lines, i) || (looksNamed(line) && gapAbove(line, above)) ? 'head' : 'body';
}

function isBulletedHead(lines: Line[], line: Line): boolean {
  const bulleted = lines.filter((other) => other.bullet !== undefined);
  const leftmost = Math.min(...lines.map((other) => other.x));
  return line.x <= leftmost + 3 && bulleted.some((other) => other.x > line.x + 6);
}

/** A line that goes on from the one above: hanging under a bullet's text, or the middle of a sentence. */
function continues(above: Line, line: Line, lines: Line[], i: number): boolean {
  if (line.cells.length > 1 || Math.abs(line.size - above.size) > 0.6) return false;
  const bullet = lastBullet(lines, i);
  const hanging = bullet !== undefined && Math.abs(line.x - bullet.x) < 4;
  if (hanging && line.bold === bullet.bold && !gapAbove(line, above)) return true;
  if (line.bold !== above.bold) return false;
  if (/^[\p{Ll}(&,]/u.test(line.text)) return true;
  return (
    !/[.!?:;]$/.test(above.text) &&
    fillsWidth(above) &&
    !gapAbove(line, above) &&
    line.x > above.left - 2 &&
    Math.abs(line.x - above.x) < 14
  );
}

function isStrong(line: Line, body: PlainStyle): boolean {
  if (line.size > body.size + 0.6) return true;
  if (line.bold && !body.bold) return true;
  return isCapitals(line.text) && line.text.length > 5;
}

function isSentence(line: Line): boolean {
  return (
    line.text.length > 45 &&
    /[.!;:]$/.test(line.text) &&
    !/\b(?:inc|ltd|co|corp|jr|sr|llc|st|s\.a|e\.v)\.$/i.test(line.text)
  );
}

function looksNamed(line: Line): boolean {
  if (line.text.length > 90) return false;
  const best = line.cells.map((cell) =>
    Math.max(titleScore(cell.text), organisationScore(cell.text), placeScore(cell.text)),
  );
  return Math.max(...best) >= 1 && !/[.]$/.test(line.text);
}

function fillsWidth(line: Line): boolean {
  return line.right > line.left + 0.8 * (line.edge - line.left) && line.text.length > 55;
}

function gapAbove(line: Line, above: Line | undefined): boolean {
  return (
    line.pitch === undefined ||
    above === undefined ||
    line.page !== above.page ||
    line.pitch > 1.75 * Math.max(line.size, above.size)
  );
}

function lastBullet(lines: Line[], i: number): Line | undefined {
  for (let j = i - 1; j >= 0 && j > i - 8; j--) if (lines[j]?.bullet !== undefined) return lines[j];
  return undefined;
}

function lastBulletX(lines: Line[], i: number): number {
  return lastBullet(lines, i)?.x ?? Number.POSITIVE_INFINITY;
}

function hasBulletAbove(lines: Line[], i: number): boolean {
  return lastBullet(lines, i) !== undefined;
}

/** A date stands within the next three lines, before any bullet or sentence. */
function headFollows(lines: Line[], i: number): boolean {
  for (let j = i + 1; j < lines.length && j <= i + 3; j++) {
    const line = lines[j] as Line;
    if (line.bullet !== undefined) return false;
    if (anchorOf(line)) return true;
    if (isSentence(line) || fillsWidth(line)) return false;
  }
  return false;
}

/** Where entries begin. A run of head lines is one entry unless it holds several dates. */
function findStarts(lines: Line[], roles: Role[], plain: PlainStyle): number[] {
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
      starts.push(Math.min(start, anchor));
      floor = anchor;
    }
  });
  if (starts[0] !== 0) starts.unshift(0);
  return [...new Set(starts)].sort((a, b) => a - b);
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

function isSingleDate(line: Line): boolean {
  return line.cells.length === 1 && line.rail.length === 0 && isDateText(line.text) && !anchorOf(line)?.range;
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
  const named = range(run.from, run.to).some((i) => looksNamed(lines[i] as Line));
  return named && (line.bold || line.size > plain.size + 0.6 || run.to - run.from > 1);
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

function makeEntry(lines: Line[], roles: Role[]): Entry {
  const entry: Entry = { head: [], dates: [], body: [], lines };
  let row = 0;
  lines.forEach((line, i) => {
    const body = roles[i] === 'body';
    for (const cell of line.rail) takeCell(entry, cell, row, 0, true, false);
    const kept: Cell[] = [];
    line.cells.forEach((cell, c) => {
      const aside = c > 0 && cell.x > line.left + 0.5 * (line.edge - line.left) && cell.text.length < 40;
      if (body && !(aside && (isDateText(cell.text) || placeScore(cell.text) > 0))) kept.push(cell);
      else takeCell(entry, cell, row, c, false, c > 0);
    });
    if (body && kept.length > 0)
      entry.body.push(
        kept.length === line.cells.length
          ? line
          : { ...line, cells: kept, text: kept.map((cell) => cell.text).join(' ') },
      );
    if (!body) row++;
  });
  return entry;
}

/** Puts a cell of the head into the entry: its date apart, the rest as text. */
function takeCell(entry: Entry, cell: Cell, row: number, index: number, rail: boolean, wide: boolean): void {
  const spans = findDates(cell.text);
  let at = 0;
  const add = (start: number, end: number): void => {
    const raw = cell.text.slice(start, end);
    const text = raw
      .replace(/^[\s|,;·•–—()\][-]+/u, (m) =>
        m.includes('(') && !/^\s*[|,;·•–—-]*\s*\(\s*[)\]]?$/.test(m) && raw.includes(')') ? '(' : '',
      )
      .replace(/[\s|,;·•–—([-]+$/u, '');
    if (!/[\p{L}\p{N}]/u.test(text)) return;
    const offset = start + raw.indexOf(text.slice(0, 3));
    const { size, bold, italic, color } = cell;
    entry.head.push({
      text,
      boxes: [boxOf(cell, offset, offset + text.length)],
      row,
      cell: index,
      size,
      bold,
      italic,
      color,
      rail,
      wide,
    });
  };
  for (const span of spans) {
    entry.dates.push({
      span,
      piece: { text: cell.text.slice(span.start, span.end), boxes: [boxOf(cell, span.start, span.end)] },
    });
    add(at, span.start);
    at = span.end + (durationPattern.exec(cell.text.slice(span.end))?.[0].length ?? 0);
  }
  if (spans.length === 0 && durationPattern.exec(cell.text)?.[0].length === cell.text.length) return;
  if (spans.length === 0) {
    const styled = splitStyles(cell);
    for (const part of styled) {
      const { size, bold, italic, color } = part;
      entry.head.push({
        text: part.text,
        boxes: [boxOf(part)],
        row,
        cell: index,
        size,
        bold,
        italic,
        color,
        rail,
        wide,
      });
    }
  } else add(at, cell.text.length);
}

/** A cell cut where its style changes: "**Acme**, Engineer" says itself where one ends. */
function splitStyles(cell: Cell): Cell[] {
  const out: Cell[] = [];
  for (const item of cell.items) {
    const last = out.at(-1);
    const color = item.color ?? '#000000';
    const gap = last ? item.box.x - last.right : 0;
    if (
      last &&
      last.bold === item.bold &&
      last.italic === item.italic &&
      last.color === color &&
      Math.abs(last.size - item.size) < 0.3
    ) {
      last.text += (gap > 0.14 * item.size ? ' ' : '') + item.text;
      last.right = item.box.x + item.box.width;
      last.items.push(item);
    } else if (last && gap < 0.05 * item.size && /[\p{L}\p{N}]$/u.test(last.text) && /^[\p{L}\p{N}]/u.test(item.text)) {
      last.text += item.text;
      last.right = item.box.x + item.box.width;
      last.items.push(item);
    } else {
      out.push({
        ...cell,
        text: item.text,
        x: item.box.x,
        right: item.box.x + item.box.width,
        bold: item.bold,
        italic: item.italic,
        color,
        size: item.size,
        items: [item],
      });
    }
  }
  const known = cell.text.startsWith(out[0]?.text.slice(0, 2) ?? '');
  if (!known) return [cell];
  return out.filter((part) => /[\p{L}\p{N}]/u.test(part.text));
}
