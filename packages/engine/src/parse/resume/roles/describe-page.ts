import { findHeading } from '../../../language/headings/find-heading.ts';
import { findPlainStyle, isCapitals, isLoud, type PlainStyle } from '../../layout/plain-style.ts';
import type { Line } from '../../layout/types.ts';
import type { Style } from '../entries/style-runs.ts';
import { describeWords, wordClasses } from './describe-words.ts';
import type { Segment } from './segment-lines.ts';

/** How often a look stands in a document, what its segments are on the mean, and how many of them are headings that we know. */
export type Look = { count: number; headings: number; means: number[]; bullets: number; firsts: number };

/** What is true of a document as a whole: its running text, its usual distance of lines, its looks. */
export type PageSense = {
  plain: PlainStyle;
  pitch: number;
  looks: Map<string, Look>;
  /** Rows of lines that stand as headings we know do, with the part of a resume that each names. */
  known: Map<number, string>;
  /** Where known headings begin, rounded; the styles they have. */
  headingX: Set<number>;
  headingStyles: Map<string, number>;
  dated: Set<number>;
};

/** How a segment is set and placed, as one key: what repeats in a document repeats in this. */
export function lookOf(segment: Segment, plain: PlainStyle): string {
  const { line, rail, index } = segment;
  const across = rail ? 'r' : index === 0 ? Math.round((line.x - line.left) / 6) : segment.start === 0 ? 'c' : 'm';
  return `${styleOf(segment, plain)}|${across}|${line.bullet === undefined ? '' : 'b'}`;
}

/** How a segment is set, against the running text. */
export function styleOf({ style, text }: { style: Style; text: string }, plain: PlainStyle): string {
  const colour = style.color === plain.color ? '' : style.color;
  return `${Math.round((style.size - plain.size) * 2)}${style.bold ? 'b' : ''}${style.italic ? 'i' : ''}${colour}${isCapitals(text) ? 'C' : ''}`;
}

export function sensePage(segments: Segment[]): PageSense {
  const lines = [...new Set(segments.map(({ line }) => line))];
  const plain = findPlainStyle(segments.map(({ text, style }) => ({ text, ...style })));
  const looks = new Map<string, Look>();
  const known = new Map<number, string>();
  const headingX = new Set<number>();
  const headingStyles = new Map<string, number>();
  const dated = new Set<number>();
  for (const segment of segments) {
    const key = lookOf(segment, plain);
    const look = looks.get(key) ?? { count: 0, headings: 0, means: wordClasses.map(() => 0), bullets: 0, firsts: 0 };
    look.count++;
    if (segment.index === 0) look.firsts++;
    describeWords(segment.text).classes.forEach((value, i) => {
      look.means[i] = (look.means[i] ?? 0) + value;
    });
    const kind = headingKind(segment, plain);
    if (kind !== undefined) {
      look.headings++;
      known.set(segment.row, kind);
      headingX.add(Math.round(segment.cell.x / 3));
      const style = styleOf(segment, plain);
      headingStyles.set(style, (headingStyles.get(style) ?? 0) + 1);
    }
    if (segment.date) dated.add(segment.row);
    looks.set(key, look);
  }
  for (const look of looks.values()) look.means = look.means.map((sum) => sum / look.count);
  return { plain, pitch: usualPitch(lines), looks, known, headingX, headingStyles, dated };
}

/** A text by itself, or at the left of its line, that names a part of a resume and stands out. */
function headingKind(segment: Segment, plain: PlainStyle): string | undefined {
  const { text, style, line, count, rail, index } = segment;
  const alone = count === 1 || rail || (index === 0 && segment.end >= segment.cell.text.length - 1);
  if (!alone || text.length > 45) return undefined;
  const kind = findHeading(text);
  if (kind === undefined || kind === 'label') return undefined;
  return isLoud({ text, ...style }, plain) || line.ruled || (line.pitch ?? 99) > 1.8 * line.size ? kind : undefined;
}

/** The commonest distance of two lines as a share of their size: of lines in one paragraph. */
function usualPitch(lines: Line[]): number {
  const shares = lines.flatMap(({ pitch, size }) => (pitch !== undefined && pitch > 0.8 * size ? [pitch / size] : []));
  return shares.sort((a, b) => a - b)[Math.floor(shares.length / 3)] ?? 1.2;
}
