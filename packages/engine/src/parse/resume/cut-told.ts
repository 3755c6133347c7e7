import { findDates } from '../../language/find-dates.ts';
import { organisationScore } from '../../language/organisation-words.ts';
import { titleScore } from '../../language/title-words.ts';
import type { Line } from '../layout/types.ts';
import { boxOf } from './fact.ts';
import { lineOf } from './find-sections.ts';

/** "03/2023 Intern, Larch GmbH, Dornum: helped in the store": what a line tells behind the names of a job, as a point of its own below it. */
export function cutTold(line: Line): Line[] {
  const [cell] = line.cells;
  const [date] = cell ? findDates(cell.text) : [];
  if (!cell || line.cells.length !== 1 || line.bullet !== undefined || date?.start !== 0) return [line];
  const colon = /(?<=\p{L}\)?):\s+(?=\p{L}\p{L}*[ ,]\S)/u.exec(cell.text.slice(date.end));
  if (!colon) return [line];
  const at = date.end + colon.index;
  const named = cell.text.slice(date.end, at);
  if (!named.includes(',') || Math.max(titleScore(named), organisationScore(named)) < 0.5) return [line];
  const start = at + colon[0].length;
  const [head, told] = [boxOf(cell, 0, at), boxOf(cell, start)];
  return [
    lineOf(line, [{ ...cell, text: cell.text.slice(0, at), right: head.x + head.width }]),
    { ...lineOf(line, [{ ...cell, text: cell.text.slice(start), x: told.x }]), bullet: '', pitch: 0, x: line.x },
  ];
}
