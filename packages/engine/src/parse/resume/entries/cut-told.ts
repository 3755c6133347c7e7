import { findDates } from '../../../language/dates/find-dates.ts';
import { organisationScore } from '../../../language/titles/organisation-words.ts';
import { titleScore } from '../../../language/titles/title-words.ts';
import type { Cell, Line } from '../../layout/types.ts';
import { boxOf } from '../fact.ts';
import { lineOf } from '../sections/find-sections.ts';

/** "03/2023 Intern, Larch GmbH, Dornum: helped in the store": what a line tells behind the names of a job, as a point of its own below it. */
export function cutTold(line: Line): Line[] {
  const [cell] = line.cells;
  const [date] = cell ? findDates(cell.text) : [];
  if (!cell || line.cells.length !== 1 || line.bullet !== undefined || !date) return [line];
  if (date.start > 0) return cutBehindDate(line, cell, date.end);
  const colon = /(?<=\p{L}\)?):\s+(?=\p{L}\p{L}*[ ,]\S)/u.exec(cell.text.slice(date.end));
  if (!colon) return [line];
  const at = date.end + colon.index;
  const named = cell.text.slice(date.end, at);
  if (!named.includes(',') || Math.max(titleScore(named), organisationScore(named)) < 0.5) return [line];
  return cutAt(line, cell, at, at + colon[0].length);
}

/** "Intern, Larch GmbH, Dornum (2021 – 2023). Helped in the store and": what a sentence tells behind the dates in brackets. */
function cutBehindDate(line: Line, cell: Cell, end: number): Line[] {
  const stop = /^\)\.\s+(?=\p{Lu})/u.exec(cell.text.slice(end))?.[0];
  if (!stop || !cell.text.slice(0, end).includes(',')) return [line];
  return cutAt(line, cell, end + 1, end + stop.length);
}

/** The line up to `at`, and as a point below it what stands from `start` on. */
function cutAt(line: Line, cell: Cell, at: number, start: number): Line[] {
  const [head, told] = [boxOf(cell, 0, at), boxOf(cell, start)];
  return [
    lineOf(line, [{ ...cell, text: cell.text.slice(0, at), right: head.x + head.width }]),
    { ...lineOf(line, [{ ...cell, text: cell.text.slice(start), x: told.x }]), bullet: '', pitch: 0, x: line.x },
  ];
}
