import type { TextItem } from '@shortlist/schema';
import { isDateText } from '../../language/dates/find-dates.ts';
import { placeScore } from '../../language/places/places.ts';
import { isBulletMark } from './bullets.ts';

/** A space that is set without stretch, in ems. */
export const plainSpace = 0.28;

/** Ems: no space of a word is wider unless the line is stretched; spaces of one line differ by less. */
const gaps = { wide: 0.55, unlike: 0.1 };

type Run = { items: TextItem[]; left: number; right: number };

/**
 * The words that only a stretched space parts from the word before. A line that is justified although it ends early (a soft
 * line break, a last line set to the full width) has one width of space between all its words, however wide, and ends at the
 * edge of its column. Cells that are spread over a line in the same way hold texts of several words, or no small words.
 */
export function findStretched(rows: TextItem[][]): Set<TextItem> {
  const runs = rows.flatMap(findRuns);
  const texts = rows.flatMap((row) => row.filter(({ text }) => /\p{Ll}\s\p{Ll}{2}/u.test(text)));
  const proofs = runs.filter((run) => isProof(run) || isFlush(run, texts));
  const words = proofs.reduce((sum, { items }) => sum + items.length, 0);
  if (words < 5) return new Set();
  const atEdge = ({ right }: Run): boolean => proofs.some((proof) => Math.abs(proof.right - right) < 2);
  const begins = ({ left }: Run): boolean => runs.some((run) => run.items.length > 2 && Math.abs(run.left - left) < 2);
  const stretched = runs.filter((run) => {
    if (!atEdge(run)) return false;
    const [first, last] = run.items as [TextItem, TextItem];
    if (run.items.length > 2) return true;
    return begins(run) && !isDateText(first.text) && !isDateText(last.text) && placeScore(last.text) < 1;
  });
  return new Set(stretched.flatMap(({ items }) => items.slice(1)));
}

/** Stretches of a row from one word on with equally wide spaces. */
function findRuns(row: TextItem[]): Run[] {
  const runs: Run[] = [];
  let items: TextItem[] = [];
  let space = 0;
  const close = (): void => {
    const [first, last] = [items[0], items.at(-1)];
    if (first && last && items.length > 1) runs.push({ items, left: first.box.x, right: last.box.x + last.box.width });
  };
  for (const item of row) {
    const before = items.at(-1);
    const gap = before ? item.box.x - before.box.x - before.box.width : 0;
    const em = item.size;
    const even = space === 0 || Math.abs(gap - space) < gaps.unlike * em;
    if (before && gap > gaps.wide * em && even && isWord(before) && isWord(item)) {
      if (space === 0) space = gap;
      items.push(item);
      continue;
    }
    // The first gap may be that behind a list mark, which is not stretched with the others.
    const behindMark = items.length === 2 && before && isBulletMark((items[0] as TextItem).text);
    if (behindMark && gap > gaps.wide * em && isWord(item)) {
      items = [before, item];
      space = gap;
      continue;
    }
    close();
    items = [item];
    space = 0;
  }
  close();
  return runs;
}

function isWord({ text }: TextItem): boolean {
  return !/\s\p{L}{2}/u.test(text);
}

/** Between the edges of running text: lines of a justified paragraph in which few words fit. */
function isFlush({ items, left, right }: Run, texts: TextItem[]): boolean {
  const words = items.every(({ text }) => /^[\p{L}\d.'’/+()ºª -]+[,.;]?$/u.test(text));
  const joined = items.slice(0, -1).some(({ text }) => /,$|^\p{Ll}/u.test(text));
  return (
    items.length > 1 &&
    words &&
    joined &&
    texts.some(({ box }) => Math.abs(box.x - left) < 1.5 && Math.abs(box.x + box.width - right) < 1.5)
  );
}

/** Running text by its small words or commas, of enough words that no table has so many columns of one distance. */
function isProof({ items }: Run): boolean {
  const small = items.filter(({ text }) => /^\p{Ll}+[,.;]?$/u.test(text)).length;
  const letters = items.reduce((sum, { text }) => sum + text.length, 0);
  return items.length > 4 && small >= 2 && letters > 3 * items.length;
}
