import { isCampus } from '../../../language/education/campus-schools.ts';
import { findFieldName } from '../../../language/headings/find-field-name.ts';
import { placeScore } from '../../../language/places/places.ts';
import type { HeadPiece } from '../entries/entry.ts';
import { joinTexts } from '../entries/read-body.ts';
import { boxOf } from '../fact.ts';
import type { TaggedSegment } from './role-page.ts';

/** Segments side by side or below each other as one text, with the marks that stand between them in their cell. */
export function joinSegments(segments: TaggedSegment[], firstRow = 0): HeadPiece | undefined {
  const [first, ...others] = segments;
  if (!first) return undefined;
  let from = first.start;
  let last = first;
  let text = '';
  const boxes: HeadPiece['boxes'] = [];
  const close = (): void => {
    const said = closeBrackets(last.cell.text.slice(from, last.end), last.cell.text.slice(last.end));
    if (said === '') return;
    text = text === '' ? said : joinTexts(text, said);
    boxes.push(boxOf(last.cell, from, last.end));
  };
  for (const segment of others) {
    if (segment.cell !== last.cell) {
      close();
      from = segment.start;
    }
    last = segment;
  }
  close();
  const { style, line, rail, row, index } = first;
  return {
    text: text.replace(leading, ''),
    boxes,
    row: row - firstRow,
    cell: Math.max(0, line.cells.indexOf(first.cell)),
    ...style,
    rail,
    wide: !rail && line.cells.indexOf(first.cell) > 0,
    order: index,
  };
}

/** Small words before the name of an employer or a school. */
const leading = /^(?:at|@|bei|beim|chez|presso|bij|en|em|w|в)\s+(?=[\p{Lu}\d])/u;

/** "Torvik (Hybrid": a bracket that was opened in the text is closed with it, and one that was opened before it is left out. */
function closeBrackets(text: string, after: string): string {
  const open = (text.match(/[([（]/g) ?? []).length - (text.match(/[)\]）]/g) ?? []).length;
  if (open < 0) return text.replace(/\s*[)\]）]$/, '');
  return open > 0 ? text + (/^\s*[)\]）]/.exec(after)?.[0] ?? '') : text;
}

/**
 * Runs of segments of one role, in order. What stands in brackets between two of them is within; a bar, another cell or a line that had room left parts
 * them, and a label before them is none of them.
 */
export function runsOf(segments: TaggedSegment[], role: TaggedSegment['role']): TaggedSegment[][] {
  const runs: TaggedSegment[][] = [];
  let inside: TaggedSegment[] = [];
  let last: TaggedSegment | undefined;
  for (const segment of segments) {
    if (segment.role !== role) {
      if (last && segment.cell === last.cell && isBracketed(segment)) inside.push(segment);
      else last = undefined;
      continue;
    }
    if (findFieldName(segment.text) && runs.length === 0) continue;
    const run = runs.at(-1);
    if (run && last && goesOn(last, segment)) run.push(...inside, segment);
    else runs.push([segment]);
    inside = [];
    last = segment;
  }
  return runs;
}

/** Stands in brackets by itself. */
export const isBracketed = ({ mark, text, cell, end }: TaggedSegment): boolean =>
  /[(（]/.test(mark) && (/[)）]$/.test(text) || /^\s*[)）]/.test(cell.text.slice(end)));

function goesOn(last: TaggedSegment, segment: TaggedSegment): boolean {
  if (segment.cell === last.cell) return !/[|｜·•●]/.test(segment.mark);
  if (segment.row === last.row) return false;
  const alike = last.style.bold === segment.style.bold && Math.abs(last.style.size - segment.style.size) < 0.6;
  const open = /[,&/–-]$|\s(?:of|for|and|und|et|de|di|y|e)$/iu.test(last.text) || /^(?:\p{Ll}|&)/u.test(segment.text);
  const full = last.cell.right > last.line.edge - 9 * last.style.size;
  const whole = last.index === last.count - 1 && !segment.begins;
  return segment.row - last.row === 1 && segment.index === 0 && whole && (open || (alike && full));
}

/** The run that is likeliest what its role says: its own words count beside what was decided. */
export function bestRun(runs: TaggedSegment[][], score: (text: string) => number): TaggedSegment[] | undefined {
  const rank = (run: TaggedSegment[]): number =>
    Math.max(...run.map(({ chance }) => chance)) + 0.3 * Math.min(1.5, score(run.map(({ text }) => text).join(' ')));
  return runs.length > 1 ? runs.toSorted((a, b) => rank(b) - rank(a))[0] : runs[0];
}

/** A known place, or a postcode with a name behind it. */
const isPlace = (text: string): boolean =>
  placeScore(text) >= 1.6 || /^(?:\p{Lu}{1,2}[- ])?\d{4,5}\s\p{Lu}[\p{L}.'’ -]+$/u.test(text);

/** A name and the town that stands behind it, where the last of its parts is one. */
export function cutTown(run: TaggedSegment[]): { name: TaggedSegment[]; town: TaggedSegment[] } {
  for (let from = 1; from < run.length; from++) {
    const [first, tail] = [run[from - 1] as TaggedSegment, run.slice(from)];
    const text = tail.map((segment) => segment.text).join(', ');
    if (!/^[,(]/.test(tail[0]?.mark ?? '') || !isPlace(text) || isCampus(first.text, text)) continue;
    return { name: run.slice(0, from), town: tail };
  }
  return { name: run, town: [] };
}
