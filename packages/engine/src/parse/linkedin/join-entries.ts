import type { Line } from './sort-lines.ts';

/** In the sidebar, entries are 17.6 points apart and the lines of one entry 12.6 to 14.4. */
const entryStep = 16;

/** Lines of the sidebar as entries. At the top of a page the step is lost: a line that was full goes on. */
export function joinEntries(lines: Line[]): { text: string; lines: Line[] }[] {
  const entries: { text: string; lines: Line[] }[] = [];
  for (const line of lines) {
    const open = entries.at(-1);
    const above = open?.lines.at(-1);
    const goesOn = above && (line.step === undefined ? above.full : line.step < entryStep);
    if (open && goesOn) {
      open.text = joinText(open.text, line.text);
      open.lines.push(line);
    } else entries.push({ text: line.text, lines: [line] });
  }
  return entries;
}

/** Two lines of one text; a compound that breaks at its hyphen is one word. */
export function joinText(above: string, below: string): string {
  return /\p{L}-$/u.test(above) && /^\p{L}/u.test(below) ? above + below : `${above} ${below}`;
}
