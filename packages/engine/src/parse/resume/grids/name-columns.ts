import type { ColumnName } from '../../../language/headings/field-names.ts';
import { findColumnName } from '../../../language/headings/find-field-name.ts';
import type { NamedColumns } from './types.ts';

/** A row of at least three short names, most of which are known as columns of degrees or of jobs; undefined for any other row. */
export function nameColumns(texts: string[]): NamedColumns | undefined {
  const said = texts.filter((text) => text !== '');
  if (said.length < 3 || said.length > 10 || said.some((text) => text.length > 60)) return undefined;
  const columns = texts.map(findColumnName);
  const known = columns.filter((column) => column !== undefined);
  if (known.length < 2 || known.length < 0.6 * said.length) return undefined;
  const has = (...wanted: ColumnName[]): boolean => wanted.some((column) => known.includes(column));
  const timed = has('dates', 'from', 'length');
  if (has('person')) return undefined;
  if (has('title') || (has('employer') && !has('degree', 'field'))) {
    const whose = has('employer', 'school', 'university');
    if (has('degree', 'grade') || !whose || (!timed && !has('title'))) return undefined;
    return { of: 'work', columns };
  }
  const classed = columns.map((column) => (column === 'class' ? (has('degree') ? 'grade' : 'degree') : column));
  const learned = classed.includes('degree') || has('field');
  const where = has('school', 'university', 'board', 'employer');
  if (!learned || has('project') || !(where || (timed && has('grade')))) return undefined;
  return where && !timed && !has('grade', 'class') && known.length < 3
    ? undefined
    : { of: 'education', columns: classed };
}
