import type { Line } from '../../layout/types.ts';
import type { Draft } from '../fact.ts';
import { isNamed, shareOfWhole, wholeOf } from '../sections/fuller-reading.ts';
import { type DegreeLines, readDegreeLines } from '../told/degree-lines.ts';
import { readDegrees } from './parse-education.ts';
import { findSchoolGroups } from './school-groups.ts';
import { tidyDegrees } from './tidy-degree.ts';

/** The degrees of a section as they were read, or by the form that the section has as a whole, where that knows more of them. */
export function readDegreesByForm(lines: Line[], read: Draft[]): { drafts: Draft[]; told: boolean } {
  const groups = findSchoolGroups(lines);
  const grouped = groups ? tidyDegrees(readDegrees(groups)) : [];
  const [more, surer] = [wholeOf(grouped) - wholeOf(read), shareOfWhole(grouped) - shareOfWhole(read)];
  const fuller = more >= 0 && surer >= 0 && more + surer > 0;
  const known = fuller ? grouped : read;
  const lined = readDegreeLines(lines);
  return lined && knowsMore(lined, known) ? { drafts: lined.drafts, told: true } : { drafts: known, told: false };
}

/** More with who and what, or as many where most are sentences or the section is told so to its end and holds more; none the less with a date. */
function knowsMore({ drafts, whole, told }: DegreeLines, known: Draft[]): boolean {
  const [own, before] = [drafts.filter(isNamed).length, known.filter(isNamed).length];
  const more = own > before || (own === before && (told || (whole && drafts.length > known.length)));
  return more && wholeOf(drafts) >= wholeOf(known);
}
