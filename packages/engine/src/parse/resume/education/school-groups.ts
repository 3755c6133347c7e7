import { degreeScore } from '../../../language/education/degree-words.ts';
import { isEducationDetail } from '../../../language/education/education-details.ts';
import { schoolScore } from '../../../language/titles/organisation-words.ts';
import type { Line } from '../../layout/types.ts';
import type { Role } from '../entries/assign-line-roles.ts';
import { dropNumbers } from '../entries/drop-numbers.ts';
import type { DatedPiece, Entry } from '../entries/entry.ts';
import { isSetAs } from '../entries/line-traits.ts';
import { makeEntry } from '../entries/make-entry.ts';
import { joinDatedWraps } from '../tidy/join-dated-wraps.ts';
import { joinPartedDates } from '../tidy/join-parted-dates.ts';
import { tidyDates } from '../tidy/tidy-dates.ts';
import { isRemark } from './degree-details.ts';

/**
 * The degrees of a section whose schools stand each above what was learnt there: one entry for each degree, the school's with all of them. A line that names a
 * school with a date beside or below it begins a group, and so does one that is set as the section's first and names no degree, where it is bold and degrees are not, or one stands below it.
 */
export function findSchoolGroups(found: Line[]): Entry[] | undefined {
  const lines = tidyDates(joinDatedWraps(joinPartedDates(dropNumbers(found))));
  const [first] = lines;
  if (!first || !namesSchool(first)) return undefined;
  const model = lines.find(namesDegree);
  const isStronger = model !== undefined && first.bold && !model.bold;
  const isHead = (line: Line, i: number): boolean => {
    if (i === 0) return true;
    if (isDetail(line) || namesDegree(line)) return false;
    const next = lines[i + 1];
    const isAlike = isSetAs(line, first);
    // A faculty right below its school, or a school within what is told, has neither a date nor a degree.
    const isDated = (one: Line | undefined): boolean => one !== undefined && datesOf(one).length > 0;
    if (namesSchool(line) && (isDated(line) || (isDated(next) && !namesSchool(next)))) return true;
    return isAlike && (isStronger || namesSchool(line) || namesDegree(next));
  };
  const starts = lines.flatMap((line, i) => (isHead(line, i) ? [i] : []));
  const groups = starts.map((start, i) => lines.slice(start, starts[i + 1]));
  const entries = groups.map(entriesOf);
  const tells = groups.some((group, i) => (entries[i] as Entry[]).length > 1 || isDatedTwice(group));
  return tells ? entries.flat() : undefined;
}

/** A school with each degree below it, and what is told of that; without any degree the line below it is what was learnt, if it has a date. */
function entriesOf([school, ...below]: Line[]): Entry[] {
  if (!school) return [];
  const model = below.find(namesDegree);
  const at = below.flatMap((line, i) => (model && namesDegree(line) && isSetAs(line, model) ? [i] : []));
  const [first] = at;
  if (first === undefined) {
    const [line, ...body] = below;
    return line && !isDetail(line) && datesOf(line).length > 0
      ? [withDates(entryOf([school, line], body), datesOf(school), datesOf(line), true)]
      : [entryOf([school], below)];
  }
  const shared = below.slice(0, first);
  return at.map((start, i) =>
    withDates(
      entryOf([school, ...shared, below[start] as Line], below.slice(start + 1, at[i + 1])),
      datesOf(school, ...shared),
      datesOf(below[start] as Line),
      at.length === 1,
    ),
  );
}

const entryOf = (heads: Line[], body: Line[]): Entry =>
  makeEntry([...heads, ...body], [...heads.map((): Role => 'head'), ...body.map((): Role => 'body')]);

const datesOf = (...lines: Line[]): DatedPiece[] =>
  makeEntry(
    lines,
    lines.map((): Role => 'head'),
  ).dates;

/** The degree's own dates, else its school's; one date of the only degree ends the time that its school begins before. */
function withDates(entry: Entry, schools: DatedPiece[], own: DatedPiece[], only: boolean): Entry {
  const [date] = own;
  const range = schools.find(({ span }) => span.range);
  if (!date) return { ...entry, dates: range ? [range] : schools };
  const [from, to] = [range?.span.from, date.span.from];
  if (!only || !range || !from || !to || date.span.range || from >= to) return { ...entry, dates: own };
  const { span, piece } = range;
  const { piece: end } = date;
  const both = { text: `${piece.text} ${end.text}`, boxes: [...piece.boxes, ...end.boxes] };
  return { ...entry, dates: [{ span: { ...span, to, open: false }, piece: both }] };
}

function namesSchool(line: Line | undefined): boolean {
  if (line === undefined) return false;
  const { cells, bullet } = line;
  // "Cambridge, MA": a state and no degree.
  const texts = cells.map(({ text }) => text.replace(/,\s\p{Lu}{2}\.?$/u, ''));
  const text = texts.reduce((best, each) => (each.length > best.length ? each : best), '');
  return (
    bullet === undefined &&
    schoolScore(text) > 0 &&
    texts.every((each) => degreeScore(each) === 0) &&
    text.length < 110 &&
    !/:\s/.test(text)
  );
}

const namesDegree = (line: Line | undefined): boolean =>
  line !== undefined && !isDetail(line) && degreeScore(line.text) > 0 && schoolScore(line.text) === 0;

/** "Minor in Botany", "Graduation Thesis: …": told of the degree above. */
function isDetail({ text }: Line): boolean {
  const [first = ''] = text.split(/[:,]\s/u);
  return isRemark(first) || text.length > 110 || isEducationDetail(text);
}

const isDatedTwice = ([school, ...below]: Line[]): boolean => {
  const degree = below.find(namesDegree);
  return school !== undefined && degree !== undefined && datesOf(school).length > 0 && datesOf(degree).length > 0;
};
