import { type DateSpan, findDates } from '../../../language/dates/find-dates.ts';
import type { Cell, Flow, Line } from '../../layout/types.ts';
import { findStyleRuns, type Style } from '../entries/style-runs.ts';

/** A stretch of a line that can have a role of its own: between separators, white, dates and changes of style. */
export type Segment = {
  text: string;
  cell: Cell;
  /** Offsets into the cell's text. */
  start: number;
  end: number;
  style: Style;
  line: Line;
  /** Counts the lines of the document, in reading order. */
  row: number;
  flow: Flow['name'];
  /** Counts the segments of its line, of `count`. */
  index: number;
  count: number;
  rail: boolean;
  /** The mark that parts it from what stands before in its cell; empty at the start of a cell. */
  mark: string;
  date?: DateSpan;
};

/** All segments of a document in reading order. */
export function segmentLines(flows: Flow[]): Segment[] {
  let row = 0;
  return flows.flatMap((flow) =>
    flow.lines.flatMap((line) => {
      const parts = [
        ...line.rail.flatMap((cell) => segmentCell(cell, true, false)),
        ...line.cells.flatMap((cell) => segmentCell(cell, false, line.bullet !== undefined)),
      ];
      const own = row++;
      return parts.map((part, index) => ({ ...part, line, row: own, flow: flow.name, index, count: parts.length }));
    }),
  );
}

type Part = Omit<Segment, 'line' | 'row' | 'flow' | 'index' | 'count'>;

const separators =
  /\s+[|•·●◆∙⋅›»/~→][\s|]*\s|\s*[|•●]\s*|\s+[-–—―]{1,2}\s+|\s+@\s+|\t+|,\s+|;\s+|\s+(?:at|bei|chez|presso|bij)\s+(?=[\p{Lu}\d])|\s+в\s+(?=[\p{Lu}\p{Script=Latin}\d])|\s*[（(](?=[^()]*[)）])|[)）],?\s*(?=\S)|:\s+|\s*[，、；：｜]\s*|\s{2,}/gu;

function segmentCell(cell: Cell, rail: boolean, bulleted: boolean): Part[] {
  const runs = findStyleRuns(cell);
  const dates = isRunning(cell.text, bulleted) ? [] : findDates(cell.text);
  const cuts = new Map<number, { to: number; mark: string }>();
  if (!isRunning(cell.text, bulleted))
    for (const match of cell.text.matchAll(separators)) {
      const [at, to] = [match.index, match.index + match[0].length];
      if (!dates.some(({ start, end }) => at >= start && to <= end)) cuts.set(at, { to, mark: match[0].trim() || ' ' });
    }
  const edges = new Set<number>([0, cell.text.length]);
  for (const [at, { to }] of cuts) edges.add(at).add(to);
  for (const { start, end } of dates) edges.add(start).add(end);
  for (const run of runs)
    if (!dates.some(({ start, end }) => run.start > start && run.start < end)) edges.add(run.start);
  const sorted = [...edges].sort((a, b) => a - b);
  const parts: Part[] = [];
  let mark = '';
  sorted.slice(0, -1).forEach((from, i) => {
    const to = sorted[i + 1] as number;
    const raw = cell.text.slice(from, to);
    const text = trimmed(raw);
    if (cuts.get(from)?.to === to || text === '' || !/[\p{L}\p{N}]/u.test(text)) {
      mark += raw.trim();
      return;
    }
    const start = from + raw.indexOf(text);
    const style = runs.findLast((run) => run.start <= start)?.style ?? cell;
    const date = dates.find((span) => span.start <= start && span.end >= start + text.length - 1);
    const { size, bold, italic, color } = style;
    parts.push({
      text,
      cell,
      start,
      end: start + text.length,
      style: { size, bold, italic, color },
      rail,
      mark: parts.length > 0 ? mark || ' ' : mark,
      ...(date ? { date } : {}),
    });
    mark = '';
  });
  return parts;
}

const trimmed = (raw: string): string => raw.replace(/^[\s,;|·•–—:/)-]+|[\s,;|·•–—:/(-]+$/gu, '');

/** Running text, whose commas part no fields: long, and mostly of words in small letters. */
function isRunning(text: string, bulleted: boolean): boolean {
  if (text.length < (bulleted ? 45 : 60)) return false;
  if (text.length > 170) return true;
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return small >= 0.45 * words.length;
}
