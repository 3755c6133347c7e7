import { isDateText } from '../../../language/dates/find-dates.ts';
import { leavesNoRoom } from '../../layout/leaves-no-room.ts';
import { findPlainStyle } from '../../layout/plain-style.ts';
import type { Cell, Line } from '../../layout/types.ts';
import { looksNamed } from '../entries/line-traits.ts';
import { joinTexts } from '../entries/read-body.ts';

/** Words that nothing ends with: the line below goes on. */
const open =
  /(?:^|\s)(?:in|of|for|the|and|und|für|der|des|de|del|de la|du|et|en|em|da|do|e|y|di|della|van|voor|&|à|au|aux|los|las|la|le|les|zum|zur)$/iu;

function isUnfinished(above: Line, line: Line): boolean {
  const [a, b] = [above.cells[0]?.text ?? '', line.cells[0]?.text ?? ''];
  return open.test(a) || /^\p{Ll}/u.test(b) || isFull(above, line);
}

/** Where most of a section is set alike, as a list of names with their years: a full line above one that a date or plainer text follows. */
function endsHead(above: Line, line: Line, next: Line | undefined): boolean {
  const bold = line.cells[0]?.bold ?? false;
  const ends = next !== undefined && (isDateText(next.text) || (bold && next.cells[0]?.bold === false));
  return ends && (bold || !looksNamed(line)) && isUnfinished(above, line);
}

/** The first line below that does not go on from the one above it, three lines on at the most. */
function lineAfter(lines: Line[], i: number): Line | undefined {
  const goes = (j: number): boolean => {
    const [above, line] = [lines[j - 1], lines[j]];
    return above !== undefined && line !== undefined && goesOn(above, line) && isUnfinished(above, line);
  };
  return lines[[i + 1, i + 2, i + 3].find((j) => !goes(j)) ?? i + 1];
}

/** The next word would not have fitted into a line of this column, or before the date that stands on it. */
function isFull(above: Line, line: Line): boolean {
  const [cell, ...others] = above.cells;
  const aside = others[0] ?? line.cells[1];
  if (!cell || others.length > 1 || (aside && !isDateText(aside.text))) return false;
  // A date on the second line stands there because the first one was full.
  const sure = others.length === 0 && aside ? 1.3 : 1;
  const letter = sure * Math.max(0.5 * cell.size, (cell.right - cell.x) / cell.text.length);
  return leavesNoRoom(cell.right, aside ? aside.x - cell.size : above.edge, line.text, letter);
}

/** Lines in which a title or degree that a narrow column wraps ("Master of Science in" over "Marine Biology") is one line. */
export function joinWrappedHeads(lines: Line[]): Line[] {
  const plain = findPlainStyle(lines.flatMap((line) => line.cells));
  const out: Line[] = [];
  for (const [i, line] of lines.entries()) {
    const above = out.at(-1);
    const [a, b] = [above?.cells[0], line.cells[0]];
    const strong = a && ((a.bold && !plain.bold) || a.size > plain.size + 0.6);
    const joins =
      above && goesOn(above, line) && (strong ? isUnfinished(above, line) : endsHead(above, line, lineAfter(lines, i)));
    if (!a || !b || !joins) {
      out.push(line);
      continue;
    }
    const text = joinTexts(a.text, b.text);
    const cell: Cell = {
      ...a,
      text,
      bottom: b.bottom,
      right: Math.max(a.right, b.right),
      items: [...a.items, ...b.items],
    };
    const whole = [cell, ...above.cells.slice(1), ...line.cells.slice(1)];
    out[out.length - 1] = {
      ...above,
      cells: whole,
      text: whole.map((part) => part.text).join(' '),
      bottom: line.bottom,
    };
  }
  return out;
}

/** Two lines set alike, one close under the other, neither of them a point or dated. */
function goesOn(above: Line, line: Line): boolean {
  const [a, b] = [above.cells[0], line.cells[0]];
  if (!a || !b) return false;
  const [, aside, ...others] = line.cells;
  if (others.length > 0 || (aside && (above.cells.length > 1 || !isDateText(aside.text)))) return false;
  if (line.rail.length > 0 || above.bullet !== undefined || line.bullet !== undefined) return false;
  // A line may change its style on the way: the one below goes on in the last.
  const end = a.items.at(-1) ?? a;
  const alike =
    [a, end].some((one) => one.bold === b.bold && one.italic === b.italic && (one.color ?? a.color) === b.color) &&
    Math.abs(a.size - b.size) < 0.3;
  const near = line.pitch !== undefined && line.pitch < 1.65 * a.size && Math.abs(a.x - b.x) < 3;
  return alike && near && a.text.length <= 70 && b.text.length <= 70 && !isDateText(b.text) && !isDateText(a.text);
}
