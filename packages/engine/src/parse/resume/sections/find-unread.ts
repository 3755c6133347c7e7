import type { Box } from '@shortlist/schema';
import { isDateText } from '../../../language/dates/find-dates.ts';
import { findHeading } from '../../../language/headings/find-heading.ts';
import type { Cell, Line } from '../../layout/types.ts';
import { isDuration } from '../entries/find-anchor.ts';
import { boxOf, type Draft } from '../fact.ts';

/** The lines of a section that none of the facts read from it stands on. */
export function findUnread(lines: Line[], drafts: Draft[]): Line[] {
  const boxes = boxesOf(drafts);
  return lines.filter((line) => {
    const longest = longestOf(line);
    return longest !== undefined && !isLabel(line) && !isCovered(boxOf(longest), boxes);
  });
}

/** Whether a fact of a draft stands in one of some lines. */
export function standsIn(draft: Draft, lines: Line[]): boolean {
  const boxes = boxesOf(draft);
  return lines.some((line) => {
    const longest = longestOf(line);
    return longest !== undefined && isCovered(boxOf(longest), boxes);
  });
}

/** The longest text of a line beside its dates. */
function longestOf(line: Line): Cell | undefined {
  const [first, ...others] = [...line.rail, ...line.cells].filter((cell) => !isTime(cell.text));
  return first && others.reduce((a, b) => (b.text.length > a.text.length ? b : a), first);
}

function boxesOf(draft: Draft): Box[] {
  const boxes: Box[] = [];
  collectBoxes(draft, boxes);
  return boxes;
}

function collectBoxes(draft: Draft, boxes: Box[]): void {
  if (draft === undefined || typeof draft === 'string') return;
  if (Array.isArray(draft)) for (const part of draft) collectBoxes(part, boxes);
  else if (draft.fact === true) boxes.push(...(draft as unknown as { boxes: Box[] }).boxes);
  else for (const part of Object.values(draft)) collectBoxes(part as Draft, boxes);
}

function isCovered(own: Box, boxes: Box[]): boolean {
  return boxes.some(
    (box) =>
      box.page === own.page &&
      Math.min(box.y + box.height, own.y + own.height) - Math.max(box.y, own.y) >
        0.4 * Math.min(box.height, own.height) &&
      Math.min(box.x + box.width, own.x + own.width) - Math.max(box.x, own.x) > 0,
  );
}

/** "Highlights", "Technologies:": words that name what follows. */
function isLabel(line: Line): boolean {
  return line.text.length < 32 && findHeading(line.text) !== undefined;
}

/** Dates, and how long something lasted: the fact is in the dates. */
function isTime(text: string): boolean {
  return isDateText(text) || isDuration(text);
}
