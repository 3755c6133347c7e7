import type { PdfPage } from './core-types.ts';
import type { Matrix } from './matrix.ts';

/** A page as a person holds it: its size in points, and the way from PDF space to points from its top left (ISO 32000-1, 7.7.3.3). */
export type PagePlace = { width: number; height: number; matrix: Matrix };

const turns: Record<number, readonly [number, number, number, number]> = {
  0: [1, 0, 0, -1],
  90: [0, 1, 1, 0],
  180: [-1, 0, 0, 1],
  270: [0, -1, -1, 0],
};

/** Where a page of a PDF stands: its visible box, turned as the file says. */
export function placePage({ view, rotate, userUnit }: Pick<PdfPage, 'view' | 'rotate' | 'userUnit'>): PagePlace {
  const [left = 0, bottom = 0, right = 0, top = 0] = view;
  const turn = turns[((rotate % 360) + 360) % 360] ?? turns[0];
  const [a, b, c, d] = (turn as readonly number[]).map((n) => n * userUnit) as [number, number, number, number];
  const [wide, high] = [(right - left) * userUnit, (top - bottom) * userUnit];
  const lying = a === 0;
  const [width, height] = lying ? [high, wide] : [wide, high];
  const [x, y] = [(left + right) / 2, (bottom + top) / 2];
  return { width, height, matrix: [a, b, c, d, width / 2 - a * x - c * y, height / 2 - b * x - d * y] };
}
