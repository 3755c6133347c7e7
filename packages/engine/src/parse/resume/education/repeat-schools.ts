import { findDates } from '../../../language/dates/find-dates.ts';
import { degreeScore } from '../../../language/education/degree-words.ts';
import { schoolScore } from '../../../language/titles/organisation-words.ts';
import type { Line } from '../../layout/types.ts';

/** A section whose schools each stand above their degrees, the school again above each further degree with dates of its own. */
export function repeatSchools(lines: Line[]): Line[] {
  const [first, second] = lines;
  if (!first || !second || !isSchool(first) || !isDatedDegree(second)) return lines;
  let school: Line | undefined;
  let above: Line | undefined;
  return lines.flatMap((line) => {
    if (isSchool(line)) school = line;
    // Only right below another degree: what else stands between may name a school that no list knows.
    const again = school !== undefined && isDatedDegree(line) && above !== undefined && isDatedDegree(above);
    above = line;
    return again && school ? [{ ...school, pitch: 2 * line.size }, line] : [line];
  });
}

function isSchool({ text, bullet }: Line): boolean {
  return bullet === undefined && schoolScore(text) > 0 && degreeScore(text) === 0 && findDates(text).length === 0;
}

function isDatedDegree({ text, bullet }: Line): boolean {
  return bullet === undefined && degreeScore(text) > 0 && schoolScore(text) === 0 && findDates(text).length > 0;
}
