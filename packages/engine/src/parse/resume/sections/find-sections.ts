import { isDocumentTitle } from '../../../language/headings/document-title.ts';
import { guessHeading } from '../../../language/headings/find-heading.ts';
import type { SectionKind } from '../../../language/headings/heading-words.ts';
import { organisationScore } from '../../../language/titles/organisation-words.ts';
import { titleScore } from '../../../language/titles/title-words.ts';
import { findPlainStyle, isCapitals, isLoud, type PlainStyle } from '../../layout/plain-style.ts';
import type { Cell, Flow, Line } from '../../layout/types.ts';
import { anchorOf } from '../entries/find-anchor.ts';
import type { Draft } from '../fact.ts';
import {
  type HeadingStyle,
  isIconed,
  isQuiet,
  isShortName,
  learnHeadingStyle,
  middleOf,
  nameOf,
  repeatKey,
  styleKey,
  tellsOfPart,
} from './heading-style.ts';
import { isTyped } from './is-typed.ts';
import { joinHeadings } from './join-headings.ts';

/** A stretch of lines under one heading; `top` is what stands before any heading, `custom` a heading that we do not know. */
export type Section = {
  kind: SectionKind | 'top' | 'custom';
  title: string;
  heading?: Line;
  lines: Line[];
  flow: Flow['name'];
  /** Its jobs or degrees, where labels or sentences tell them. */
  told?: Draft[];
};

/** Cuts flows into sections at their headings: known words first, then unknown words set just like the known ones. */
export function findSections(found: Flow[]): Section[] {
  const plain = findPlainStyle(found.flatMap((flow) => flow.lines));
  const flows = joinHeadings(found, plain);
  const all = flows.flatMap((flow) => flow.lines);
  const quiet = isQuiet(all, plain);
  const style = learnHeadingStyle(all, plain);
  const sections = flows.flatMap((flow) => {
    const own = flow.lines.length > 5 ? learnHeadingStyle(flow.lines, plain) : style;
    return cut(flow, plain, {
      ...style,
      size: flow.name === 'main' ? own.size : Math.min(own.size, style.size || own.size),
      quiet,
    });
  });
  return continueColumns(sections);
}

/** A second column that begins with points goes on from the end of the first, as in a newspaper. */
function continueColumns(sections: Section[]): Section[] {
  const at = sections.findIndex((section) => section.flow === 'side');
  const [last, first] = [sections[at - 1], sections[at]];
  if (!last || first?.kind !== 'top' || first.lines[0]?.bullet === undefined || last.kind === 'top') return sections;
  const joined = { ...last, lines: [...last.lines, ...first.lines] };
  return [...sections.slice(0, at - 1), joined, ...sections.slice(at + 1)];
}

function cut(flow: Flow, plain: PlainStyle, style: HeadingStyle): Section[] {
  const sections: Section[] = [{ kind: 'top', title: '', lines: [], flow: flow.name }];
  for (const [i, line] of flow.lines.entries()) {
    const split = isSecondLine(flow.lines[i - 1], line)
      ? undefined
      : splitHeading(line, flow.lines[i + 1], plain, style, i);
    if (!split || isSkillGroup(line, split.kind, sections.at(-1)) || isBelow(line, split.kind, sections.at(-1))) {
      sections.at(-1)?.lines.push(line);
      continue;
    }
    sections.push({
      kind: split.kind,
      title: split.title.replace(/^[#>/\s]+|\s*:\s*$/g, ''),
      heading: line,
      lines: split.rest ? [split.rest] : [],
      flow: flow.name,
    });
  }
  return sections.filter((section) => section.kind !== 'top' || section.lines.length > 0);
}

/** An unknown name in smaller type than the heading it stands under, such as an employer's, opens no section of its own. */
function isBelow(line: Line, kind: Section['kind'], section: Section | undefined): boolean {
  const [head, own] = [section?.heading?.cells[0], line.cells[0]];
  return kind === 'custom' && head !== undefined && own !== undefined && own.size < head.size - 0.6;
}

/** "Leadership" beside the skills' own heading, to its right or in smaller type, among other groups: a group of skills, and no section. */
function isSkillGroup(line: Line, kind: Section['kind'], section: Section | undefined): boolean {
  if (kind !== 'volunteer' || section?.kind !== 'skills' || !section.heading) return false;
  const { rail, cells, x } = section.heading;
  const [head, own] = [rail[0] ?? cells[0], line.rail[0] ?? line.cells[0]];
  if (head && own && own.size < head.size - 0.6) return true;
  return line.x > (rail[0]?.x ?? x) + 2 * line.size && line.rail.length === 0;
}

/** The second line of a title that wraps: set right below another in the same loud style. */
function isSecondLine(above: Line | undefined, line: Line): boolean {
  if (!above || line.rail.length > 0 || above.rail.length > 0 || nameOf(above.text) || line.pitch === undefined)
    return false;
  const same = above.bold === line.bold && above.color === line.color && Math.abs(above.size - line.size) < 0.3;
  return same && line.bold && line.pitch < 1.4 * line.size && Math.abs(above.x - line.x) < 2 && above.text.length > 12;
}

/** Whether a line is the head of an entry with its dates. */
const isDated = (line: Line): boolean => line.bullet === undefined && anchorOf(line)?.range === true;

function splitHeading(
  line: Line,
  next: Line | undefined,
  plain: PlainStyle,
  style: HeadingStyle,
  index: number,
): { kind: Section['kind']; title: string; rest?: Line } | undefined {
  const rail = line.rail[0];
  if (rail) {
    const kind = nameOf(rail.text);
    if (kind && (line.cells.length === 0 || isLoud(rail, plain) || style.keys.has(styleKey(rail)))) {
      return {
        kind,
        title: rail.text,
        ...(line.cells.length > 0 ? { rest: { ...line, rail: line.rail.slice(1) } } : {}),
      };
    }
    if (line.cells.length > 0) return undefined;
  }
  const first = line.cells[0];
  if (!first || (line.bullet !== undefined && !isIconed(line, plain))) return undefined;
  if (line.cells.length > 1) return splitHeadingCell(line, next, plain, style);
  const kind = nameOf(line.text);
  if (kind && !style.quiet && style.repeated.has(repeatKey(line)) && kind !== 'work' && kind !== 'education')
    return undefined;
  if (kind && first.size < style.size - 0.6) return undefined;
  if (kind) {
    if (isTitle(line.text, index)) return undefined;
    const marked = isLoud(first, plain) || style.keys.has(styleKey(first)) || line.ruled || /:\s*$/.test(line.text);
    const alone = (line.pitch ?? 99) > 1.25 * line.size && line.text.length < 40;
    const plainOne = style.quiet && line.text.length < 40 && /^\p{Lu}/u.test(line.text);
    if (marked || plainOne || (alone && (style.keys.size === 0 || isTyped(line)))) return { kind, title: line.text };
    return undefined;
  }
  if (isUnknownHeading(line, next, plain, style, index))
    return { kind: guessHeading(line.text) ?? 'custom', title: line.text };
  return undefined;
}

/** A heading in the left margin of its first line: "Work    Charge Nurse". */
function splitHeadingCell(
  line: Line,
  next: Line | undefined,
  plain: PlainStyle,
  style: HeadingStyle,
): { kind: Section['kind']; title: string; rest: Line } | undefined {
  const [first, ...others] = line.cells as [Cell, ...Cell[]];
  const kind = nameOf(first.text);
  const second = others[0] as Cell;
  if (!kind || kind === 'label') return undefined;
  // A row of labels in one style heads columns of a list, not a section.
  if (kind === 'skills' && styleKey(first) === styleKey(second)) return undefined;
  const loud =
    style.keys.has(styleKey(first)) ||
    (isLoud(first, plain) &&
      (first.size > second.size + 0.4 || first.color !== second.color || first.bold !== second.bold));
  const [below, beside] = next?.cells ?? [];
  // Headings set to the right of their column: the next one may begin further left.
  const heads =
    below &&
    beside &&
    Math.abs(below.right - first.right) < 3 &&
    Math.abs(beside.x - second.x) < 3 &&
    nameOf(below.text) !== undefined;
  const outside = !next || next.x > first.x + 1.5 * first.size || heads === true;
  const towers = first.size > second.size + 2 && style.keys.has(styleKey(first));
  if (!loud || (!outside && !towers)) return undefined;
  return { kind, title: first.text, rest: lineOf(line, others) };
}

/** A line with only some of its cells. */
export function lineOf(line: Line, cells: Cell[]): Line {
  const lead = cells.reduce((a, b) => (b.text.length > a.text.length ? b : a));
  const { size, bold, italic, color } = lead;
  return {
    ...line,
    cells,
    text: cells.map((cell) => cell.text).join(' '),
    x: (cells[0] as Cell).x,
    size,
    bold,
    italic,
    color,
  };
}

/** At the head of a page "Résumé" names the document, not a section. */
function isTitle(text: string, index: number): boolean {
  return index < 3 && isDocumentTitle(text);
}

/** A short loud line set exactly as the known headings are, that names no title and no house and stands above no dated head, as an employer's name does. */
function isUnknownHeading(
  line: Line,
  next: Line | undefined,
  plain: PlainStyle,
  style: HeadingStyle,
  index: number,
): boolean {
  const cell = line.cells[0] as Cell;
  if (index < 3 || !next || !isShortName(line.text)) return false;
  if (!style.keys.has(styleKey(cell)) || !isLoud(cell, plain)) return false;
  if (!tellsOfPart(line.text) && (titleScore(line.text) >= 1 || organisationScore(line.text) >= 1 || isDated(next)))
    return false;
  if (/\d{4}|@|[.,;:]$|:\s\S|^\p{Lu}{2,6}[ -]?\d{1,3}$/u.test(line.text)) return false;
  // In plain text capitals right below another line go on with its list: "OSHA 30"; and a page in capitals sets all lines so.
  if (isTyped(line) && ((line.pitch ?? 99) <= 1.25 * line.size || isCapitals(next.text))) return false;
  const larger = cell.size > plain.size + 0.9;
  const distinct = larger || isCapitals(cell.text) || line.ruled === true;
  const centred = style.middle !== undefined && Math.abs(style.middle - middleOf(cell)) < 3;
  const placed = centred || [...style.x].some((x) => Math.abs(x - cell.x) < 3);
  return distinct && placed && next.size < cell.size + 0.3;
}
