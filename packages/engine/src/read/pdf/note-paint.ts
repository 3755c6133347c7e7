import type { DrawState } from './draw-state.ts';
import { core } from './load-core.ts';
import { type Bounds, combine, type Matrix, transformBounds } from './matrix.ts';

/** A filled or stroked shape, an image or a gradient: its bounds in page points. */
export type Shape = {
  kind: 'fill' | 'stroke' | 'image' | 'shading';
  color: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** How many glyphs were drawn before it. */
  before: number;
  /** An upright rectangle; a filled one is painted all over its bounds and lets nothing through. */
  solid: boolean;
  /** How much of what lies beneath a fill it covers, from 0 to 1; and whether it lies on all of its bounds. */
  cover: number;
  full: boolean;
  /** Half the width of a stroke. */
  reach: number;
};

const { OPS } = core;

/** Shapes of one page that are kept; what comes after is not noted. */
export const maxShapes = 4000;

const fills = [OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke, OPS.closeEOFillStroke];

/** Notes a path that is painted, `before` glyphs being drawn so far, and then clips to it where it is also a clip. */
export function notePath(state: DrawState, args: unknown[], shapes: Shape[], before: number): void {
  const [operator, paths, bounds] = args as [number, unknown[], ArrayLike<number> | null];
  const stroked = operator === OPS.stroke || operator === OPS.closeStroke;
  const filled = fills.includes(operator);
  const clipped = state.clipping;
  state.clipping = false;
  if (!bounds || bounds.length < 4 || (!stroked && !filled && !clipped)) return;
  const limits: Bounds = [Number(bounds[0]), Number(bounds[1]), Number(bounds[2]), Number(bounds[3])];
  const box = transformBounds(state.ctm, limits[0], limits[1], limits[2], limits[3]);
  const isNothing = filled && (state.alpha < 0.05 || state.fill === 'none');
  const isSquare = isRectangle(state.ctm, paths[0], limits);
  if (stroked)
    noteShape(shapes, box, {
      ...bare,
      kind: 'stroke',
      color: state.stroke,
      before,
      solid: isSquare,
      reach: reachOf(state),
    });
  else if (filled && !isNothing) {
    const full = isSquare && !state.ragged && isWithin(box, state.clip);
    noteShape(shapes, box, {
      ...bare,
      kind: 'fill',
      color: state.fill,
      before,
      solid: full && coversAll(state),
      cover: coverOf(state),
      full,
    });
  }
  if (clipped) clipTo(state, box, isRectangle(state.ctm, paths[0], limits));
}

/** Notes an image or a gradient that is painted within these bounds. */
export function noteArea(kind: 'image' | 'shading', box: Bounds, shapes: Shape[], before: number): void {
  noteShape(shapes, box, { ...bare, kind, before });
}

/** Whether a shape that is filled now lets nothing of what lies beneath it through. */
function coversAll(state: DrawState): boolean {
  return state.alpha > 0.99 && !state.pattern && !state.blended && !state.masked && !state.grouped && !state.ragged;
}

/** What a group or a mask lets through is not known: half of it. */
function coverOf({ alpha, pattern, blended, masked, grouped }: DrawState): number {
  const known = Math.min(1, alpha);
  return pattern || blended || masked || grouped ? Math.min(0.5, known) : known;
}

/** Narrows where can be painted to a box, given through `matrix`, of a form or group. */
export function clipToBox(state: DrawState, box: unknown, matrix: Matrix = state.ctm): void {
  const [x0, y0, x1, y1] = Array.from((box as ArrayLike<number> | null) ?? []);
  if (x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined) return;
  clipTo(state, transformBounds(matrix, x0, y0, x1, y1), isUpright(matrix));
}

/** Opens a group, which is painted through the look that was set outside of it; a mask's content is not painted at all. */
export function openGroup(state: DrawState, group: { matrix?: Matrix | null; bbox?: unknown; smask?: unknown }): void {
  state.grouped ||= state.alpha < 0.99 || state.blended || state.masked;
  state.masked ||= Boolean(group.smask);
  clipToBox(state, group.bbox, group.matrix ? combine(state.ctm, group.matrix) : state.ctm);
}

function clipTo(state: DrawState, box: Bounds, square: boolean): void {
  if (!Number.isFinite(box[0] + box[1] + box[2] + box[3])) return;
  state.clip = state.clip ? intersect(state.clip, box) : box;
  state.ragged ||= !square;
}

/** What a clip cuts off is not painted. */
function isWithin([left, top, right, bottom]: Bounds, clip: Bounds | undefined): boolean {
  if (!clip) return true;
  return left > clip[0] - 0.5 && top > clip[1] - 0.5 && right < clip[2] + 0.5 && bottom < clip[3] + 0.5;
}

function reachOf({ line, ctm }: DrawState): number {
  return (line / 2) * Math.hypot(ctm[0], ctm[1]);
}

function intersect(a: Bounds, b: Bounds): Bounds {
  return [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])];
}

function isUpright([a, b, c, d]: Matrix): boolean {
  return (b === 0 && c === 0) || (a === 0 && d === 0);
}

/** Four or five points, each a corner of the bounds and straight beside the one before it. */
function isRectangle(matrix: Matrix, path: unknown, [x0, y0, x1, y1]: Bounds): boolean {
  if (!(path instanceof Float32Array) || path.length < 12 || path.length > 16 || !isUpright(matrix)) return false;
  const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 0.01 + 1e-5 * Math.abs(b);
  let [lastX, lastY] = [Number.NaN, Number.NaN];
  for (let i = 0; i < path.length; i += 3) {
    const [step, x, y] = [path[i], path[i + 1], path[i + 2]] as [number, number, number];
    if (step === closePath && i === path.length - 1) return true;
    const isCorner = (isNear(x, x0) || isNear(x, x1)) && (isNear(y, y0) || isNear(y, y1));
    const isBeside = i === 0 || isNear(x, lastX) !== isNear(y, lastY) || (isNear(x, lastX) && isNear(y, lastY));
    if (step !== (i === 0 ? moveTo : lineTo) || !isCorner || !isBeside) return false;
    [lastX, lastY] = [x, y];
  }
  return true;
}

/** pdf.js's marks of a path's steps. */
const [moveTo, lineTo, closePath] = [0, 1, 4];

const bare = { color: '', solid: false, reach: 0, cover: 0, full: false };

function noteShape(
  shapes: Shape[],
  [left, top, right, bottom]: Bounds,
  shape: Omit<Shape, 'left' | 'top' | 'right' | 'bottom'>,
): void {
  if (shapes.length < maxShapes && Number.isFinite(left + top + right + bottom))
    shapes.push({ ...shape, left, top, right, bottom });
}
