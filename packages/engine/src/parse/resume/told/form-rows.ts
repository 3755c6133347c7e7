import type { FieldName } from '../../../language/headings/field-names.ts';
import { findFieldName, isClientName, openEnds } from '../../../language/headings/find-field-name.ts';
import { withoutEnd } from '../../../language/text/without-end.ts';
import type { Cell, Line } from '../../layout/types.ts';
import { boxOf } from '../fact.ts';

/** A label with the cells of its value, and as it is `said`; a label that we do not know is `other`. One that white or a dash alone parts from its value is `bare`, and a `client` is an employer where none is named. */
export type Labelled = { label: FieldName | 'other'; said: Cell; x: number; value: Cell[]; bare?: true; client?: true };
/** A line of a section, with the labels in it; one that `wraps` is the rest of the value above. */
export type FormRow = { line: Line; pairs: Labelled[]; wraps?: true };

/** "Label : value", "Label – value", "Label...... value", with the value or, in its own column, without. What stands in brackets parts nothing: "Dates (from – to): …". */
const parted =
  /^((?:\([^()]{1,30}\)|[^:：=…(]){2,50}?)\s*(?:[:：]\s*[-–—]?|\s[-–—]|[-–—](?=\s|$)|…+|\.{3,}|=)+\s*(.*)$/su;
/** A further label behind a value: "Company: Acme   Duration: 2 years". */
const within = /(?<=\s)(\p{Lu}[\p{L}/&]*(?: [\p{L}/&]+){0,3})\s*:\s*/gu;

/** The lines of a section with what their labels say. A value that goes on in its own column belongs to the label above. */
export function readFormRows(lines: Line[]): FormRow[] {
  const rows: FormRow[] = [];
  const found = lines.map((line, i) =>
    readPairs(isLabelAbove(line, lines[i + 1]) ? withValue(line, lines[i + 1] as Line) : line),
  );
  const columns = found.flat().filter(({ label }) => label !== 'other');
  // Behind white or a dash alone a column of labels is known by two of them: "Orion Motors – Sanpada" has the same look.
  const isColumn = ({ bare, x, label }: Labelled): boolean =>
    !bare || columns.some((other) => other.label !== label && Math.abs(other.x - x) < 3);
  let open: Labelled | undefined;
  for (const [i, line] of lines.entries()) {
    const pairs = found[i]?.every(isColumn) ? (found[i] ?? []) : [];
    const above = rows.at(-1)?.line;
    if (above && isLabelAbove(above, line)) {
      rows.push({ line, pairs: [], wraps: true });
      continue;
    }
    if (pairs.length === 0 && open && goesOn(line, open)) {
      open.value.push(...line.cells);
      rows.push({ line, pairs, wraps: true });
      continue;
    }
    open = pairs.at(-1);
    rows.push({ line, pairs });
  }
  return withoutClients(rows);
}

/** "Company: Orion Motors" and "Client: Ministry of Works": beside a label of who employs, a client is said besides. */
function withoutClients(rows: FormRow[]): FormRow[] {
  const employs = rows.some(({ pairs }) => pairs.some(({ label, client }) => label === 'employer' && !client));
  if (!employs) return rows;
  return rows.map((row) => ({
    ...row,
    pairs: row.pairs.map((pair) => (pair.client ? { ...pair, label: 'other' as const } : pair)),
  }));
}

/** A line that begins with a colon is what the label above it says. */
const isLabelAbove = (line: Line, next: Line | undefined): boolean =>
  next !== undefined && /^\s*[:：]\s*\S/u.test(next.text) && findFieldName(line.text) !== undefined;

const withValue = (line: Line, next: Line): Line => ({ ...line, cells: [...line.cells, ...next.cells] });

/** The rest of a value: set where the value began, to the right of its label, or behind a comma or a word that nothing ends with. */
function goesOn(line: Line, { label, x, value }: Labelled): boolean {
  const first = value[0];
  const last = value.at(-1);
  if (!first || !last || line.bullet !== undefined || line.cells.length !== 1 || label === 'duties') return false;
  if (first.x > x + 4 * line.size && Math.abs(line.x - first.x) < 1.5 * line.size) return true;
  return (
    (last.text.endsWith(',') || openEnds.some((word) => last.text.endsWith(` ${word}`))) && !/[.:]$/.test(line.text)
  );
}

function readPairs(line: Line): Labelled[] {
  const pairs: Labelled[] = [];
  const cells = [...line.rail, ...line.cells];
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i] as Cell;
    const next = cells[i + 1];
    const name = withoutEnd(cell.text, /[\s:：.…=–—-]/u);
    const whole = findFieldName(name);
    // A label that fills its cell: the value is the next one, with or without a mark before it.
    if (next && (whole || (i === 0 && isMarked(cell, next))) && !isLabelled(next)) {
      const value = withoutMark(next);
      const bare = isMarked(cell, next) ? {} : { bare: true as const };
      pairs.push({
        label: whole ?? 'other',
        said: cell,
        x: cell.x,
        value: value ? [value] : [],
        ...bare,
        ...clientOf(name),
      });
      i++;
      continue;
    }
    const own = splitCell(cell);
    if (own.length > 0) pairs.push(...own);
    else if (pairs.length === 0) return [];
    else {
      const rest = withoutMark(cell);
      if (rest) pairs.at(-1)?.value.push(rest);
    }
  }
  return pairs;
}

const isLabelled = (cell: Cell): boolean => splitCell(cell).some(({ label }) => label !== 'other');

/** "Skills known" beside ": Welding": the mark between two cells makes the first a label. */
function isMarked(cell: Cell, next: Cell): boolean {
  return cell.text.length < 40 && (/^\s*[:：]/u.test(next.text) || /[:：]\s*$/u.test(cell.text));
}

function withoutMark(cell: Cell): Cell | undefined {
  const lead = /^[\s:：=…–—-]*/u.exec(cell.text)?.[0].length ?? 0;
  return lead < cell.text.length ? cutCell(cell, lead) : undefined;
}

function splitCell(cell: Cell): Labelled[] {
  const [, before = '', behind = ''] = parted.exec(cell.text) ?? [];
  const named = before === '' ? undefined : findFieldName(before);
  const other = before !== '' && before.split(' ').length <= 4 && /^[^:：]{2,40}[:：]/u.test(cell.text);
  if (!named && !other) return [];
  const start = cell.text.length - behind.length;
  const bare = /^[\s–—-]+$/u.test(cell.text.slice(before.length, start)) ? { bare: true as const } : {};
  if (!named)
    return [
      { label: 'other', said: cutCell(cell, 0, start), x: cell.x, value: behind === '' ? [] : [cutCell(cell, start)] },
    ];
  const further = [...cell.text.matchAll(within)].flatMap((match) => {
    const found = match.index >= start ? findLabelAtEnd(match[1] as string) : undefined;
    const name = match[1]?.slice(found?.at) ?? '';
    return found ? [{ ...found, name, from: match.index + found.at, start: match.index + match[0].length }] : [];
  });
  return [{ label: named, name: before, from: 0, start }, ...further].map(
    ({ label, name, from, start: at }, i, all) => {
      const end = all[i + 1]?.from ?? cell.text.length;
      return {
        label,
        x: cell.x,
        value: at < end ? [cutCell(cell, at, end)] : [],
        ...bare,
        ...clientOf(name),
        said: cutCell(cell, from, at),
      };
    },
  );
}

const clientOf = (name: string): { client?: true } => (isClientName(name) ? { client: true } : {});

/** "Orion Motors Designation": the most words at the end of a value that are a label, where they begin with a capital. */
function findLabelAtEnd(text: string): { label: FieldName; at: number } | undefined {
  for (const { index } of text.matchAll(/(?<=^| )\p{Lu}/gu)) {
    const label = findFieldName(text.slice(index));
    if (label) return { label, at: index };
  }
  return undefined;
}

/** The characters `start` to `end` of a cell as a cell. */
function cutCell(cell: Cell, start: number, end = cell.text.length): Cell {
  const { x, width } = boxOf(cell, start, end);
  return { ...cell, text: cell.text.slice(start, end).trim(), x, right: x + width };
}
