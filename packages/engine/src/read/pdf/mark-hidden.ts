import type { TextItem } from '@shortlist/schema';
import { lightness } from '../lightness.ts';
import type { Shape } from './note-paint.ts';

/** Marks text that cannot be seen on paper: white on white, too small to read beside the rest, off the page, or `unseen`. Sizes in points. */
export function markHidden(
  items: TextItem[],
  shapes: Shape[],
  width: number,
  height: number,
  unseen: Set<TextItem>,
): void {
  const fills = shapes.filter((shape) => shape.kind === 'fill');
  const images = shapes.filter((shape) => shape.kind === 'image');
  const tiny = Math.max(1.5, Math.min(4, 0.4 * mainSize(items)));
  for (const item of items) {
    const { x, y } = item.box;
    const middle = { x: x + item.box.width / 2, y: y + item.box.height / 2 };
    const off = x > width || y > height || x + item.box.width < 0 || y + item.box.height < 0;
    if (off || item.size < tiny || unseen.has(item)) item.hidden = true;
    else if (item.hidden) showDrawn(item, fills, images);
    else if (lightness(item.color) > 0.93) {
      const pictured = images.some((image) => holds(image, middle));
      if (!pictured && groundOf(fills, middle) > 0.93) item.hidden = true;
    }
  }
}

/**
 * How light a place of the page is, from 0 to 1, the darkest that it may be: the paper is white, each fill covers what lies beneath it as far as it lets nothing
 * through, and one that does not lie on all of its bounds may leave the place free.
 */
function groundOf(fills: readonly Shape[], place: { x: number; y: number }): number {
  return fills
    .filter((fill) => holds(fill, place))
    .reduce((light, { color, cover, full }) => {
      const covered = light + (lightness(color) - light) * cover;
      return full ? covered : Math.min(light, covered);
    }, 1);
}

/** The largest size of type that a sixth of a page's characters are set in; a page drawn small keeps its small type. */
function mainSize(items: TextItem[]): number {
  const counts = new Map<number, number>();
  for (const { size, text } of items) counts.set(size, (counts.get(size) ?? 0) + text.length);
  const all = items.reduce((sum, { text }) => sum + text.length, 0);
  return Math.max(0, ...[...counts].filter(([, count]) => count * 6 >= all).map(([size]) => size));
}

/** Invisible text over its own outlines (browsers draw false bold so) or over a scanned picture is what the reader sees. */
function showDrawn(item: TextItem, fills: Shape[], images: Shape[]): void {
  const { x, y, width, height } = item.box;
  const outlines = fills.filter((fill) => {
    const tall = fill.bottom - fill.top;
    return (
      tall > 0.3 * height &&
      tall < 1.8 * height &&
      fill.top > y - 0.5 * height &&
      fill.bottom < y + 1.6 * height &&
      fill.left < x + width &&
      fill.right > x
    );
  });
  const drawn = outlines.reduce((sum, fill) => sum + Math.min(fill.right, x + width) - Math.max(fill.left, x), 0);
  const [outline] = outlines;
  if (outline && drawn > 0.5 * width) {
    delete item.hidden;
    item.bold = true;
    if (outline.color !== '#000000') item.color = outline.color;
  } else if (images.some((image) => holds(image, { x: x + width / 2, y: y + height / 2 }))) delete item.hidden;
}

function holds(box: Shape, point: { x: number; y: number }): boolean {
  return point.x >= box.left && point.x <= box.right && point.y >= box.top && point.y <= box.bottom;
}
