import { findHeading } from '../../language/find-heading.ts';
import { foldWords } from '../../language/fold-text.ts';
import { isLoud, type PlainStyle } from '../layout/plain-style.ts';
import type { Cell, Flow, Line } from '../layout/types.ts';

/** Flows in which a heading that a narrow column wraps ("Professional" over "Profile") is one line. */
export function joinHeadings(flows: Flow[], plain: PlainStyle): Flow[] {
  return flows.map((flow) => ({ ...flow, lines: joinLines(flow.lines, plain) }));
}

function joinLines(lines: Line[], plain: PlainStyle): Line[] {
  const out: Line[] = [];
  for (let i = 0; i < lines.length; i++) {
    let line = lines[i] as Line;
    for (let below = lines[i + 1]; below && isOneHeading(line, below, plain); below = lines[i + 1]) {
      line = joinTwo(line, below);
      i++;
    }
    out.push(line);
  }
  return out;
}

const joint = /(?:^|\s)(?:and|und|et|y|e|en|of|de|di|du|des|&|\/)$/iu;

/** Both lines are set alike, and what they say together names a section that the second alone does not. */
function isOneHeading(line: Line, below: Line, plain: PlainStyle): boolean {
  const [a, b] = [line.cells[0], below.cells[0]];
  if (!a || !b || line.cells.length > 1 || below.cells.length > 1 || below.bullet !== undefined) return false;
  if (line.rail.length + below.rail.length > 0 || below.pitch === undefined || below.pitch > 1.7 * a.size) return false;
  const alike = a.bold === b.bold && a.color === b.color && Math.abs(a.size - b.size) < 0.3 && a.italic === b.italic;
  if (!alike || !isLoud(a, plain) || a.text.length > 30 || !isNamed(joinTexts(a.text, b.text))) return false;
  // Nothing stands between the two: no section is that empty.
  if (below.pitch < 1.35 * a.size && findHeading(joinTexts(a.text, b.text)) === findHeading(a.text)) return true;
  return !isNamed(b.text) || joint.test(a.text) || /^(?:&|and|und|et|y|e|en)\s/iu.test(b.text);
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
  return { ...line, cells: [cell], text, right: cell.right, bottom: below.bottom, base: below.base };
}
