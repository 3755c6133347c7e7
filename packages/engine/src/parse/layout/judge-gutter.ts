import { findDates, isDateText } from '../../language/dates/find-dates.ts';
import { monthNumbers } from '../../language/dates/months.ts';
import { findHeading } from '../../language/headings/find-heading.ts';
import { foldWords } from '../../language/text/fold-text.ts';
import { isBulletMark, splitBullet } from './bullets.ts';
import { groupRows } from './group-rows.ts';
import type { Edge, Gutter } from './gutter.ts';
import { firstAbove, firstFrom } from './near-base.ts';
import { isLoud, isSectionHead, type PlainStyle } from './plain-style.ts';
import type { Cell } from './types.ts';

const leastRows = 3;

/** What a gutter parts: columns to be read apart, a rail beside the text, cards; undefined for a gap within rows. */
export function judgeGutter(
  gutter: Omit<Gutter, 'kind'>,
  edges: Edge[],
  plain: PlainStyle,
): Gutter['kind'] | undefined {
  const left = groupRows(gutter.left);
  const right = groupRows(gutter.right);
  const alignedLeft = alignedShare(left, right);
  const alignedRight = alignedShare(right, left);
  const headsLeft = countHeads(withoutLabels(left), plain);
  const headsRight = countHeads(right, plain);
  const divided = isDivided(gutter, edges);
  const dates = left.filter((row) => isDatePart(textOf(row))).length / left.length;
  const datesRight = right.filter((row) => isDatePart(textOf(row))).length / right.length;
  if (headsLeft >= 0.8 * left.length || headsRight >= 0.8 * right.length)
    return headsLeft > 1 && alignedLeft >= 0.6 ? 'rail' : undefined;
  if (standBare(right, left, plain) || standBare(left, right, plain)) return undefined;
  if (isLabelRail(left, right)) return 'rail';
  if (headsLeft > 1 && hasNoText(left, plain)) return 'rail';
  if (headsLeft > 0 && headsRight > 0) return 'columns';
  if (headsRight === 0 && headsLeft > 0 && isDateRail(left, plain)) return 'rail';
  const marked =
    gutter.left.filter((cell) => splitBullet(cell.text) || isBulletMark(cell.text)).length > 0.4 * gutter.left.length;
  const railLike = !marked && alignedLeft >= 0.6 && lengthOf(left) < 30 && left.length <= right.length * 1.1;
  if (headsLeft >= 1 && headsRight === 0 && railLike && headsLeft >= 0.3 * left.length) return 'rail';
  const heads = countHeads(rowsBeside(left, right), plain) + countHeads(rowsBeside(right, left), plain);
  const panelled = divided || isDivided({ ...gutter, left: rowsBeside(left, right).flat() }, edges);
  if (heads <= 1 && isCardRow(left, right, gutter.x, plain, panelled ? 2 : 3)) {
    const twins = left.some((row) => right.some((other) => isLevel(row, other) && isDated(row) && isDated(other)));
    if (panelled || (twins && heads === 0)) return 'cards';
  }
  if (divided && (headsLeft > 0 || headsRight > 0) && left.length >= leastRows && right.length >= leastRows)
    return 'columns';
  if (dates > 0.3 && dates > datesRight && headsLeft <= 1 && lengthOf(left) < 30) return 'rail';
  if (
    headsLeft + headsRight === 0 &&
    isCardRow(left, right, gutter.x, plain) &&
    alignedShare(rowsBeside(left, right), right) >= 0.6 &&
    alignedShare(rowsBeside(right, left), left) >= 0.6
  )
    return 'cards';
  if (datesRight > 0.3) return undefined;
  if (headsLeft >= 2 && alignedLeft < 0.5 && alignedRight < 0.6 && countHeads(rowsBeside(left, right), plain) > 0)
    return 'columns';
  if (headsRight >= 2 && alignedRight < 0.5 && alignedLeft < 0.6 && countHeads(rowsBeside(right, left), plain) > 0)
    return 'columns';
  if (alignedLeft < 0.4 && alignedRight < 0.4 && left.length >= 5 && right.length >= 5) return 'columns';
  if (railLike && alignedRight < 0.95 && right.length > 1.3 * left.length && lengthOf(right) > 1.5 * lengthOf(left))
    return 'rail';
  // Short words beside short words are a list in two columns.
  const told = lengthOf(right) > Math.max(30, 1.6 * lengthOf(left));
  if (railLike && alignedLeft > 0.9 && lengthOf(left) < 22 && told) return 'rail';
  return undefined;
}

/** Short texts set to one right edge, each level with a row at the right: they are the labels of that text, whatever they say. */
function isLabelRail(rows: Cell[][], others: Cell[][]): boolean {
  const rights = rows.map((row) => Math.max(...row.map((cell) => cell.right))).sort((a, b) => a - b);
  const edge = rights[Math.floor(0.6 * rights.length)] as number;
  const flush = rights.filter((right) => Math.abs(right - edge) < 2.5).length;
  const lefts = new Set(rows.map(([cell]) => Math.round((cell?.x ?? 0) / 4)));
  return (
    rows.length >= 4 &&
    flush >= 0.8 * rows.length &&
    lefts.size > 0.4 * rows.length &&
    lengthOf(rows) < 25 &&
    others.length >= rows.length &&
    alignedShare(rows, others) >= 0.9
  );
}

/** Whether a left column holds headings, some over two lines, and dates alone, of which it has one at least: what they head and date stands beside them. */
function hasNoText(rows: Cell[][], plain: PlainStyle): boolean {
  const texts = rows.map(textOf);
  const isHead = (i: number): boolean =>
    isSectionHead(rows[i]?.[0] as Cell, plain) ||
    isSectionName(`${texts[i - 1] ?? ''} ${texts[i]}`) ||
    isSectionName(`${texts[i]} ${texts[i + 1] ?? ''}`);
  const below = texts.filter((_, i) => !isHead(i));
  return below.length > 0 && below.every(isDatePart);
}

/** Below its headings a left column holds hardly anything but dates: the headings stand at the page's edge, not in a column. */
function isDateRail(rows: Cell[][], plain: PlainStyle): boolean {
  const below = rows.filter(
    (row, i) => row.length > 1 || !isSectionHead(row[0] as Cell, plain) || goesOnFrom(rows[i - 1], row),
  );
  const dated = below.filter((row) => isDatePart(textOf(row))).length;
  return dated >= 2 && dated >= 0.6 * below.length;
}

/** A date, or the half of one that a narrow column wraps ("Oct", "2019 – today"). */
function isDatePart(text: string): boolean {
  return isDateText(text) || (text.length < 16 && monthNumbers.has(foldWords(text)));
}

/** A column of dates without what is set just as they are: "IT" beside a list of programs heads no section. */
function withoutLabels(rows: Cell[][]): Cell[][] {
  const dates = new Set(rows.filter((row) => isDatePart(textOf(row))));
  if (dates.size < 0.3 * rows.length) return rows;
  const styleOf = ([cell]: Cell[]): string =>
    cell ? `${Math.round(cell.size * 2)}|${cell.bold}|${cell.italic}|${cell.color}` : '';
  const styles = new Set([...dates].map(styleOf));
  return rows.filter((row) => dates.has(row) || !styles.has(styleOf(row)));
}

/** Cards side by side: both begin with a loud line in the same style, both go on for rows of text from one left edge. */
function isCardRow(left: Cell[][], right: Cell[][], x: number, plain: PlainStyle, least = 3): boolean {
  const [a, b] = [left[0]?.[0], right[0]?.[0]];
  if (!a || !b || left.length < least || right.length < least) return false;
  const dated = isDateText(a.text) || isDateText(b.text);
  const alike =
    !dated &&
    Math.abs(a.base - b.base) < 0.3 * a.size &&
    Math.abs(a.size - b.size) < 0.3 &&
    a.bold === b.bold &&
    a.color === b.color;
  const flush = right.filter((row) => Math.abs((row[0] as Cell).x - x) < 30).length >= 0.8 * right.length;
  const full =
    right.filter((row) => textOf(row).length > 3 * least).length >= 0.6 * right.length &&
    lengthOf(right) > 0.5 * lengthOf(left);
  return alike && flush && full && isLoud(a, plain) && isLoud(b, plain);
}

function isLevel([a]: Cell[], [b]: Cell[]): boolean {
  return a !== undefined && b !== undefined && Math.abs(a.base - b.base) < 0.3 * a.size;
}

/** Holds the beginning and the end of something. */
function isDated(row: Cell[]): boolean {
  return findDates(textOf(row)).some((span) => span.range);
}

function textOf(row: Cell[]): string {
  return row.map((cell) => cell.text).join(' ');
}

function lengthOf(rows: Cell[][]): number {
  return rows.reduce((sum, row) => sum + textOf(row).length, 0) / rows.length;
}

function countHeads(rows: Cell[][], plain: PlainStyle): number {
  return rows.filter((row, i) => row.every((cell) => isSectionHead(cell, plain)) && !goesOnFrom(rows[i - 1], row))
    .length;
}

/** Most headings of one side have nothing of their own below them, and the other side has: they head its text, from the edge that they are set to. */
function standBare(rows: Cell[][], others: Cell[][], plain: PlainStyle): boolean {
  const isHead = (row: Cell[]): boolean => row.every((cell) => isSectionHead(cell, plain));
  const top = (row: Cell[]): number => (row[0] as Cell).base;
  const heads = rows.filter(isHead);
  const below = [...others].sort((a, b) => top(a) - top(b));
  const tops = below.map(top);
  const places = new Map(rows.map((row, i) => [row, i]));
  const bare = heads.filter((head) => {
    const next = rows[(places.get(head) ?? 0) + 1];
    if (next && !isHead(next)) return false;
    const end = next ? top(next) : Number.POSITIVE_INFINITY;
    return below
      .slice(firstAbove(tops, top(head)), firstFrom(tops, end))
      .some((row) => top(row) > top(head) + 0.5 * (row[0] as Cell).size);
  });
  const edges = heads.map((head) => Math.max(...head.map((cell) => cell.right)));
  const flush = Math.max(...edges) - Math.min(...edges) < 3;
  return heads.length >= 3 && bare.length >= 0.8 * heads.length && flush;
}

/** The rows that stand at the height of the others, not above or below all of them. */
function rowsBeside(rows: Cell[][], others: Cell[][]): Cell[][] {
  const bases = others.flatMap((row) => row.map((cell) => cell.base));
  const [top, bottom] = [Math.min(...bases), Math.max(...bases)];
  return rows.filter(([cell]) => cell && cell.base > top - 1.2 * cell.size && cell.base < bottom + cell.size);
}

function alignedShare(rows: Cell[][], others: Cell[][]): number {
  const bases = others.map((row) => (row[0] as Cell).base).sort((a, b) => a - b);
  const aligned = rows.filter((row) => {
    const { base, size } = row[0] as Cell;
    return (bases[firstAbove(bases, base - 0.4 * size)] ?? Number.POSITIVE_INFINITY) < base + 0.4 * size;
  });
  return aligned.length / rows.length;
}

/** True when an upright edge of a panel or a rule runs down the gutter for half of its height. */
function isDivided(gutter: Omit<Gutter, 'kind'>, edges: Edge[]): boolean {
  const all = [...gutter.left, ...gutter.right];
  const top = Math.min(...all.map((cell) => cell.top));
  const bottom = Math.max(...all.map((cell) => cell.bottom));
  const inner = Math.max(...gutter.left.map((cell) => cell.right));
  return edges.some((edge) => {
    const shared = Math.min(bottom, edge.bottom) - Math.max(top, edge.top);
    return edge.x > inner - 2 && edge.x < gutter.x + 2 && shared > 0.5 * (bottom - top);
  });
}

/** A row in the style of the one right above it: the second line of a title, not a heading. */
function goesOnFrom(above: Cell[] | undefined, row: Cell[]): boolean {
  const [a, b] = [above?.[0], row[0]];
  if (!a || !b || isSectionName(a.text)) return false;
  return b.base - a.base < 1.4 * b.size && a.bold === b.bold && a.color === b.color && Math.abs(a.size - b.size) < 0.3;
}

function isSectionName(text: string): boolean {
  return findHeading(text) !== undefined;
}
