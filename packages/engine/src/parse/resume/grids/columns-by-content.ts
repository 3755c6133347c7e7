import { findDates, isDateText } from '../../../language/dates/find-dates.ts';
import { degreeScore } from '../../../language/education/degree-words.ts';
import type { ColumnName } from '../../../language/headings/field-names.ts';
import { findFieldName } from '../../../language/headings/find-field-name.ts';
import { placeScore } from '../../../language/places/places.ts';
import { organisationScore, schoolScore } from '../../../language/titles/organisation-words.ts';
import { titleScore } from '../../../language/titles/title-words.ts';
import { isDuration } from '../entries/find-anchor.ts';
import type { NamedColumns } from './types.ts';

/** So large a share of a column's cells are what it holds. */
const most = 0.6;
/** A column of names that few words tell is known by so many of them. */
const some = 0.3;

type Test = (text: string) => boolean;

/** "7.9 CGPA", "GPA: 3.5": figures beside the name of a grade. */
const namesGrade: Test = (text) => /\d/.test(text) && findFieldName(text.replace(/[\d.,/:\s]+/g, ' ')) === 'grade';

const isPeriod: Test = (text) => findDates(text).some(({ range, open }) => range || open);

/** What a cell may be, in the order in which a column is asked: what is told by its form before what is told by words. */
const tests: [ColumnName, Test][] = [
  ['number', (text) => /^\W*\d{1,2}\W*$/.test(text)],
  ['grade', (text) => /^\d{1,3}(?:[.,]\d+)?\s*%$|^\d[.,]\d+$/.test(text) || namesGrade(text)],
  ['dates', (text) => isPeriod(text) || isDateText(text)],
  ['length', isDuration],
  ['degree', (text) => degreeScore(text) > 0],
  ['school', (text) => schoolScore(text) > 0 && titleScore(text) < 1],
  ['title', (text) => titleScore(text) >= 0.5 && organisationScore(text) < 1],
  ['employer', (text) => organisationScore(text) >= 0.6],
  ['place', (text) => placeScore(text) > 0],
];

/**
 * What the columns of a table without a row of names hold, told by all their cells together: of jobs a time, a title and an employer, of degrees a degree
 * beside a school and a time or a grade. `rows` have a text for each column. Undefined where these are not all found, each in one column.
 */
export function columnsByContent(rows: string[][]): NamedColumns | undefined {
  if (rows.length < 2 || (rows[0]?.length ?? 0) < 3) return undefined;
  const texts = (rows[0] ?? []).map((_, c) => rows.flatMap((row) => row[c] || []));
  const shareOf = (column: ColumnName, own: string[]): number => {
    const test = tests.find(([name]) => name === column)?.[1];
    return test ? own.filter(test).length / Math.max(1, own.length) : 0;
  };
  const columns = texts.map((own) => tests.find(([name]) => shareOf(name, own) >= most)?.[0]);
  const count = (name: ColumnName): number => columns.filter((column) => column === name).length;
  partEnds(columns, texts);
  const timed = columns.includes('dates') || columns.includes('from');
  if (count('degree') === 1 && count('school') === 1 && (timed || count('grade') > 0) && count('title') === 0)
    return { of: 'education', columns };
  if (!timed || count('title') !== 1 || count('degree') > 0 || count('grade') > 0) return undefined;
  const schools = columns.indexOf('school');
  if (count('employer') === 0 && schools >= 0) columns[schools] = 'employer';
  if (count('employer') === 0) {
    const free = texts.map((own, c) => (columns[c] === undefined ? shareOf('employer', own) : -1));
    const best = free.indexOf(Math.max(...free));
    if ((free[best] ?? -1) >= some) columns[best] = 'employer';
  }
  // A column of something else, such as duties, has more to tell than a field takes.
  const isTold = columns.every((column) => column !== undefined);
  return isTold && count('employer') === 1 ? { of: 'work', columns } : undefined;
}

/** Two columns of single days are the first and the last of a time. */
function partEnds(columns: (ColumnName | undefined)[], texts: string[][]): void {
  const days = columns.flatMap((column, c) => (column === 'dates' ? [c] : []));
  const [from, to] = days;
  if (days.length !== 2 || from === undefined || to === undefined || texts[from]?.some(isPeriod)) return;
  columns[from] = 'from';
  columns[to] = 'to';
}

/** Told by their form, which no name of a column has. */
const formed = new Set<ColumnName | undefined>(['grade', 'dates', 'from', 'to', 'length']);

/** Whether a row holds what its columns do, rather than their names: one thing told by its form, or most of what words tell. */
export function holdsEntry(row: string[], { columns }: NamedColumns): boolean {
  const told = columns.flatMap((column, c) => (column && column !== 'number' ? [{ column, text: row[c] ?? '' }] : []));
  const held = told.filter(({ column, text }) => {
    const asked = column === 'from' || column === 'to' ? 'dates' : column;
    return findFieldName(text) === undefined && tests.some(([name, isOne]) => name === asked && isOne(text));
  });
  return held.some(({ column }) => formed.has(column)) || held.length > 0.5 * told.length;
}
