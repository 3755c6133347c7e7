import type { Box } from '@shortlist/schema';
import type { Cell } from './types.ts';

const marks = String.raw`[•●◦○▪■□▫‣⁃∙·⋅◆◇❖➢➤►▶▸▹›❯✓✔✗★☆✦→»¤§–—−*\-]|o(?=\s+\S{2})|\{(?=\s+\S{2})`;
const leading = new RegExp(String.raw`^(?:(${marks})\s+|([•●◦▪■□‣⁃∙◆❖➢➤►▸✓✔])\s*)(?=\S)`, 'u');

/** The list mark that a text begins with and the text behind it; no mark: undefined. */
export function splitBullet(text: string): { mark: string; rest: string } | undefined {
  const found = leading.exec(text);
  if (found) return { mark: found[1] ?? found[2] ?? '', rest: text.slice(found[0].length) };
  return undefined;
}

/** True for a text that is a list mark alone. */
export function isBulletMark(text: string): boolean {
  return new RegExp(`^(?:${marks})$`, 'u').test(text) || text === 'o';
}

/** True when a drawn dot stands before the cell like a list mark. */
export function hasDot(cell: Cell, dots: Box[]): boolean {
  return dots.some((dot) => {
    const gap = cell.x - (dot.x + dot.width);
    const middle = dot.y + dot.height / 2;
    return (
      gap > 0.5 &&
      gap < 2.6 * cell.size &&
      middle > cell.base - 0.75 * cell.size &&
      middle < cell.base + 0.1 * cell.size &&
      dot.height < 0.7 * cell.size
    );
  });
}
