import { titleScore } from '../../../language/titles/title-words.ts';
import type { HeadPiece } from '../entries/entry.ts';
import type { Head } from '../entries/split-head.ts';

/**
 * Heads of one line below an employer that stands above its roles: where the first of them is "Staff Engineer, Platform", a comma
 * in the next ones parts no employer either.
 */
export function findBannerRoles(heads: Head[]): Set<Head> {
  const roles = new Set<Head>();
  let led: HeadPiece | undefined;
  for (const head of heads) {
    const [first, second, third] = head.parts;
    if (first && second && !third && second.row > first.row && isWardened(second) && titleScore(first.text) < 0.5)
      led = second;
    else if (first && !second && led && isWardened(first) && isSetLike(first, led)) roles.add(head);
    else led = undefined;
  }
  return roles;
}

/** "Staff Engineer, Platform Infrastructure": a title, a comma and where it was held. */
function isWardened({ text }: HeadPiece): boolean {
  const [title = '', ward] = text.split(/,\s+/);
  return ward !== undefined && titleScore(title) >= 0.5;
}

function isSetLike(a: HeadPiece, b: HeadPiece): boolean {
  const near = Math.abs((a.boxes[0]?.x ?? 0) - (b.boxes[0]?.x ?? 0)) < 3;
  return near && a.bold === b.bold && a.italic === b.italic && a.color === b.color && Math.abs(a.size - b.size) < 0.3;
}
