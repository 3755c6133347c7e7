import type { SourceCell, SourceLine, SourceText, VerbatimLine } from '@shortlist/schema';
import { isBullet, lineText, withoutBullet } from '../account/line-text.ts';
import { isOnlyDate, isOnlyDuration } from '../tokens/only-time.ts';
import { readDates } from '../tokens/read-dates.ts';
import { findDrawnItems } from './find-drawn-items.ts';

/** Signs of a word that are looked at where it is parted at a line's end, at most. */
const longestWord = 100;

/** Two lines with more than this many heights of the type between them are no neighbors. */
const apart = 1.75;

/** Lines of a source word for word, ready to be set: lines that a paragraph or list item runs over are joined, a date beside a line stays beside it. */
export function setLines(source: SourceText, lines: readonly number[]): VerbatimLine[] {
  const set: VerbatimLine[] = [];
  let above: SourceLine | undefined;
  let item: SourceLine | undefined;
  const drawn = findDrawnItems(source, lines);
  const usual = usualStep(source, lines);
  const sides = sidesOf(source);
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
      goesOn(source, sides, above, item, line, last)
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
  const own = new Set(block);
  const steps = block.flatMap((index) => {
    const [line, above] = [lines[index], lines[index - 1]];
    return line && above && above.column === line.column && own.has(index - 1) ? [line.box.y - above.box.y] : [];
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
      (line, text) =>
        line === '' ? text : /[\p{L}\p{N}).%]$/u.test(line.slice(-2)) ? `${line} · ${text}` : `${line} ${text}`,
      '',
    );
}

/** Where a column begins and ends from the left, in points. */
type Sides = { left: number; right: number };

/** The sides of a source's columns: found once for each source, as its lines are set a few at a time. */
const sidesOfSources = new WeakMap<SourceText, Map<number, Sides>>();

function sidesOf(source: SourceText): Map<number, Sides> {
  const known = sidesOfSources.get(source);
  if (known) return known;
  const sides = new Map<number, Sides>();
  for (const { column, box } of source.lines) {
    const { left = box.x, right = box.x + box.width } = sides.get(column) ?? {};
    sides.set(column, { left: Math.min(left, box.x), right: Math.max(right, box.x + box.width) });
  }
  sidesOfSources.set(source, sides);
  return sides;
}

/** Whether a line goes on with the paragraph or list item above: that one fills its line, or the line hangs below its sign. */
function goesOn(
  source: SourceText,
  sides: ReadonlyMap<number, Sides>,
  above: SourceLine,
  item: SourceLine,
  line: SourceLine,
  set: VerbatimLine,
): boolean {
  if (source.format === 'docx' || source.format === 'json' || set.beside !== undefined) return false;
  if (Math.abs(line.size - above.size) > 0.6) return false;
  const text = lineText(line);
  if (isNamed(text)) return false;
  const end = set.text.slice(-2);
  const isOpen = /^\p{Ll}/u.test(text) && !/[.!?:;]$/.test(end);
  if (line.column !== above.column) return isOpen && line.box.page === above.box.page + 1 && line.font === above.font;
  if (line.box.y - above.box.y > apart * line.size && source.format === 'pdf') return false;
  if (set.bullet && line.box.x > item.box.x + 3) return true;
  if (isBroken(set.text) && /^\p{Ll}/u.test(text)) return true;
  const { left, right } = sides.get(line.column) ?? { left: 0, right: 0 };
  const reach = above.box.x + above.box.width;
  if (isOpen && reach > left + 0.6 * (right - left)) return true;
  const word = (/^\S+/.exec(text)?.[0].length ?? 0) / Math.max(1, text.length);
  return reach + word * line.box.width > right - 2;
}

/** Whether a text ends within a word. */
function isBroken(text: string): boolean {
  return /\p{L}[-\u00ad\u2010]$/u.test(text.slice(-3));
}

/** Whether a line begins with the name of what it lists, "Tools: …": it goes on with nothing. */
function isNamed(text: string): boolean {
  return /^\p{Lu}[\p{L}&/ ]{1,30}:\s/u.test(text);
}

/** Whether a text begins a list item of its own rather than going on: what stands above it has come to its end. */
function isItem(above: string, text: string): boolean {
  return /[.!?;]$/.test(above.slice(-1)) && /^[\p{Lu}\p{N}]/u.test(text);
}

function joinText(one: string, other: string): string {
  if (isBroken(one) && /^\p{Ll}/u.test(other)) {
    const word = /\S+$/.exec(one.slice(-longestWord))?.[0] ?? '';
    return /-./.test(word) ? one + other : one.slice(0, -1) + other;
  }
  return `${one} ${other}`;
}
