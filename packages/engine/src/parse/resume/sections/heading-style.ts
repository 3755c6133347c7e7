import { findHeading, guessHeading } from '../../../language/headings/find-heading.ts';
import type { SectionKind } from '../../../language/headings/heading-words.ts';
import { foldWords } from '../../../language/text/fold-text.ts';
import { organisationScore } from '../../../language/titles/organisation-words.ts';
import { titleScore } from '../../../language/titles/title-words.ts';
import { isCapitals, isLoud, type PlainStyle } from '../../layout/plain-style.ts';
import type { Cell, Line } from '../../layout/types.ts';
import { isTyped } from './is-typed.ts';

/** How the headings of this document look: the styles that its known headings share. `quiet`: like any other line. */
export type HeadingStyle = {
  keys: Set<string>;
  x: Set<number>;
  /** Where the middle of several headings is: they are centred. */
  middle?: number;
  repeated: Set<string>;
  size: number;
  quiet?: boolean;
};

/**
 * True for a page in one style: lines of their own name several parts of a resume and none of them stands out; or jobs and schools both have such a
 * plain name, and what stands out names neither.
 */
export function isQuiet(lines: Line[], plain: PlainStyle): boolean {
  const named = lines.filter((line) => line.bullet === undefined && line.cells.length === 1 && nameOf(line.text));
  const { loud = [], quiet = [] } = Object.groupBy(named, (line) =>
    isLoud(line.cells[0] as Cell, plain) ? 'loud' : 'quiet',
  );
  const loudKinds = new Set(loud.map((line) => nameOf(line.text)));
  const kinds = new Set(quiet.map((line) => nameOf(line.text)));
  const main = (['work', 'education'] as const).filter((kind) => kinds.has(kind));
  if (loud.length === 0) return kinds.size >= 2 && main.length > 0;
  return main.length === 2 && !loudKinds.has('work') && !loudKinds.has('education');
}

/** The styles, places and size that the known headings of some lines share. */
export function learnHeadingStyle(lines: Line[], plain: PlainStyle): HeadingStyle {
  let size = 0;
  let largest = 0;
  const counts = new Map<string, number>();
  const x = new Set<number>();
  const middles: number[] = [];
  for (const line of lines) {
    const cell = line.rail[0] && nameOf(line.rail[0].text) ? line.rail[0] : line.cells[0];
    if (!cell || !nameOf(cell.text) || (line.bullet !== undefined && !isIconed(line, plain))) continue;
    if (cell !== line.rail[0] && line.cells.length > 1) continue;
    // "EDV" and "IT" are capitals wherever they stand.
    if (!isLoud(cell, plain) || (isTyped(line) && /^\p{Lu}{2,3}$/u.test(cell.text))) continue;
    counts.set(styleKey(cell), (counts.get(styleKey(cell)) ?? 0) + 1);
    x.add(Math.round(cell.x));
    middles.push(middleOf(cell));
    const count = counts.get(styleKey(cell)) ?? 0;
    if (count > largest) [largest, size] = [count, cell.size];
  }
  for (const key of quietRails(lines)) counts.set(key, Math.max(2, counts.get(key) ?? 0));
  const most = Math.max(0, ...counts.values());
  return {
    keys: new Set([...counts].filter(([, count]) => count >= Math.min(2, most)).map(([key]) => key)),
    x,
    ...(x.size > 1 && isOnePlace(middles) ? { middle: middles[0] as number } : {}),
    repeated: findRepeated(lines),
    size: largest >= 3 ? size : 0,
  };
}

/** Styles of a rail whose texts name several parts of a resume and nothing else: quiet headings at the side of what they head. */
function quietRails(lines: Line[]): string[] {
  const styles = Map.groupBy(
    lines.flatMap((line) => line.rail),
    styleKey,
  );
  return [...styles].flatMap(([key, cells]) => {
    const kinds = new Set(cells.map((cell) => nameOf(cell.text)));
    const whole = !kinds.has(undefined) && (kinds.has('work') || kinds.has('education'));
    return whole && kinds.size >= 3 && kinds.size === cells.length ? [key] : [];
  });
}

/** The middle of a cell, in points. */
export const middleOf = (cell: Cell): number => (cell.x + cell.right) / 2;

/** Three or more, at one place but for a point or two. */
function isOnePlace(middles: number[]): boolean {
  return middles.length >= 3 && Math.max(...middles) - Math.min(...middles) < 3;
}

/** Whether a word of a text tells of a part of a resume ("Legal experience & outreach"), and the text is no title or house with such a word ("Education Officer"). */
export const tellsOfPart = (text: string): boolean =>
  guessHeading(text) !== undefined && titleScore(text) < 1 && organisationScore(text) < 2;

/** As short as headings are. */
export const isShortName = (text: string): boolean => text.length <= 45 && text.split(' ').length <= 6;

/** How a cell is set, as one key. */
export function styleKey(cell: Cell): string {
  return `${Math.round(cell.size * 2)}|${cell.bold}|${cell.italic}|${cell.color}|${isCapitals(cell.text)}`;
}

/** Words that label a part of each entry when they come again and again: "Highlights", "Technologies". */
function findRepeated(lines: Line[]): Set<string> {
  const counts = new Map<string, number>();
  for (const line of lines) {
    if (line.bullet !== undefined || line.cells.length > 1 || !nameOf(line.text)) continue;
    const key = repeatKey(line);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count > 1).map(([key]) => key));
}

/** The words of a line in their size: a group of skills may be called what a section is, in smaller type. */
export function repeatKey(line: Line): string {
  return `${foldWords(line.text)}|${Math.round(line.size)}`;
}

/** The part of a resume that a text names; labels name none. */
export function nameOf(text: string): SectionKind | undefined {
  const kind = findHeading(text);
  return kind === 'label' ? undefined : kind;
}

/** A drawn icon before a heading looks like a list mark: the text behind it is larger or in bold capitals, and names a section. */
export function isIconed(line: Line, plain: PlainStyle): boolean {
  const cell = line.cells[0];
  if (!cell || line.cells.length > 1 || !nameOf(cell.text)) return false;
  return cell.size > plain.size + 0.9 || (isCapitals(cell.text) && cell.bold && !plain.bold);
}
