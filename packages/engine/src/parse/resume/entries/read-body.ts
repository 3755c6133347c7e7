import { findHeading } from '../../../language/headings/find-heading.ts';
import { keepsHyphen } from '../../../language/text/keeps-hyphen.ts';
import { leavesNoRoom } from '../../layout/leaves-no-room.ts';
import type { Line } from '../../layout/types.ts';
import { linePiece, type Piece } from '../fact.ts';

/** The running text of an entry: paragraphs before the list, and the list's points. */
export type Body = { paragraphs: Piece[]; points: Piece[] };

type Part = Piece & { bullet: boolean; label: boolean; last: Line; first: Line };

/** Lines joined to paragraphs and list points; without marks, what is set in from the head at `headX` is a list. Words hyphenated at a line's end are put together. */
export function readBody(lines: Line[], headX = Number.POSITIVE_INFINITY): Body {
  const parts = joinParts(lines);
  const body: Body = { paragraphs: [], points: [] };
  const bulleted = parts.some((part) => part.bullet);
  const loose = parts.filter((part) => !part.label);
  const labelAt = parts.findIndex((part) => part.label);
  let listed = false;
  for (const [i, part] of parts.entries()) {
    if (part.label) {
      listed = true;
      continue;
    }
    const { text, boxes } = part;
    if (part.bullet || listed || (!bulleted && part.first.x > headX + 8 && i > labelAt))
      body.points.push({ text, boxes });
    else if (bulleted || loose.length < 2 || i < labelAt) body.paragraphs.push({ text, boxes });
    else body.points.push({ text, boxes });
  }
  return body;
}

function joinParts(lines: Line[]): Part[] {
  const parts: Part[] = [];
  const isList = isPlainList(lines);
  for (const line of lines) {
    const last = isList ? undefined : parts.at(-1);
    const isLabel = line.bullet === undefined && isLabelLine(line);
    if (isLabel) parts.push({ ...linePiece(line), bullet: false, label: true, last: line, first: line });
    else if (last && !last.label && line.bullet === undefined && goesOn(last, line)) {
      last.text = joinTexts(last.text, line.text);
      last.boxes.push(...linePiece(line).boxes);
      last.last = line;
    } else if (last?.bullet && line.bullet !== undefined && isNested(parts, line)) {
      last.text = `${last.text} - ${line.text}`;
      last.boxes.push(...linePiece(line).boxes);
      last.last = line;
    } else parts.push({ ...linePiece(line), bullet: line.bullet !== undefined, label: false, last: line, first: line });
  }
  return parts;
}

/**
 * Lines without marks that are points all the same: at least three, each beginning with a capital or a figure, none with a sentence that ends inside
 * it or at its end, or with a word that needs another. In German, whose nouns have capitals, chance could make such lines of a paragraph.
 */
function isPlainList(lines: Line[]): boolean {
  return (
    lines.length >= 3 &&
    lines.every(
      ({ bullet, text, cells }) =>
        bullet === undefined &&
        cells.length === 1 &&
        /^[\p{Lu}\d]/u.test(text) &&
        !/[.!?]\s+\p{Lu}|[,:;-]$/u.test(text) &&
        !needsMore.test(text) &&
        !german.test(text),
    ) &&
    lines.filter(({ text }) => /[.!?]$/.test(text)).length % lines.length === 0
  );
}

const needsMore =
  /\s(?:and|or|of|the|an?|to|for|with|in|on|at|by|from|as|et|ou|de|du|des|la|le|les|à|au|en|pour|avec|y|o|el|los|las|con|para|por|del|e|di|della|il|lo|gli|per|da|do|dos|das|com|van|het|een|voor|met|op)$/iu;
const german = /(?<!\p{L})(?:und|der|die|das|den|dem|von|vom|mit|für|bei|beim|zur|zum|im)(?!\p{L})/iu;

/** A point of a list within a list goes with the point above it. */
function isNested(parts: Part[], line: Line): boolean {
  const outer = parts.find((part) => part.bullet)?.first;
  return outer !== undefined && line.x > outer.x + 5 && Math.abs(line.left - outer.left) < 2;
}

/** "Highlights", "Responsibilities:" and the like: a short line that names what follows. */
function isLabelLine(line: Line): boolean {
  const kind = findHeading(line.text);
  return kind !== undefined && line.text.length < 32;
}

/** A line without a mark goes on from the one above when it hangs under it or the next word would not have fitted. */
export function goesOn(part: Pick<Part, 'first' | 'last' | 'bullet'>, line: Line): boolean {
  const above = part.last;
  const far =
    line.page === above.page && line.pitch !== undefined && line.pitch > 1.9 * Math.max(line.size, above.size);
  if (far) return false;
  if (/^\p{Ll}/u.test(line.text)) return true;
  if (part.bullet) return line.x > part.first.x - 3 || (!/[.!?]$/.test(above.text) && nearsEdge(above));
  return leavesNoRoom(above.right, above.edge, line.text, 0.55 * line.size);
}

/** Ends in the right half of its column. */
function nearsEdge(line: Line): boolean {
  return line.right > (line.left + line.edge) / 2;
}

/** Two lines of one text; a hyphen that only breaks a word at the line's end goes away. */
export function joinTexts(a: string, b: string): string {
  if (/\p{L}-$/u.test(a) && /^\p{Ll}/u.test(b)) return keepsHyphen(a, b) ? a + b : a.slice(0, -1) + b;
  if (/[\p{L}\p{N}]-$/u.test(a) && /^[\p{Lu}\p{N}]/u.test(b)) return a + b;
  if (/\p{L}\/$/u.test(a)) return a + b;
  if (spacelessEnd.test(a) && spacelessStart.test(b)) return a + b;
  return `${a} ${b}`;
}

/** Chinese and Japanese have no white between words: the end of a line is none either. */
const spaceless = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー\\u3001-\\u303f\\uff01-\\uff60]';
const spacelessEnd = new RegExp(`${spaceless}$`, 'u');
const spacelessStart = new RegExp(`^${spaceless}`, 'u');
