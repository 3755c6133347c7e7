import { type DateSpan, findDates, isDateText } from '../../../language/dates/find-dates.ts';
import { hasLapsed } from '../../../language/dates/lapsed-words.ts';
import { placeScore } from '../../../language/places/places.ts';
import { wordsInBrackets } from '../../../language/text/brackets.ts';
import type { Cell, Line } from '../../layout/types.ts';
import { boxOf } from '../fact.ts';
import type { Role } from './assign-line-roles.ts';
import type { Entry } from './entry.ts';
import { durationPattern, isDuration } from './find-anchor.ts';
import { isBroken } from './is-broken.ts';
import { findStyleRuns, type Style } from './style-runs.ts';

/** An entry of some lines and their roles: dates and names of the head apart, the rest as its body. */
export function makeEntry(lines: Line[], roles: Role[]): Entry {
  const entry: Entry = { head: [], dates: [], body: [], lines, headX: Number.POSITIVE_INFINITY };
  let row = 0;
  entry.headX = Math.min(...lines.filter((_, i) => roles[i] === 'head').map((line) => line.x));
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

/** Puts a cell of the head into the entry: its dates apart, the rest as text, cut where its style changes. */
function takeCell(entry: Entry, cell: Cell, row: number, index: number, rail: boolean, wide: boolean): void {
  const spans = ownDates(cell.text);
  if (spans.length === 0 && isDuration(cell.text)) return;
  const runs = findStyleRuns(cell);
  const push = (text: string, start: number, style: Style): void => {
    const boxes = [boxOf(cell, start, start + text.length)];
    entry.head.push({ text, boxes, row, cell: index, ...style, rail, wide });
  };
  const add = (start: number, end: number): void => {
    for (const run of runs) {
      const from = Math.max(start, run.start);
      const raw = cell.text.slice(from, Math.min(end, run.end));
      if (from >= end || !/[\p{L}\p{N}]/u.test(raw)) continue;
      const text = spans.length > 0 ? trimMarks(raw) : raw.trim();
      if (/[\p{L}\p{N}]/u.test(text)) push(text, from + raw.indexOf(text.slice(0, 3)), run.style);
    }
  };
  let at = 0;
  for (const span of spans) {
    const piece = { text: cell.text.slice(span.start, span.end), boxes: [boxOf(cell, span.start, span.end)] };
    entry.dates.push({ span, piece });
    add(at, span.start);
    at = span.end + (durationPattern.exec(cell.text.slice(span.end))?.[0].length ?? 0);
  }
  add(at, cell.text.length);
}

/**
 * The dates of what a head names. "Chief of Staff (acting head May 2022) | 2019 – now": a remark in brackets beside another date, or of
 * what is over or was not ended, keeps its own.
 */
function ownDates(text: string): DateSpan[] {
  const spans = findDates(text);
  const remarks = spans.map((span) => {
    const words = wordsInBrackets(text, span.start);
    return words !== undefined && !isDateText(words) ? words : undefined;
  });
  const free = spans.some((_, i) => remarks[i] === undefined);
  return spans.filter((_, i) => {
    const words = remarks[i];
    if (words === undefined) return true;
    return (
      !(free && /\p{L}{3}.*\p{L}{3}/u.test(words)) && !hasLapsed(words) && !isBroken(words) && !expires.test(words)
    );
  });
}

/** Words for the end of a paper's time. */
const expires =
  /(?<!\p{L})(?:expir\p{L}+|valid|gültig|valables?|valid[oa]s?|válid[oa]s?|caduca|vence|scade|geldig)(?!\p{L})/iu;

/** What a date left behind, without the marks that stood around it. */
function trimMarks(raw: string): string {
  const text = raw
    .replace(/^\s*\.\s+(?=\p{Lu})/u, '')
    .replace(/^[\s|,;:·•–—()\][-]+/u, (marks) =>
      marks.includes('(') && !/^\s*[|,:·•–—-]*\s*\(\s*[)\]]?$/.test(marks) && raw.includes(')') ? '(' : '',
    )
    .replace(/[\s|,;·•–—([-]+$/u, '');
  // A bracket whose other half went goes too.
  return /^[^()]*\)$/.test(text) ? text.slice(0, -1).trimEnd() : text;
}
