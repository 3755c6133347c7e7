import { isDepartment, organisationScore } from '../../../language/titles/organisation-words.ts';
import { titleScore } from '../../../language/titles/title-words.ts';
import type { Entry, HeadPiece } from '../entries/entry.ts';
import type { Head } from '../entries/split-head.ts';

/** Dated entries that name one thing each below an employer that leads several roles: titles, whatever they are called. */
export function findLed<T extends { entry: Entry; head: Head }>(jobs: T[]): Set<T> {
  const led = new Set<T>();
  let leads = false;
  for (const job of jobs) {
    const [only, ...others] = job.head.parts;
    const dated = job.entry.dates.length > 0;
    const single = only !== undefined && others.length === 0 && job.entry.head.every(({ row }) => row === only.row);
    if (!dated || !single) leads = isLeader(job);
    else if (leads && !namesHouse(only.text)) led.add(job);
  }
  return led;
}

/** An employer of its own, alone or behind a title: "supply" in "Vice President, Supply Chain" makes none. */
function namesHouse(text: string): boolean {
  const comma = text.lastIndexOf(', ');
  return organisationScore(text.slice(comma < 0 ? 0 : comma + 2)) >= (comma < 0 ? 0.6 : 1);
}

/** An employer alone without dates, or above a title that the dates stand beside. */
function isLeader({ entry, head }: { entry: Entry; head: Head }): boolean {
  const [first, ...others] = head.parts;
  if (!first || titleScore(first.text) >= 0.5) return false;
  if (others.length === 0) return entry.dates.length === 0 && entry.body.length === 0 && first.bold;
  const date = entry.dates[0]?.piece.boxes[0];
  const beside = others.find(
    ({ boxes: [box] }) => box && date && Math.abs(box.y - date.y) < 0.6 * box.height && box.page === date.page,
  );
  return beside !== undefined && beside.row > first.row && isTitle(beside);
}

function isTitle(part: HeadPiece): boolean {
  return titleScore(part.text) >= 0.5 || !/\p{Script=Latin}/u.test(part.text);
}

/** "Staff Nurse" of "Staff Nurse, Intensive Care Unit". */
export function withoutDepartment(text: string): string {
  const comma = text.indexOf(', ');
  return comma > 0 && isDepartment(text.slice(comma + 2)) ? text.slice(0, comma) : text;
}
