import { findDates } from '../../../language/dates/find-dates.ts';
import { degreeScore } from '../../../language/education/degree-words.ts';
import { isEducationDetail } from '../../../language/education/education-details.ts';
import { schoolScore } from '../../../language/titles/organisation-words.ts';
import type { Line } from '../../layout/types.ts';

/**
 * "- BSc Accounting, University of Leeds, 2014–2017": where every line of a section stands behind a mark and names what was learnt
 * or where, the marks stand before whole entries and say nothing of a single degree.
 */
export function unmarkDegrees(lines: Line[]): Line[] {
  const left = Math.min(...lines.map(({ x }) => x));
  const outer = lines.filter(({ x }) => x <= left + 3);
  const marked = outer.filter(({ bullet }) => bullet !== undefined);
  if (marked.length === 0 || marked.length < outer.length || lines[0] !== marked[0]) return lines;
  if (!marked.every(({ text }) => namesEntry(text)) || !marked.some(({ text }) => findDates(text).length > 0))
    return lines;
  return lines.map((line) => {
    if (!marked.includes(line)) return line;
    const { bullet: _, ...bare } = line;
    return bare;
  });
}

function namesEntry(text: string): boolean {
  if (isEducationDetail(text) || text.length > 140) return false;
  return degreeScore(text) > 0 || schoolScore(text) > 0 || (findDates(text).length > 0 && /, /.test(text));
}
