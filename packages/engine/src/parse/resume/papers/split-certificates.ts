import { findDates } from '../../../language/dates/find-dates.ts';
import { isRegion } from '../../../language/places/places.ts';
import type { Cell, Line } from '../../layout/types.ts';
import { findStyleRuns } from '../entries/style-runs.ts';
import { lineOf } from '../sections/find-sections.ts';
import { acronym, lapsedWords, listedAs, namesCertificate, sliceCell } from './certificate-lines.ts';

/** "CSWIP 3.0": with the number of a level or an edition. */
const numbered = /^[A-Z][A-Z0-9+-]{1,6} \d{1,2}(?:\.\d{1,2}){0,2}$/;

/** "First Aid, BLS, PALS": each listed, one at least as a certificate, and each another: "Certified Public Accountant, CPA" is one with its letters. */
function areListed(parts: string[]): boolean {
  const listed = parts.map(listedAs);
  const ids = new Set(listed.map((each) => each?.id));
  return !ids.has(undefined) && ids.size === parts.length && listed.some((each) => each?.kind === 'certificate');
}

/**
 * "BLS (AHA, exp 05/2027), ACLS (AHA), CEN (2023)": a line of its own for each, where every one has a bracket, is an acronym or is listed.
 */
export function splitCertificates(line: Line): Line[] {
  const [cell] = line.cells;
  const over = cell && line.cells.length === 1 ? cutLapsed(cell) : undefined;
  if (over) return over.map((part) => lineOf(line, [part]));
  if (!cell || line.cells.length !== 1 || line.rail.length > 0 || findStyleRuns(cell).length > 1) return [line];
  const spots = [...cell.text.matchAll(/[^,(]*(?:\([^()]*\)[^,(]*)*/g)].filter((spot) => spot[0].trim() !== '');
  const parts = spots.map((spot) => spot[0].trim());
  const listed = parts.every(
    (part) =>
      part.length <= 60 && (/^\p{Lu}[^()]{1,40} ?\([^()]+\)$/u.test(part) || acronym.test(part) || numbered.test(part)),
  );
  if (
    parts.length < 2 ||
    !(
      listed ||
      areListed(parts) ||
      parts.every((part) => dated.test(part)) ||
      parts.every((part) => paper.test(part))
    ) ||
    parts.some((part) => isRegion(part))
  )
    return [line];
  return spots.map((spot, i) => {
    const start = spot.index + spot[0].search(/\S/);
    return lineOf(line, [sliceCell(cell, start, parts[i] as string)]);
  });
}

/** "HGV C+E licence, digital tachograph card": what each calls itself. */
const paper = /^[^()]{2,40} (?:licen[cs]e|card|certificate|ticket|permit|passport|badge|CPC|visa)$/iu;

/** "ISTQB Foundation 2016": a name with a year of its own. */
const dated = /^\p{Lu}[\p{L}\d]*[^,]{2,50} \(?(?:19|20)\d\d\)?$/u;

/** "CDL Class A, Hazmat endorsement lapsed 2022": only the last of them is over. */
function cutLapsed(cell: Cell): [Cell, Cell] | undefined {
  const comma = cell.text.lastIndexOf(', ');
  const [before, after] = [cell.text.slice(0, comma), cell.text.slice(comma + 2)];
  const date = findDates(after)[0];
  const named = /^[A-Z]{2,}\b/.test(before) || namesCertificate(before);
  if (comma < 0 || !date || !named || !/^\p{Lu}\S* \S/u.test(after) || !lapsedWords.test(after.slice(0, date.start)))
    return undefined;
  return [sliceCell(cell, 0, before), sliceCell(cell, comma + 2, after)];
}
