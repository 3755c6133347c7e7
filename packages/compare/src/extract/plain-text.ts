import type { SourceLine, SourceText } from '@shortlist/schema';
import { edgeFont, lineText } from '../account/line-text.ts';

/** Lines that stand further apart than this many times the commonest distance of two lines begin another block. */
const apart = 1.5;
/** What stands at one height on two pages differs by no more than this, in points. */
const sameHeight = 2;

/** A file's own lines as plain text, in reading order, an empty line between blocks. What heads or ends page after page is said once. */
export function plainText({ lines }: SourceText): string {
  const own = inOrder(withoutRepeats(lines.filter(({ unseen }) => unseen === undefined)));
  const usual = commonest(own.flatMap((line, i) => distance(own[i - 1], line) ?? []).filter((each) => each > 0));
  const texts = own.map((line, i) => {
    const text = lineText(line).replace(/^\s*[\uf000-\uf0ff]\s*/u, '• ');
    return i > 0 && beginsBlock(own[i - 1], line, usual) ? `\n${text}` : text;
  });
  return texts.length === 0 ? '' : `${texts.join('\n')}\n`;
}

/** The headers and footers of a Word file, which come last in its text layer: what heads its pages is read first. */
function inOrder(lines: readonly SourceLine[]): SourceLine[] {
  const isEdge = ({ font }: SourceLine): boolean => font === edgeFont;
  return [...lines.filter(isEdge), ...lines.filter((line) => !isEdge(line))];
}

const beginsBlock = (before: SourceLine | undefined, line: SourceLine, usual: number): boolean => {
  if (before === undefined) return false;
  if (line.font === 'heading' || (before.font === edgeFont) !== (line.font === edgeFont)) return true;
  const far = distance(before, line);
  // A sentence or a list goes on over the page's end.
  if (far === undefined) return /^\s*[\p{Lu}\p{N}]/u.test(lineText(line));
  return far > apart * usual || far < -before.box.height;
};

/** How far the foot of a line stands below that of the one before it on its page. */
function distance(before: SourceLine | undefined, { box }: SourceLine): number | undefined {
  if (before === undefined || before.box.page !== box.page) return undefined;
  return box.y + box.height - before.box.y - before.box.height;
}

/** The middle one of the distances, as lines of text are mostly followed by a line of their own block. */
function commonest(distances: readonly number[]): number {
  return [...distances].sort((a, b) => a - b)[Math.floor(distances.length / 2)] ?? 0;
}

/** The lines without those that the page before began or ended with at the same height, but for a page's number; and a Word file's headers each once. */
function withoutRepeats(lines: readonly SourceLine[]): SourceLine[] {
  const pages = [...Map.groupBy(lines, ({ box }) => box.page).values()].map((page) =>
    [...page].sort((a, b) => a.box.y - b.box.y),
  );
  const repeated = new Set<SourceLine>();
  for (const [i, page] of pages.entries()) {
    const before = pages[i - 1] ?? [];
    for (const [own, other] of [
      [page, before],
      [page.toReversed(), before.toReversed()],
    ] as const) {
      const end = own.findIndex((line, at) => !repeats(other[at], line));
      for (const line of end < 0 ? own : own.slice(0, end)) repeated.add(line);
    }
  }
  const edges = new Set<string>();
  return lines.filter((line) => {
    if (line.font !== edgeFont) return !repeated.has(line);
    const isKnown = edges.has(lineText(line));
    edges.add(lineText(line));
    return !isKnown;
  });
}

/** A line without the number of its own page, which alone differs from page to page. */
const numberless = (line: SourceLine): string =>
  lineText(line).replace(/(?<!\d)\d{1,2}(?!\d)/, (number) => (Number(number) === line.box.page ? '#' : number));

const repeats = (before: SourceLine | undefined, line: SourceLine): boolean =>
  before !== undefined && Math.abs(before.box.y - line.box.y) <= sameHeight && numberless(before) === numberless(line);
