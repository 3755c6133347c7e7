import { degreeScore } from '../../../language/education/degree-words.ts';
import { placeScore } from '../../../language/places/places.ts';
import { organisationScore, schoolScore } from '../../../language/titles/organisation-words.ts';
import { titleScore } from '../../../language/titles/title-words.ts';
import { isCapitals, type PlainStyle } from '../../layout/plain-style.ts';
import type { Line } from '../../layout/types.ts';

/** Set stronger than the running text: larger, bold or in capitals. */
export function isStrong(line: Line, body: PlainStyle): boolean {
  if (line.size > body.size + 0.6) return true;
  if (line.bold && !body.bold) return true;
  return isCapitals(line.text) && line.text.length > 5;
}

/** An abbreviation whose full stop ends no sentence. */
const abbreviation =
  /\b(?:inc|ltd|co|corp|jr|sr|llc|st|dept|univ|bros|s\.a|s\.l|e\.v|a\.s|b\.v|n\.v|s\.p\.a|s\.r\.l)\.$/i;

/** Running text by its length and its end. */
export function isSentence(line: Line): boolean {
  return line.text.length > 45 && /[.!;:]$/.test(line.text) && !abbreviation.test(line.text);
}

/** Names a title, an organisation, a place, a degree or a school. */
export function looksNamed(line: Line): boolean {
  if (line.text.length > 90) return false;
  const best = line.cells.map((cell) =>
    Math.max(
      titleScore(cell.text),
      organisationScore(cell.text),
      placeScore(cell.text),
      degreeScore(cell.text),
      schoolScore(cell.text),
    ),
  );
  return Math.max(...best) >= 1 && (!/[.]$/.test(line.text) || abbreviation.test(line.text));
}

/** Reaches the right edge, so that the text may go on below. */
export function fillsWidth(line: Line): boolean {
  return line.right > line.left + 0.8 * (line.edge - line.left) && line.text.length > 55;
}

/** Set alike: with a mark or without, in one style and size, as far in. */
export function isSetAs(line: Line, other: Line): boolean {
  return (
    (line.bullet === undefined) === (other.bullet === undefined) &&
    line.bold === other.bold &&
    line.italic === other.italic &&
    Math.abs(line.size - other.size) < 0.6 &&
    Math.abs(line.x - other.x) < line.size
  );
}

/** More white above than between the lines of one paragraph. */
export function gapAbove(line: Line, above: Line | undefined): boolean {
  return (
    line.pitch === undefined ||
    above === undefined ||
    line.page !== above.page ||
    line.pitch > 1.75 * Math.max(line.size, above.size)
  );
}
