import type { SourceLine, SourceText } from '@shortlist/schema';
import type { Block } from '../account/account.ts';
import { isBullet, lineText } from '../account/line-text.ts';
import { findEmail } from '../tokens/find-email.ts';
import { isOnlyTime } from '../tokens/only-time.ts';
import { sectionOfHeading } from '../words/heading-words.ts';

/** Where two cells of a line are both longer than this, columns stand side by side. */
const longestCell = 45;
/** Lines that stand closer than this many heights of their type are neighbors. */
const near = 1.9;

/**
 * The first line of a block that stands otherwise than below the one before it, so that the block cannot be set line by line: columns within it, text of another column beside it, a sentence whose
 * beginning stands elsewhere, a further heading, a letter for a letter. Undefined where the block stands in plain lines under a heading of its own.
 */
export function findUnplain(source: SourceText, { heading, lines: own }: Block): string | undefined {
  const { lines, format } = source;
  const seen = own.filter((line) => !lines[line]?.unseen);
  const head = heading && lines[heading.line];
  if (head === undefined) return lineText(lines[seen[0] ?? -1] ?? { cells: [] });
  const bad = seen.find((at, i) => {
    const line = lines[at] as SourceLine;
    const text = lineText(line);
    const isFirst = i === 0;
    if (format === 'pdf' && (isFirst ? isBesideHead(line, head) : changesColumn(lines, seen[i - 1] ?? at, at)))
      return true;
    if (format === 'pdf' && (isSpread(line) || (i === seen.length - 1 && /\p{L}[-\u00ad\u2010]$/u.test(text))))
      return true;
    // A heading that was not told as one would be a line among others.
    if (text.length < 40 && sectionOfHeading(text.replace(/\s*:$/, '')) !== undefined) return true;
    if (hasColumns(line) || /^(?:\p{L} ){4,}/u.test(text) || findEmail(text) !== undefined) return true;
    if (/^\P{L}*\p{Ll}/u.test(text) && !isBullet(text) && (isFirst || !followsOn(lines, at))) return true;
    if (format !== 'pdf') return looksLike(line, head) && head.font !== '' && format === 'docx';
    return looksLike(line, head) || line.size > head.size + 1 || isBeside(lines, at);
  });
  if (bad === undefined && format === 'pdf' && isRagged(seen.flatMap((at) => lines[at] ?? []))) return heading?.text;
  return bad === undefined ? undefined : lineText(lines[bad] as SourceLine);
}

/** So many lines that begin at places of their own tell of labels set to their right, or of lines set to the middle. */
const raggedLines = 3;
/** Lines that begin nearer to each other than this, in points, begin at one place. */
const samePlace = 3;

function isRagged(lines: readonly SourceLine[]): boolean {
  const placesOf = (start: (line: SourceLine) => number): number =>
    Map.groupBy(lines, (line) => `${line.column} ${Math.round(start(line) / samePlace)}`).size;
  const isMany = (places: number): boolean => places >= raggedLines && 2 * places > lines.length;
  // Labels that are set to their right have their values below each other.
  return isMany(placesOf(({ box }) => box.x)) && isMany(placesOf(({ cells, box }) => cells[1]?.x ?? box.x));
}

/** The first line below a heading stands in its column, where it stands on its page. */
const isBesideHead = (line: SourceLine, head: SourceLine): boolean =>
  line.box.page === head.box.page && line.column !== head.column;

/** Whether a line stands in another column of the page than the line before it. */
function changesColumn(lines: readonly SourceLine[], before: number, at: number): boolean {
  const [one, other] = [lines[before] as SourceLine, lines[at] as SourceLine];
  return one.box.page === other.box.page && one.column !== other.column;
}

/** Letters of a spread type are wider than this share of its height: where a word ends there, no extraction is sure of. */
const spread = 0.74;

function isSpread({ cells, size }: SourceLine): boolean {
  return cells.some(({ text, width }) => text.length > 11 && width > spread * size * text.length);
}

/** Whether a line has cells that stand in columns: both are long, or one of them is a list item or goes on with a sentence. */
function hasColumns({ cells }: SourceLine): boolean {
  const texts = cells.map(({ text }) => text).filter((text) => !isOnlyTime(text));
  const [first = '', ...more] = texts;
  if (texts.length > 3) return true;
  const isSign = !/[\p{L}\p{N}]/u.test(first);
  return more.some(
    (text) =>
      (!isSign && isBullet(text)) ||
      (text.length > longestCell && first.length > longestCell) ||
      (!isSign && /^\p{Ll}/u.test(text)),
  );
}

/** Whether what stands just above a line, by the page, is the line before it. */
function followsOn(lines: readonly SourceLine[], at: number): boolean {
  const [line, before] = [lines[at] as SourceLine, lines[at - 1]];
  if (before === undefined) return false;
  const { box } = line;
  const above = lines
    .filter(
      (other) =>
        !other.unseen &&
        other.box.page === box.page &&
        other.box.y < box.y - 1 &&
        box.y - other.box.y <= near * line.size &&
        overlaps(other, line),
    )
    .sort((a, b) => b.box.y - a.box.y)[0];
  return above === undefined || above === before;
}

/** Whether text of another column stands at the place of a line from the left and between its neighbors. */
function isBeside(lines: readonly SourceLine[], at: number): boolean {
  const line = lines[at] as SourceLine;
  return lines.some(
    (other) =>
      other.column !== line.column &&
      !other.unseen &&
      other.box.page === line.box.page &&
      Math.abs(other.box.y - line.box.y) < line.size &&
      overlaps(other, line),
  );
}

function overlaps({ box: one }: SourceLine, { box: other }: SourceLine): boolean {
  return one.x < other.x + other.width - 1 && other.x < one.x + one.width - 1;
}

function looksLike(line: SourceLine, head: SourceLine): boolean {
  const isCapital = ({ cells }: SourceLine): boolean => {
    const text = lineText({ cells });
    return text === text.toUpperCase();
  };
  return (
    line.font === head.font &&
    Math.round(2 * line.size) === Math.round(2 * head.size) &&
    isCapital(line) === isCapital(head)
  );
}
