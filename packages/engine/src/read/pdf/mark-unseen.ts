import type { Glyph, PageContent } from './interpret-operators.ts';
import { maxShapes, type Shape } from './note-paint.ts';

/** Steps that a page's search may take: ordinary pages need a thousandth. */
const mostSteps = 10_000_000;
/** Lower shapes are rules; colours this near each other cannot be told apart. */
const limits = { side: 4, color: 5 };

/**
 * Marks glyphs that the last shape painted on their place makes unseen: an opaque box over them, or one beneath them of their own
 * colour. Pictures and gradients on the place leave it open what is seen, as does a page with more shapes than are kept.
 */
export function markUnseen(content: PageContent): void {
  const { glyphs, shapes } = content;
  const found = shapes.length < maxShapes && markByShapes(glyphs, shapes);
  if (found || content.hides) showTwins(glyphs);
}

/** Whether a glyph was marked. */
function markByShapes(glyphs: Glyph[], shapes: Shape[]): boolean {
  const boxes = [...shapes.entries()].filter(
    ([, { kind, solid, left, top, right, bottom }]) =>
      kind === 'fill' && solid && right - left >= limits.side && bottom - top >= limits.side,
  );
  if (boxes.length === 0) return false;
  const colors = new Set(glyphs.map(({ color }) => color));
  let found = false;
  let steps = 0;
  for (const [at, box] of boxes) {
    const own = [...colors].filter((color) => isAlike(color, box.color));
    const end = own.length > 0 ? glyphs.length : box.before;
    for (let i = 0; i < end && steps <= mostSteps; i++, steps++) {
      const glyph = glyphs[i] as Glyph;
      if (glyph.y > box.bottom || glyph.y < box.top || !glyph.plain || glyph.unseen) continue;
      if ((i >= box.before && !own.includes(glyph.color)) || !holds(box, glyph)) continue;
      steps += shapes.length;
      if (shapes.some((other, index) => (index > at || other.kind === 'image') && touches(other, glyph))) continue;
      glyph.unseen = 'place';
      found = true;
    }
  }
  return found;
}

function holds(box: Shape, glyph: Glyph): boolean {
  const [left, right] = glyph.end < glyph.x ? [glyph.end, glyph.x] : [glyph.x, glyph.end];
  return (
    left > box.left - 0.5 &&
    right < box.right + 0.5 &&
    glyph.y - 0.72 * glyph.size > box.top - 0.5 &&
    glyph.y + 0.2 * glyph.size < box.bottom + 0.5
  );
}

/** A stroked rectangle leaves what is within it free. */
function touches(shape: Shape, glyph: Glyph): boolean {
  const [top, bottom] = [glyph.y - 0.8 * glyph.size, glyph.y + 0.25 * glyph.size];
  const [left, right] = glyph.end < glyph.x ? [glyph.end, glyph.x] : [glyph.x, glyph.end];
  const { reach } = shape;
  const outside =
    right < shape.left - reach ||
    left > shape.right + reach ||
    bottom < shape.top - reach ||
    top > shape.bottom + reach;
  const within =
    left > shape.left + reach &&
    right < shape.right - reach &&
    top > shape.top + reach &&
    bottom < shape.bottom - reach;
  return !outside && !(shape.kind === 'stroke' && shape.solid && within);
}

function isAlike(a: string, b: string): boolean {
  if (a === b) return true;
  if (!/^#[0-9a-f]{6}$/i.test(a) || !/^#[0-9a-f]{6}$/i.test(b)) return false;
  return [1, 3, 5].every(
    (i) => Math.abs(Number.parseInt(a.slice(i, i + 2), 16) - Number.parseInt(b.slice(i, i + 2), 16)) <= limits.color,
  );
}

/** A text that stands in sight at the same place, drawn once more, is seen. */
function showTwins(glyphs: Glyph[]): void {
  const square = ({ text, x, y }: Glyph, right = 0, down = 0): string =>
    `${text} ${Math.round(x / 8) + right} ${Math.round(y / 8) + down}`;
  const seen = new Map<string, Glyph[]>();
  for (const glyph of glyphs) {
    if (glyph.unseen || glyph.hidden) continue;
    const key = square(glyph);
    const near = seen.get(key);
    if (near) near.push(glyph);
    else seen.set(key, [glyph]);
  }
  const steps = [-1, 0, 1];
  for (const glyph of glyphs) {
    if (!glyph.unseen || glyph.text === ' ') continue;
    const near = steps.flatMap((right) => steps.flatMap((down) => seen.get(square(glyph, right, down)) ?? []));
    if (near.some(({ x, y }) => Math.hypot(x - glyph.x, y - glyph.y) < 0.5 * glyph.size)) glyph.unseen = undefined;
  }
}
