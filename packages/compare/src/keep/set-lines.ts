import type { SourceCell, SourceLine, SourceText, VerbatimLine } from '@shortlist/schema';
import { isBullet, lineText, withoutBullet } from '../account/line-text.ts';
import { isOnlyDate, isOnlyDuration } from '../tokens/only-time.ts';
import { readDates } from '../tokens/read-dates.ts';
import { findDrawnItems } from './find-drawn-items.ts';

/** Two lines with more than this many heights of the type between them are no neighbors. */
const apart = 1.75;

/** Lines of a source word for word, ready to be set: lines that a paragraph or list item runs over are joined, a date beside a line stays beside it. */
export function setLines(source: SourceText, lines: readonly number[]): VerbatimLine[] {
  const set: VerbatimLine[] = [];
  let above: SourceLine | undefined;
  let item: SourceLine | undefined;
  const drawn = findDrawnItems(source, lines);
  const usual = usualStep(source, lines);
  for (const index of lines) {
    const line = source.lines[index];
    if (line === undefined) continue;
    const last = set.at(-1);
    const listed = drawn.has(index);
    const part = partLine(line);
    const next = listed ? { ...part, bullet: true } : part;
    if (
      last &&
      above &&
      item &&
      part.bullet === undefined &&
      part.beside === undefined &&
      (listed ? last.bullet === true && !isItem(last.text, part.text) : true) &&
      goesOn(source, above, item, line, last)
    )
      last.text = joinText(last.text, next.text);
    else if (
      last &&
      last.beside === undefined &&
      last.bullet === undefined &&
      last.text.length < 80 &&
      isOnlyDate(next.text) &&
      next.beside === undefined
    )
      last.beside = next.text;
    else {
      set.push(beginsEntry(next, line, above, usual) ? { ...next, starts: true } : next);
      item = line;
    }
    above = line;
  }
  return set;
}

/** From one line of a block to the next, in points: the middle of all. */
function usualStep({ lines }: SourceText, block: readonly number[]): number {
  const steps = block.flatMap((index) => {
    const [line, above] = [lines[index], lines[index - 1]];
    return line && above && above.column === line.column && block.includes(index - 1) ? [line.box.y - above.box.y] : [];
  });
  return steps.sort((a, b) => a - b)[steps.length >> 1] ?? 0;
}

/** Whether a line begins an entry: a span of time ends it, or more white stands above it than between two lines of the block. */
function beginsEntry(
  { text, bullet }: VerbatimLine,
  line: SourceLine,
  above: SourceLine | undefined,
  usual: number,
): boolean {
  if (bullet || above === undefined || text.length > 130) return false;
  const dates = readDates(text);
  const closed = dates.length > 1 && text.length - (dates.at(-1)?.end ?? 0) <= 2;
  const stands =
    line.column === above.column &&
    line.box.page === above.box.page &&
    line.box.y - above.box.y > Math.max(apart * line.size, 1.2 * usual);
  return closed || stands;
}

function partLine(line: SourceLine): VerbatimLine {
  const whole = lineText(line);
  // How long a span lasts, its two dates say already.
  const dated = line.cells.some(({ text }) => isOnlyDate(text));
  const cells = dated ? line.cells.filter(({ text }) => !isOnlyDuration(text)) : line.cells;
  const bullet = isBullet(whole) ? { bullet: true } : {};
  const date = cells.length > 1 ? [cells.at(-1), cells[0]].find((cell) => cell && isOnlyDate(cell.text)) : undefined;
  const rest = cells.filter((cell) => cell !== date);
  return { text: withoutBullet(join(rest)), ...(date ? { beside: date.text } : {}), ...bullet };
}

/** Cells on one line; a list sign of its own needs no mark between. */
function join(cells: readonly SourceCell[]): string {
  return cells
    .map(({ text }) => text)
    .reduce(
      (line, text) => (line === '' ? text : /[\p{L}\p{N}).%]$/u.test(line) ? `${line} · ${text}` : `${line} ${text}`),
      '',
    );
}

/** Whether a line goes on with the paragraph or list item above: that one fills its line, or the line hangs below its sign. */
function goesOn(source: SourceText, above: SourceLine, item: SourceLine, line: SourceLine, set: VerbatimLine): boolean {
  if (source.format === 'docx' || source.format === 'json' || set.beside !== undefined) return false;
  if (Math.abs(line.size - above.size) > 0.6) return false;
  const text = lineText(line);
  if (isNamed(text)) return false;
  const isOpen = /^\p{Ll}/u.test(text) && !/[.!?:;]$/.test(set.text);
  if (line.column !== above.column) return isOpen && line.box.page === above.box.page + 1 && line.font === above.font;
  if (line.box.y - above.box.y > apart * line.size && source.format === 'pdf') return false;
  if (set.bullet && line.box.x > item.box.x + 3) return true;
  if (/\p{L}[-\u00ad\u2010]$/u.test(set.text) && /^\p{Ll}/u.test(text)) return true;
  const column = source.lines.filter(({ column: other }) => other === line.column).map(({ box }) => box);
  const right = Math.max(...column.map(({ x, width }) => x + width));
  const left = Math.min(...column.map(({ x }) => x));
  const end = above.box.x + above.box.width;
  if (isOpen && end > left + 0.6 * (right - left)) return true;
  const word = (/^\S+/.exec(text)?.[0].length ?? 0) / Math.max(1, text.length);
  return end + word * line.box.width > right - 2;
}

/** Whether a line begins with the name of what it lists, "Tools: …": it goes on with nothing. */
function isNamed(text: string): boolean {
  return /^\p{Lu}[\p{L}&/ ]{1,30}:\s/u.test(text);
}

/** Whether a text begins a list item of its own rather than going on: what stands above it has come to its end. */
function isItem(above: string, text: string): boolean {
  return /[.!?;]$/.test(above) && /^[\p{Lu}\p{N}]/u.test(text);
}

function joinText(one: string, other: string): string {
  if (/\p{L}[-\u00ad\u2010]$/u.test(one) && /^\p{Ll}/u.test(other)) {
    const word = /\S+$/.exec(one)?.[0] ?? '';
    return /-./.test(word) ? one + other : one.slice(0, -1) + other;
  }
  return `${one} ${other}`;
}
