import { saysPresent } from '../../language/dates/date-ends.ts';
import { findDates, isDateText } from '../../language/dates/find-dates.ts';
import { monthNumbers, presentWords, untilWords } from '../../language/dates/months.ts';
import { findHeading } from '../../language/headings/find-heading.ts';
import { foldWords } from '../../language/text/fold-text.ts';
import { type BaseIndex, indexBases } from './near-base.ts';
import type { Cell } from './types.ts';

/** Words that "present" is said with, alone or with others: "in corso", "la actualidad". */
const presentParts = new Set([...presentWords].flatMap((phrase) => foldWords(phrase).split(' ')));

/** Texts of a rail that wrap ("Oct 2019 –" over "today", "Work" over "Experience") become one cell at their first line. */
export function joinRails(all: Cell[]): Cell[] {
  const cells = joinPairs(all);
  const rails = cells.filter((cell) => cell.rail);
  const beside = indexBases(cells.filter((cell) => !cell.rail));
  const joined = new Map<Cell, Cell>();
  const dropped = new Set<Cell>();
  for (let i = 0; i < rails.length; i++) {
    const start = rails[i] as Cell;
    if (dropped.has(start)) continue;
    let parts = [start];
    let whole = parts;
    for (const next of rails.slice(i + 1, i + 4)) {
      const above = parts.at(-1) as Cell;
      // Small letters of a heading keep the distance of the larger text beside them.
      const heads = findHeading(textOf(parts)) === undefined && findHeading(textOf([...parts, next])) !== undefined;
      const most = heads && isSetOff(above, beside) ? 2.2 : 1.7;
      if (next.base - above.base > most * above.size || Math.abs(next.size - above.size) > 0.5) break;
      const closed = whole.length === parts.length && isClosed(textOf(whole)) && whole.length > 0;
      parts = [...parts, next];
      if (closed || !mayGrow(textOf(parts)) || runsBack(textOf(parts))) break;
      const headed = !isDateText(textOf(parts)) && findHeading(textOf(parts)) !== undefined;
      if (headed && isPlainLabel(next, textOf(parts), beside)) break;
      if (isWhole(textOf(parts))) whole = parts;
    }
    if (whole.length < 2) continue;
    joined.set(start, joinCells(whole));
    for (const part of whole.slice(1)) dropped.add(part);
  }
  return cells.filter((cell) => !dropped.has(cell)).map((cell) => joined.get(cell) ?? cell);
}

/** A rail of dates by twos, the beginning over the end or the end over the beginning, with white between the pairs: ranges. One pair alone has to name months. */
function joinPairs(cells: Cell[]): Cell[] {
  const dates = cells.filter((cell) => cell.rail && (isOneDate(cell.text) || saysPresent(cell.text)));
  const pairs: Cell[][] = [];
  for (const cell of dates) {
    const pair = pairs.at(-1);
    const above = pair?.at(-1);
    if (pair && above && cell.base - above.base < 1.7 * cell.size) pair.push(cell);
    else pairs.push([cell]);
  }
  const [lone] = pairs;
  const sure =
    pairs.length > 1 || (lone?.every((cell) => saysPresent(cell.text) || dayOf(cell.text).length > 4) ?? false);
  const whole = pairs.filter((pair) => pair.length === 2);
  if (!sure || whole.length < Math.max(1, 0.5 * pairs.length) || pairs.some((pair) => pair.length > 2)) return cells;
  const joined = new Map(
    whole.map((pair) => {
      const [first, second] = pair as [Cell, Cell];
      const down = saysPresent(second.text) || (!saysPresent(first.text) && dayOf(first.text) <= dayOf(second.text));
      const ends = down ? [first, second] : [second, first];
      return [first, { ...joinCells(pair), text: ends.map((cell) => cell.text).join(' – ') }] as const;
    }),
  );
  const within = new Set(whole.flat());
  return cells.flatMap((cell) => (within.has(cell) ? (joined.get(cell) ?? []) : cell));
}

function isOneDate(text: string): boolean {
  const [span, ...others] = isDateText(text) ? findDates(text) : [];
  return span !== undefined && others.length === 0 && !span.range && !/[-–—]/.test(text);
}

function dayOf(text: string): string {
  return findDates(text)[0]?.from ?? '';
}

function joinCells(parts: Cell[]): Cell {
  return {
    ...(parts[0] as Cell),
    text: textOf(parts),
    x: Math.min(...parts.map((part) => part.x)),
    right: Math.max(...parts.map((part) => part.right)),
    bottom: Math.max(...parts.map((part) => part.bottom)),
    items: parts.flatMap((part) => part.items),
  };
}

/** In smaller letters than the text level with it, and set off from it as headings are: in capitals, bold or coloured. */
function isSetOff(cell: Cell, others: BaseIndex): boolean {
  const capitals = cell.text === cell.text.toUpperCase();
  return others
    .near(cell.base, 0.5 * cell.size)
    .some(
      (other) =>
        other.size > 1.05 * cell.size && (capitals || (cell.bold && !other.bold) || cell.color !== other.color),
    );
}

/** Set just like the text level with it: a label of that text, and no half of a heading. */
function isPlainLabel(cell: Cell, whole: string, others: BaseIndex): boolean {
  const reach = 0.25 * cell.size;
  const beside = others.near(cell.base, reach).find((other) => Math.abs(other.base - cell.base) < reach);
  if (!beside || whole === whole.toUpperCase()) return false;
  return cell.bold === beside.bold && cell.color === beside.color && Math.abs(cell.size - beside.size) < 0.3;
}

function textOf(parts: Cell[]): string {
  return parts.map((part) => part.text).join(' ');
}

/** A whole range: nothing can follow it. */
function isClosed(text: string): boolean {
  return findDates(text).some((span) => span.range) && !/[-–—]\s*$/.test(text);
}

/** "2020 –" over "2016": the first lasts until now, and the second is another entry's. */
function runsBack(text: string): boolean {
  return findDates(text).some(({ from = '', to }) => to !== undefined && to < from.slice(0, to.length));
}

/** One date or one range, or a heading of several words. */
function isWhole(text: string): boolean {
  return (isDateText(text) && findDates(text).length === 1) || findHeading(text) !== undefined;
}

/** Words of a date and no others, or the beginning of a heading: more may follow. */
function mayGrow(text: string): boolean {
  const words = foldWords(text).split(' ');
  const dated = words.every(
    (word) =>
      /^(?:\d+|del?|do)$/.test(word) || monthNumbers.has(word) || presentParts.has(word) || untilWords.has(word),
  );
  return dated || (words.length <= 5 && !/\d/.test(text));
}
