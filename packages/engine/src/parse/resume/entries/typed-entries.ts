import { findDates, isDateText } from '../../../language/dates/find-dates.ts';
import { isEducationDetail } from '../../../language/education/education-details.ts';
import { titleScore } from '../../../language/titles/title-words.ts';
import type { Line } from '../../layout/types.ts';
import { isTyped, isUniform } from '../sections/is-typed.ts';
import type { Role } from './assign-line-roles.ts';
import type { Entry, HeadPiece } from './entry.ts';
import { anchorOf } from './find-anchor.ts';
import { gapAbove, looksNamed } from './line-traits.ts';
import { makeEntry } from './make-entry.ts';
import { isOwnDegree } from './own-degree.ts';
import { slicePiece } from './split-head.ts';
import { findHeadEnd, findHeadStart, hasNamesBelow, mayName, namesOf, type TypedKind } from './typed-heads.ts';

/** Lines without a blank line between them, as `[from, to)`. */
type Block = { from: number; to: number };

/** Lines of one entry: from its first line, its head up to `body`. `group` names an employer of the entries that follow, with its whole time; a `role` is one of these. */
type Span = { from: number; body: number; to: number; group?: boolean; role?: boolean };

/**
 * Entries of a section in plain text, where no type tells heads from what is said below: a head stands around its date, ends
 * when title and employer are named, and begins behind a blank line. Undefined for other documents and where no date stands.
 */
export function findTypedEntries(all: Line[], kind: TypedKind): Entry[] | undefined {
  if (!all.every(isTyped) && !isUniform(all)) return undefined;
  const lines = freeDatedPoints(all);
  const anchors = lines.flatMap((line, i) => (isAnchor(line) ? [i] : []));
  const blocks = findBlocks(lines);
  const spans = anchors.length > 0 ? findSpans(lines, anchors, blocks, kind) : findUndated(lines, blocks, kind);
  if (!spans) return undefined;
  return spans.map((span) => {
    const inner = lines.slice(span.from, span.to);
    const roles = inner.map((_, i): Role => (span.from + i < span.body ? 'head' : 'body'));
    const entry = makeEntry(inner, roles);
    if (span.role) return { ...entry, head: entry.head.map((piece) => ({ ...piece, says: 'title' as const })) };
    return span.group ? leadGroup(entry) : entry;
  });
}

/** The employer of the entries that follow: a name and perhaps a town, whose dates say nothing of a single role. */
function leadGroup(entry: Entry): Entry {
  const [first, ...others] = entry.head;
  if (!first) return { ...entry, dates: [] };
  const comma = /,\s+(?=[^,]+$)/.exec(first.text);
  const name = comma ? slicePiece(first, 0, comma.index) : first;
  const town = comma ? [slicePiece(first, comma.index + comma[0].length, first.text.length)] : [];
  const places = [...town, ...others].map((piece): HeadPiece => ({ ...piece, says: 'place' }));
  return { ...entry, dates: [], head: [{ ...name, says: 'employer' }, ...places] };
}

/** "- 2011 – today: Cabinet maker, Oak & Iron": where every date stands behind a list mark, the marks are the entries' own. */
function freeDatedPoints(lines: Line[]): Line[] {
  const dated = (line: Line): boolean => findDates(line.text)[0]?.start === 0;
  if (lines.some((line) => line.bullet === undefined && isAnchor(line))) return lines;
  const left = Math.min(...lines.filter(dated).map((line) => line.x));
  return lines.map((line) => {
    if (line.bullet === undefined || !dated(line) || line.x > left + 3) return line;
    const { bullet: _, ...bare } = line;
    return bare;
  });
}

/** The date of an entry: alone, first in its line, or behind a mark; not the year that a sentence ends with. */
function isAnchor(line: Line): boolean {
  if (line.bullet !== undefined || line.text.length > 140) return false;
  // The rest of a point that names a year.
  if (/^\p{Ll}/u.test(line.text) && findDates(line.text)[0]?.start !== 0) return false;
  if (!anchorOf(line)) return false;
  if ([...line.rail, ...line.cells].some((cell) => isDateText(cell.text))) return true;
  const [span] = findDates(line.text);
  if (span?.start === 0) return true;
  return !/\p{Ll}\s\S.*\.$/u.test(line.text) || /[(|–—-]\s*$/.test(line.text.slice(0, span?.start ?? 0));
}

/** Stretches of lines without a blank line, as `[from, to)`. Where nearly every line has one above, blank lines part nothing. */
function findBlocks(lines: Line[]): Block[] {
  const cuts = lines.flatMap((line, i) => (i > 0 && gapAbove(line, lines[i - 1]) ? [i] : []));
  const spaced = lines.length >= 6 && cuts.length > 0.75 * (lines.length - 1);
  const loose = !spaced && isLoose(lines);
  const parting = loose
    ? cuts.filter((i) => lines[i]?.bullet === undefined && lines[i - 1]?.bullet !== undefined)
    : cuts;
  const starts = [0, ...(spaced ? [] : parting)];
  return starts.map((from, i) => ({ from, to: starts[i + 1] ?? lines.length }));
}

/** Paragraphs of which each has white above it, so that a title stands as far from its dates as from the job before; only points are set tight. */
function isLoose(lines: Line[]): boolean {
  const below = lines.flatMap((line, i) => {
    const above = lines[i - 1];
    return above && line.bullet === undefined && above.bullet === undefined ? [{ line, above }] : [];
  });
  return below.length > 1 && below.every(({ line, above }) => gapAbove(line, above));
}

function findSpans(lines: Line[], anchors: number[], blocks: Block[], kind: TypedKind): Span[] {
  const offset = commonOffset(lines, anchors, blocks);
  const spans: Span[] = [];
  const common = hasNamesBelow(lines, anchors, offset);
  // Below an employer that leads several roles, a role names no employer of its own.
  let grouped = false;
  const begin = (from: number, body: number, group = false, role = false): void => {
    const last = spans.at(-1);
    if (last) last.to = from;
    spans.push({ from: last ? from : 0, body, to: lines.length, ...(group && { group }), ...(role && { role }) });
  };
  for (const [b, block] of blocks.entries()) {
    const own = anchors.filter((i) => i >= block.from && i < block.to);
    if (own.length === 0) {
      if (leadsGroup(lines, block, blocks[b + 1], anchors, kind)) {
        begin(block.from, block.to, true);
        grouped = true;
      } else if (kind === 'education' && isUndatedDegree(lines, block)) begin(block.from, block.from + 1);
      continue;
    }
    let floor = block.from;
    for (const [k, anchor] of own.entries()) {
      const from = findHeadStart(lines, floor, anchor, k === 0 ? block : undefined, offset);
      const limit = k + 1 < own.length ? Math.max(anchor + 1, (own[k + 1] as number) - offset) : block.to;
      const body = findHeadEnd(lines, from, anchor, limit, kind, { grouped, common });
      const group = kind === 'work' && isGroup(lines, from, body, block, anchors);
      const role: boolean = grouped && !group && namesOf(lines.slice(from, body)).length === 1;
      grouped = group || role;
      begin(from, body, group, role);
      floor = body;
      if (kind !== 'education') continue;
      for (let i = body; i < limit; i++) if (isOwnDegree(lines, i)) begin(i, i + 1);
    }
  }
  return joinRepeated(spans, lines);
}

/** Jobs without any date, each behind a blank line and begun with a name. */
function findUndated(lines: Line[], blocks: Block[], kind: TypedKind): Span[] | undefined {
  const named = blocks.every(({ from }) => mayName(lines[from] as Line) && looksNamed(lines[from] as Line));
  if (kind !== 'work' || blocks.length < 2 || !named) return undefined;
  return blocks.map(({ from, to }) => ({ from, body: findHeadEnd(lines, from, from, to, kind), to }));
}

/** How many lines stand above the date in a head: what most blocks that begin with one say. */
function commonOffset(lines: Line[], anchors: number[], blocks: Block[]): number {
  const counts = new Map<number, number>();
  for (const { from, to } of blocks) {
    const first = anchors.find((i) => i >= from && i < to);
    if (first === undefined || first - from > 3 || lines.slice(from, first).some((line) => line.bullet !== undefined))
      continue;
    counts.set(first - from, (counts.get(first - from) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? 0;
}

/** An employer with its whole time above its roles: one name alone, whose dates enclose those of the entry that follows. */
function isGroup(lines: Line[], from: number, body: number, block: { to: number }, anchors: number[]): boolean {
  const next = anchors.find((i) => i >= body);
  if (body < block.to && next !== body) return false;
  const [whole, part] = [from, next].map((i) => (i === undefined ? undefined : findDates(lines[i]?.text ?? '')[0]));
  if (!whole?.range || !part?.range || next === undefined || namesTitle(lines.slice(from, body))) return false;
  if (namesOf(lines.slice(next, next + 1)).length !== 1 || next - body > 1) return false;
  const ends = whole.open || (part.to !== undefined && part.to <= (whole.to ?? ''));
  return (whole.from ?? '') <= (part.from ?? '') && ends && !(part.open && !whole.open);
}

/** More than an employer and its town. */
function namesTitle(lines: Line[]): boolean {
  const parts = namesOf(lines);
  return parts.length > 2 || parts.some((part) => titleScore(part.text) >= 0.5);
}

/** An employer alone between blank lines, above entries that name one thing each. */
function leadsGroup(lines: Line[], block: Block, next: Block | undefined, anchors: number[], kind: TypedKind): boolean {
  const line = lines[block.from] as Line;
  if (kind !== 'work' || block.to - block.from !== 1 || !next || !mayName(line)) return false;
  const anchor = anchors.find((i) => i >= next.from && i < next.to);
  if (anchor === undefined || anchor - next.from > 1 || namesTitle([line]) || !looksNamed(line)) return false;
  return namesOf(lines.slice(next.from, findHeadEnd(lines, next.from, anchor, next.to, kind))).length === 1;
}

function isUndatedDegree(lines: Line[], block: { from: number }): boolean {
  const line = lines[block.from] as Line;
  return mayName(line) && looksNamed(line) && !isEducationDetail(line.text);
}

/** A second date right below the first, alone in its line, belongs to the same entry. */
function joinRepeated(spans: Span[], lines: Line[]): Span[] {
  return spans.filter((span, i) => {
    const above = spans[i - 1];
    const line = lines[span.from] as Line;
    const second =
      above &&
      span.from === above.from + 1 &&
      isDateText(line.text) &&
      !findDates(line.text).some(({ range }) => range);
    if (!above || !second) return true;
    above.to = span.to;
    above.body = span.body;
    return false;
  });
}
