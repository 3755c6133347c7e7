import { findHeading } from '../../../language/headings/find-heading.ts';
import { foldWords } from '../../../language/text/fold-text.ts';
import { isCapitals, isLoud, type PlainStyle } from '../../layout/plain-style.ts';
import type { Cell, Flow, Line } from '../../layout/types.ts';

/** Flows in which a heading that a narrow column wraps ("Professional" over "Profile") is one line. */
export function joinHeadings(flows: Flow[], plain: PlainStyle): Flow[] {
  return flows.map((flow) => ({ ...flow, lines: joinLines(flow.lines, plain) }));
}

function joinLines(lines: Line[], plain: PlainStyle): Line[] {
  const out: Line[] = [];
  for (let i = 0; i < lines.length; i++) {
    let line = lines[i] as Line;
    let rest: Line | undefined;
    for (let below = lines[i + 1]; below && !rest && isOneHeading(line, below, plain); below = lines[i + 1]) {
      rest = withoutFirst(below);
      line = joinTwo(line, below);
      i++;
    }
    out.push(line, ...(rest ? [rest] : []));
  }
  return out;
}

const joint = /(?:^|\s)(?:and|und|et|y|e|en|of|de|di|du|des|&|\/)$/iu;

/** Both lines are set alike, and what they say together names a section that the second alone does not. */
function isOneHeading(line: Line, below: Line, plain: PlainStyle): boolean {
  const [a, b] = [line.cells[0], below.cells[0]];
  if (!a || !b || below.bullet !== undefined) return false;
  const beside = line.cells.length > 1 && below.cells.length > 1;
  if (beside && (!isAside(line, a, plain) || !isAside(below, b, plain))) return false;
  if (!beside && (line.cells.length > 1 || below.cells.length > 1)) return false;
  if (
    line.rail.length + below.rail.length > 0 ||
    below.pitch === undefined ||
    below.pitch > (joint.test(a.text) ? 2 : 1.7) * Math.max(line.size, a.size)
  )
    return false;
  const sized = Math.abs(a.size - b.size) < 0.3 || isInSmallCapitals(a, b);
  const alike = a.bold === b.bold && a.color === b.color && sized && a.italic === b.italic;
  // "PUBLICATIONS" over "Journal articles": the second is a part of the first.
  if (isCapitals(a.text) && !isCapitals(b.text)) return false;
  if (!alike || !isLoud(a, plain) || a.text.length > 30 || !isNamed(joinTexts(a.text, b.text))) return false;
  // Nothing stands between the two: no section is that empty.
  if (below.pitch < 1.35 * a.size && findHeading(joinTexts(a.text, b.text)) === findHeading(a.text)) return true;
  // "BERUFLICHER" over "WERDEGANG": the first says nothing without the second.
  const whole = findHeading(joinTexts(a.text, b.text));
  if (below.pitch < 1.35 * a.size && whole === findHeading(b.text) && !isNamed(a.text)) return true;
  return (
    !isNamed(b.text) ||
    (beside && !isNamed(a.text)) ||
    joint.test(a.text) ||
    /^(?:&|and|und|et|y|e|en)\s/iu.test(b.text)
  );
}

/** "PARCOURS" over "PROFESSIONNEL" in small capitals: the second half has no large letter. */
function isInSmallCapitals(a: Cell, b: Cell): boolean {
  const ratio = b.size / a.size;
  return ratio > 0.6 && ratio < 0.9 && isCapitals(a.text) && isCapitals(b.text);
}

/** Loud, and apart from what stands to its right in another style. */
function isAside(line: Line, cell: Cell, plain: PlainStyle): boolean {
  const next = line.cells[1] as Cell;
  return isLoud(cell, plain) && (isCapitals(cell.text) !== isCapitals(next.text) || cell.color !== next.color);
}

function isNamed(text: string): boolean {
  const kind = findHeading(text);
  return kind !== undefined && kind !== 'label';
}

function joinTexts(a: string, b: string): string {
  const hyphen = /\p{L}-$/u.test(a) && !/^(?:und|and|et|oder)\b/iu.test(foldWords(b));
  return hyphen ? a.slice(0, -1) + b : `${a} ${b}`;
}

function joinTwo(line: Line, below: Line): Line {
  const [a, b] = [line.cells[0] as Cell, below.cells[0] as Cell];
  const text = joinTexts(a.text, b.text);
  const cell = { ...a, text, right: Math.max(a.right, b.right), bottom: b.bottom, items: [...a.items, ...b.items] };
  const [, ...others] = line.cells;
  if (others.length > 0)
    return { ...line, cells: [cell, ...others], text: [cell, ...others].map((c) => c.text).join(' ') };
  return { ...line, cells: [cell], text, right: cell.right, bottom: below.bottom, base: below.base };
}

/** What stands beside the second half of a heading. */
function withoutFirst(line: Line): Line | undefined {
  const [, first, ...others] = line.cells;
  if (!first) return undefined;
  const cells = [first, ...others];
  const { size, bold, italic, color, x, base } = first;
  return { ...line, cells, text: cells.map((cell) => cell.text).join(' '), x, base, size, bold, italic, color };
}
