import { findDates } from '../../../language/dates/find-dates.ts';
import { degreeScore, splitDegree } from '../../../language/education/degree-words.ts';
import { namesGrade } from '../../../language/education/names-grade.ts';
import type { ColumnName } from '../../../language/headings/field-names.ts';
import { type Draft, type Piece, toFact } from '../fact.ts';
import { cutSchoolTail } from '../finish/school-tail.ts';
import { draftDates } from '../work/parse-work.ts';

/** The filled cells of a row by what their columns hold; `other` stand in columns without a known name, or say more than a field takes. */
export type GridRow = { cells: Partial<Record<ColumnName, Piece>>; other: Piece[] };

/** An entry of a row, and the texts that it has no field for. Without a name of what was done and where it is none. */
export type DraftedRow = { draft: Draft; left: Piece[] };

type Columns = GridRow['cells'];

/** A row of a table of degrees. */
export function draftDegreeRow({ cells, other }: GridRow): DraftedRow | undefined {
  const [schoolColumn] = (['school', 'university', 'employer', 'board'] as const).filter((column) => cells[column]);
  const school = schoolColumn && cells[schoolColumn];
  const degree = cells.degree ?? cells.field;
  if (!degree || (!school && !cells.dates && !cells.grade)) return undefined;
  const what =
    cells.degree && cells.field ? { studyType: degree.text, area: cells.field.text } : splitBracket(degree.text);
  // Without a column of degrees a field may be written behind its degree, or alone.
  const hasDegree = cells.degree !== undefined || (what.area !== undefined && degreeScore(what.studyType) > 0);
  const dates = draftTimes(cells, 'endDate');
  const graded = cells.grade && (/\d/.test(cells.grade.text) || namesGrade(cells.grade.text));
  const draft = {
    institution: school && toFact(school, 0.9),
    studyType: hasDegree ? toFact(degree, 0.9, what.studyType) : undefined,
    area: hasDegree ? what.area && toFact(cells.field ?? degree, 0.85, what.area) : toFact(degree, 0.85),
    location: cells.place && toFact(cells.place, 0.8),
    ...dates.draft,
    score: graded && cells.grade ? toFact(cells.grade, 0.9, cells.grade.text.replace(/[,;]$/, '')) : undefined,
  };
  const rest = (['school', 'university', 'board', 'employer'] as const).filter((column) => column !== schoolColumn);
  const left = [
    ...rest,
    ...(graded ? [] : ['grade' as const]),
    'class',
    'length',
    'title',
    'duties',
    'told',
  ] as ColumnName[];
  return { draft: cutSchoolTail(draft), left: [...pick(cells, left), ...dates.left, ...other] };
}

/** "B.E (CSE)": in brackets behind a degree stands its field, unless it is the degree's own short name or a time. */
function splitBracket(text: string): { studyType: string; area?: string } {
  const split = splitDegree(text);
  const alone = /^\(\s*([^()]+?)\s*\)$/.exec(split.area ?? '')?.[1];
  if (split.area) return { ...split, area: alone ?? split.area };
  const [, degree = '', field = ''] = /^(.{2,40}?)\s*\(\s*([^()]{2,60}?)\s*\)$/.exec(text) ?? [];
  const short = field.length < 12 && (/\./.test(field) || degreeScore(field) > 0);
  return field === '' || short || !/^[^\d+]+$/.test(field) ? split : { studyType: degree, area: field };
}

/** A row of a table of jobs; `above`: the employer of the row above, whose cell may reach down to this one. */
export function draftJobRow({ cells, other }: GridRow, above?: Piece): DraftedRow | undefined {
  const own = cells.employer ?? cells.school ?? cells.university;
  const employer = own ?? (cells.title && (cells.dates ?? cells.from) ? above : undefined);
  const { title } = cells;
  const dates = draftTimes(cells, 'startDate');
  if (!employer || (!title && Object.keys(dates.draft).length === 0)) return undefined;
  const told = pick(cells, ['duties']);
  const draft = {
    name: toFact(employer, 0.9),
    position: title && toFact(title, 0.9),
    location: cells.place && toFact(cells.place, 0.85),
    ...dates.draft,
    summary:
      told.length > 0
        ? toFact({ text: told.map(({ text }) => text).join(' '), boxes: told.flatMap(({ boxes }) => boxes) }, 0.8)
        : undefined,
  };
  const also = cells.employer ? pick(cells, ['school', 'university']) : [];
  return {
    draft,
    left: [...also, ...pick(cells, ['board', 'class', 'length', 'told', 'project', 'field']), ...dates.left, ...other],
  };
}

const pick = (cells: Columns, names: ColumnName[]): Piece[] => names.flatMap((name) => cells[name] ?? []);

/** "18 th March 2014": the small letters behind a day stand apart from it. */
const ordinal = /\b(\d{1,2})\s*(?:st|nd|rd|th)\b/giu;

type Times = { startDate?: Draft; endDate?: Draft };

/** When a row began and ended: a range in one cell, or its first and last day in two. */
function draftTimes(cells: Columns, single: 'startDate' | 'endDate'): { draft: Times; left: Piece[] } {
  const { to } = cells;
  const ranged = cells.from && findDates(cells.from.text).some(({ range, open }) => range || open);
  const [from, dates] = ranged && !to ? [undefined, cells.from] : [cells.from, cells.dates];
  const start = from && findDates(from.text)[0]?.from;
  if (from && start) {
    const open = to !== undefined && findDates(`${start} – ${to.text}`)[0]?.open === true;
    const end = to && !open ? findDates(to.text).at(-1) : undefined;
    const day = end?.to ?? end?.from;
    const left = [...(to && !open && !day ? [to] : []), ...(dates ? [dates] : [])];
    return {
      draft: { startDate: toFact(from, 0.9, start), ...(to && day ? { endDate: toFact(to, 0.9, day) } : {}) },
      left,
    };
  }
  const unread = [from, to].flatMap((cell) => cell ?? []);
  if (!dates) return { draft: {}, left: unread };
  const text = dates.text.replace(ordinal, '$1');
  const spans = findDates(text);
  const draft: Times = draftDates(
    spans.map((span) => ({
      span,
      piece: { text: text === dates.text ? text.slice(span.start, span.end) : dates.text, boxes: dates.boxes },
    })),
    single,
  );
  const [only, ...others] = spans;
  const ended = only && others.length === 0 && !only.range && !only.open && single === 'startDate';
  const rest = spans.reduceRight((left, span) => left.slice(0, span.start) + left.slice(span.end), text);
  // An entry has one time: where a cell tells several, it is kept as it stands.
  const several = spans.length > 2 || (spans.length > 1 && spans.some(({ range }) => range));
  const says = several ? text : /\p{L}{2}/u.test(rest) ? rest.trim() : '';
  return {
    draft: ended ? { ...draft, endDate: draft.startDate } : draft,
    left: [...(says === '' ? [] : [{ text: says, boxes: dates.boxes }]), ...unread],
  };
}
