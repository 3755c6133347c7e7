import { findDates, isDateText } from '../../../language/dates/find-dates.ts';
import { degreeScore } from '../../../language/education/degree-words.ts';
import { isEducationDetail, isLeavingCertificate } from '../../../language/education/education-details.ts';
import { schoolScore } from '../../../language/titles/organisation-words.ts';
import type { Line } from '../../layout/types.ts';
import type { Entry } from './entry.ts';
import { saysUnfinished } from './is-broken.ts';
import { makeEntry } from './make-entry.ts';
import { partUnfinished } from './unfinished-lines.ts';

/** Whether a line names a degree without a date and needs no other line: with its school, or said to be unfinished. */
export function isOwnDegree(lines: Line[], at: number): boolean {
  const line = lines[at];
  if (!line || line.bullet !== undefined || line.text.length > 110 || isEducationDetail(line.text)) return false;
  if (findDates(line.text).length > 0 || isDateText(lines[at + 1]?.text ?? '')) return false;
  const [first = '', ...others] = line.text.split(/,\s+|\s+[|·–—-]\s+/u);
  // "A levels: History A, English B" says all there is to say.
  if (isLeavingCertificate(first.split(':')[0] ?? '') && /^[^:]+: \S/.test(line.text)) return true;
  const open = saysUnfinished(line.text);
  if (open && degreeScore(first) === 0 && others.length > 0) return true;
  if (degreeScore(first) === 0 || schoolScore(first) > 0) return false;
  return open || others.some((other) => schoolScore(other) > 0);
}

/** Whether one of some lines names a degree. */
export function namesDegree(lines: Line[]): boolean {
  return lines.some(({ text }) => degreeScore(text) > 0);
}

/** "GCSEs including Maths and English": what a school is left with, without the school. */
const leaving = /^(?:\d+ )?(?:GCSEs?|[AO]S?[- ]levels?|highers|national 5s?)(?!\p{L})[^,;\d]*$/iu;

/** The same as the first line, above a degree that has the date: the date is not its own. */
function leadsOther({ lines, body }: Entry): Entry[] | undefined {
  const [first, ...below] = lines;
  const dated = below[0] !== undefined && findDates(below[0].text).length > 0 && namesDegree(below.slice(0, 1));
  if (!first || !dated || !(isOwnDegree(lines, 0) || leaving.test(first.text))) return undefined;
  return [
    makeEntry([first], ['head']),
    makeEntry(
      below,
      below.map((line) => (body.includes(line) ? 'body' : 'head')),
    ),
  ];
}

/** "Diploma in progress" as the last line of another degree's entry, set like it: a degree of its own. */
export function freeOwnDegree(entry: Entry): Entry[] {
  const parted = partUnfinished(entry);
  if (parted) return parted;
  const leading = leadsOther(entry);
  if (leading) return leading;
  const [first, last] = [entry.lines[0], entry.lines.at(-1)];
  const above = entry.lines.slice(0, -1);
  const alike = first && last && above.length > 0 && first.bold === last.bold && Math.abs(first.x - last.x) < 2;
  if (!alike || !isOwnDegree(entry.lines, above.length) || !namesDegree(above)) return [entry];
  const own = makeEntry(
    above,
    above.map((line) => (entry.body.includes(line) ? 'body' : 'head')),
  );
  return [own, makeEntry([last], ['head'])];
}
