import type { Box, PageGraphics, Panel } from '@shortlist/schema';
import type { Shape } from './note-paint.ts';

/** Shapes of a page by what they are: pictures, thin lines, filled areas, and dots as small as a bullet. */
export function sortShapes(shapes: Shape[], page: number, width: number, height: number): PageGraphics {
  const images: Box[] = [];
  const rules: Box[] = [];
  const panels: Panel[] = [];
  const dots: Box[] = [];
  for (const shape of shapes) {
    const box = clipBox(shape, page, width, height);
    if (!box || shape.kind === 'shading') continue;
    const thin = Math.min(box.width, box.height);
    const long = Math.max(box.width, box.height);
    if (shape.kind === 'image') images.push(box);
    else if (thin <= 3 && long >= 18) rules.push(box);
    else if (long <= 8 && thin >= 1 && long <= thin * 1.6) dots.push(box);
    else if (shape.kind === 'fill' && thin >= 8) panels.push({ box, color: shape.color });
  }
  return { images, rules, panels, dots };
}

function clipBox(shape: Shape, page: number, width: number, height: number): Box | undefined {
  const left = Math.max(0, shape.left);
  const top = Math.max(0, shape.top);
  const right = Math.min(width, shape.right);
  const bottom = Math.min(height, shape.bottom);
  if (right < left || bottom < top) return undefined;
  return { page, x: round(left), y: round(top), width: round(right - left), height: round(bottom - top) };
}

function round(n: number): number {
  return Math.round(n * 100) / 100;
}
