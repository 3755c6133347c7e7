import type { Box } from '@shortlist/schema';
import type { Cell } from './types.ts';

/** Arrows, geometric shapes, hands, stars, ticks and other dingbats: whatever a list may be marked with. */
const drawn = String.raw`•‣⁃∙⋅\u2190-\u21ff\u25a0-\u25ff\u2605\u2606\u261a-\u261f\u2713-\u2718\u271a-\u274f\u2756\u2794\u2798-\u27be\u29be\u29bf\u27f0-\u27ff\u2b05-\u2b0d\u2b1b-\u2b1e\u2b24-\u2b2f\u2bc3-\u2bcf`;
const marks = String.raw`[${drawn}·›❯»¤§–—−*\-]|o(?=\s+\S{2})|\{(?=\s+\S{2})`;
const leading = new RegExp(String.raw`^(?:(${marks})\s+|([•●◦▪■□‣⁃∙◆◈❖➢➤►▸✓✔])\s*)(?=\S)`, 'u');

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
