import { degreeScore } from '../../../language/education/degree-words.ts';
import type { PlainStyle } from '../../layout/plain-style.ts';
import type { Line } from '../../layout/types.ts';
import type { Draft } from '../fact.ts';
import { findUnread } from '../sections/find-unread.ts';
import { isNamed, shareOfWhole, wholeOf } from '../sections/fuller-reading.ts';
import { type DegreeLines, readDegreeLines } from '../told/degree-lines.ts';
import { parseEducation, readDegrees } from './parse-education.ts';
import { findSchoolGroups } from './school-groups.ts';
import { tidyDegrees } from './tidy-degree.ts';

/** The degrees of a section as they were read, or by the form that the section has as a whole, where that knows more of them; `told`: those that a line each tells. */
export function readDegreesByForm(
  lines: Line[],
  read: Draft[],
  plain: PlainStyle,
): { drafts: Draft[]; told: Draft[]; unread: Line[] } {
  const groups = findSchoolGroups(lines);
  const grouped = groups ? tidyDegrees(readDegrees(groups)) : [];
  const [more, surer] = [wholeOf(grouped) - wholeOf(read), shareOfWhole(grouped) - shareOfWhole(read)];
  const fuller = more >= 0 && surer >= 0 && more + surer > 0;
  const known = fuller ? grouped : read;
  const lined = readDegreeLines(lines, known, (own) =>
    own.some(({ text }) => degreeScore(text) > 0) ? tidyDegrees(parseEducation(own, plain)).filter(isNamed) : [],
  );
  return lined && knowsMore(lined, known) ? lined : { drafts: known, told: [], unread: findUnread(lines, known) };
}

/** More with who and what, or as many where most are sentences or the section is told so to its end and holds more; none the less with a date. */
function knowsMore({ sure, whole, sentences }: DegreeLines, known: Draft[]): boolean {
  const [own, before] = [sure.filter(isNamed).length, known.filter(isNamed).length];
  const more = own > before || (own === before && (sentences || (whole && sure.length > known.length)));
  return more && wholeOf(sure) >= wholeOf(known);
}
