import type { SourceCell, SourceLine, SourceText, VerbatimLine } from '@shortlist/schema';
import { isBullet, lineText, withoutBullet } from '../account/line-text.ts';
import { isOnlyDate, isOnlyDuration } from '../tokens/only-time.ts';
import { readDates } from '../tokens/read-dates.ts';
import { findDrawnItems } from './find-drawn-items.ts';

/** Signs of a word that are looked at where it is parted at a line's end, at most. */
const longestWord = 100;

/** What ends nearer to the right of its column than this, in points, fills its line. */
const edge = 8;

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
  const labelled = placesOfValues(source, lines);
  const dated = lines.some((index) => isOnlyDate(source.lines[index]?.cells.slice(1).at(-1)?.text ?? ''));
  const running = runningFont(source, lines);
  const first = source.lines[lines[0] ?? -1]?.font ?? '';
  for (const index of lines) {
    const line = source.lines[index];
    if (line === undefined) continue;
    const last = set.at(-1);
    const part = partEnd(partLine(line, labelled), dated);
    // What goes on with the line above in small letters is no item of its own, however it is set in.
    const listed = drawn.has(index) && !(isLower(part.text) && last !== undefined && !/[.!?:;]$/.test(last.text));
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
      part.bullet &&
      isOnlyDate(part.text) &&
      readDates(last.text).length === 1 &&
      endsWithDate(last.text)
    )
      last.text = `${last.text} – ${part.text}`;
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
      const starts =
        beginsEntry(next, line, above, usual, last, set.length === 1) ||
        (next.bullet === undefined && isAfterList(source, last, line, running, first));
      set.push(starts ? { ...next, starts } : next);
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
  last: VerbatimLine | undefined,
  isFirst: boolean,
): boolean {
  if (bullet || above === undefined || text.length > 130) return false;
  const dates = readDates(text);
  const closed = dates.length > 1 && text.length - (dates.at(-1)?.end ?? 0) <= 2;
  const stands =
    line.column === above.column &&
    line.box.page === above.box.page &&
    line.box.y - above.box.y > Math.max(apart * line.size, 1.2 * usual);
  // White parts the head of an entry from its own next line as well; what has its dates at the end is a head of its own.
  const isBare = last !== undefined && !last.bullet && readDates(last.text).length === 0;
  const isUnderDates = last !== undefined && isOnlyDate(last.text);
  const isUnderHead = last?.beside !== undefined || isUnderDates || (isBare && last.starts === true);
  const isSecond = isBare && last.beside === undefined && !stands && (isFirst || last.starts === true);
  return (closed && !isSecond) || (stands && !isUnderHead);
}

/** A longer text is a sentence and no head of an entry. */
const longestHead = 100;

/** The font of most letters of a block. */
function runningFont({ lines }: SourceText, block: readonly number[]): string {
  const letters = new Map<string, number>();
  for (const index of block) {
    const line = lines[index];
    if (line) letters.set(line.font, (letters.get(line.font) ?? 0) + lineText(line).length);
  }
  return [...letters].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

/** Whether a line after a list begins an entry: in a PDF it has the type of the block's first line, or another than the text. */
function isAfterList(
  { format }: SourceText,
  last: VerbatimLine | undefined,
  line: SourceLine,
  running: string,
  first: string,
): boolean {
  return last?.bullet === true && (format !== 'pdf' || line.font !== running || line.font === first);
}

/** Values of a table begin nearer to each other than this, in points. */
const samePlace = 3;
/** What begins further from the left than this share of a block stands at its right, as the place of a job does. */
const mostInset = 0.45;
/** A longer text is no label. */
const longestLabel = 40;

/** Where the values of labels begin from the left: second cells of several lines that stand below each other. */
function placesOfValues({ lines }: SourceText, block: readonly number[]): Set<number> {
  const boxes = block.flatMap((index) => lines[index]?.box ?? []);
  const left = Math.min(...boxes.map(({ x }) => x));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const places = block.flatMap((index) => {
    const [first, second, more] = lines[index]?.cells ?? [];
    const isLabel = first && second && more === undefined && isLabelText(first.text) && !isOnlyDate(second.text);
    return isLabel && second.x - left < mostInset * (right - left) ? [Math.round(second.x / samePlace)] : [];
  });
  return new Set(places.filter((place, at) => places.indexOf(place) !== at));
}

function isLabelText(text: string): boolean {
  return text.length <= longestLabel && /^\p{Lu}/u.test(text) && !/[,;:.]/.test(text.slice(0, -1)) && !isOnlyDate(text);
}

function partLine(line: SourceLine, labelled: ReadonlySet<number> = new Set()): VerbatimLine {
  const whole = lineText(line);
  // How long a span lasts, its two dates say already.
  const dated = line.cells.some(({ text }) => isOnlyDate(text));
  const cells = dated ? line.cells.filter(({ text }) => !isOnlyDuration(text)) : line.cells;
  const bullet = isBullet(whole) ? { bullet: true } : {};
  const date = cells.length > 1 ? [cells.at(-1), cells[0]].find((cell) => cell && isOnlyDate(cell.text)) : undefined;
  const rest = cells.filter((cell) => cell !== date);
  const [label, value] = rest;
  const isTable =
    label && value && rest.length === 2 && isLabelText(label.text) && labelled.has(Math.round(value.x / samePlace));
  const text = withoutBullet(isTable ? `${label.text.replace(/\s*:$/, '')}: ${value.text}` : join(rest));
  if (date) return { text, beside: date.text, ...bullet };
  return { ...partDate(text, isBullet(whole)), ...bullet };
}

/** A line that begins with a date, "2014 – 2017 Research assistant", stands beside that date. */
function partDate(text: string, isItem: boolean): VerbatimLine {
  const dates = readDates(text);
  const [first] = dates;
  if (isItem || first === undefined || first.start > 1) return { text };
  let end = first.end;
  for (const date of dates.slice(1))
    if (/^\s*[-\u2010-\u2015\u2212/]+\s*$/.test(text.slice(end, date.start))) end = date.end;
  const rest = /^\s*[):|–-]?\s+(?=\p{Lu})(.+)$/u.exec(text.slice(end))?.[1];
  if (rest === undefined || rest.length > longestHead || readDates(rest).length > 0) return { text };
  return { text: rest, beside: text.slice(0, end).replace(/^\(/, '') };
}

/** A line that ends with a span of time stands beside it where other lines of its block have theirs in a column at the right. */
function partEnd(line: VerbatimLine, dated: boolean): VerbatimLine {
  const [from, to, ...more] = readDates(line.text);
  if (!dated || line.bullet || line.beside !== undefined || !from || !to || more.length > 0) return line;
  const text = line.text.slice(0, from.start).trim();
  const isSpan = to.end === line.text.length && /^\s*[-\u2010-\u2015]\s*$/.test(line.text.slice(from.end, to.start));
  return isSpan && /(?:^|\s)\p{Lu}[\p{L}’'-]*\)?$/u.test(text) ? { text, beside: line.text.slice(from.start) } : line;
}

const endsWithDate = (text: string): boolean => (readDates(text).at(-1)?.end ?? -2) >= text.length - 1;

const isLower = (text: string): boolean => /^\P{L}*\p{Ll}/u.test(text);

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
  if (source.format === 'docx' || source.format === 'json') return false;
  const { left, right } = sides.get(line.column) ?? { left: 0, right: 0 };
  // What stands beside a date goes on below it only as a sentence under way.
  if (set.beside !== undefined && !(isLower(lineText(line)) && above.box.width > 0.6 * (right - left))) return false;
  if (Math.abs(line.size - above.size) > 0.6) return false;
  const text = lineText(line);
  // What stands further to the left than a list item is no part of it.
  if (source.format === 'pdf' && set.bullet && line.column === item.column && line.box.x < item.box.x - 3) return false;
  if (isNamed(text)) return false;
  // A line of several columns is no paragraph.
  if (above.cells.filter((cell) => /\p{L}/u.test(cell.text)).length > 1 && isUpper(text)) return false;
  const end = set.text.slice(-2);
  const isOpen = /^\p{Ll}/u.test(text) && !/[.!?:;]$/.test(end);
  if (line.column !== above.column) return isOpen && line.box.page === above.box.page + 1 && line.font === above.font;
  if (line.box.y - above.box.y > apart * line.size && source.format === 'pdf') return false;
  if ((set.bullet || isNumbered(set.text)) && line.box.x > item.box.x + 3) return true;
  // Two lines with a date each are two entries.
  if (readDates(text).length > 0 && readDates(lineText(above)).length > 0 && !isLower(text)) return false;
  if (isBroken(set.text) && /^\p{Ll}/u.test(text)) return true;
  const reach = above.box.x + above.box.width;
  // A sentence that ends before the edge of its column ends its paragraph or item.
  if (/[.!?]$/.test(end) && isUpper(text) && reach < right - edge) return false;
  if (isOpen && reach > left + 0.6 * (right - left)) return true;
  const word = (/^\S+/.exec(text)?.[0].length ?? 0) / Math.max(1, text.length);
  return reach + word * line.box.width > right - 2;
}

const isUpper = (text: string): boolean => /^\P{L}*\p{Lu}/u.test(text);

const isNumbered = (text: string): boolean => /^\(?\d{1,2}[.)]\s/.test(text);

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
