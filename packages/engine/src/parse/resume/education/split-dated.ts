import { findDates } from '../../../language/dates/find-dates.ts';
import type { Line } from '../../layout/types.ts';
import { sliceCell } from '../papers/certificate-lines.ts';
import { lineOf } from '../sections/find-sections.ts';

/** "FCA 2005; BSc Economics, Torvik University, 2001": a line of its own for each of several degrees that end with a date each. */
export function splitDated(line: Line): Line[] {
  const [cell] = line.cells;
  if (!cell || line.cells.length !== 1 || !cell.text.includes(';')) return [line];
  const parts = [...cell.text.matchAll(/[^;]+/g)].map((part) => {
    const start = part.index + part[0].search(/\S|$/);
    const text = part[0].trim();
    const [date, ...others] = findDates(text);
    const ends = date && others.length === 0 && /^\)?$/.test(text.slice(date.end)) && date.start > 2;
    return { start, text, date: ends && /^\p{Lu}/u.test(text) ? date : undefined };
  });
  const dated = parts.flatMap(({ start, text, date }) => (date ? [{ start, text, at: date.start }] : []));
  if (parts.length < 2 || dated.length < parts.length) return [line];
  return dated.map(({ start, text, at }) =>
    lineOf(line, [
      sliceCell(cell, start, text.slice(0, at).replace(/[\s,|·–—(-]+$/u, '')),
      sliceCell(cell, start + at, text.slice(at)),
    ]),
  );
}
