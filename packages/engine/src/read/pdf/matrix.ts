/** A PDF transformation `[a b c d e f]`: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [number, number, number, number, number, number];

/** The sides of an upright rectangle: `[left, top, right, bottom]`. */
export type Bounds = [number, number, number, number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** The transformation that applies `inner` first and `outer` after it. */
export function combine(outer: Matrix, inner: Matrix): Matrix {
  return [
    outer[0] * inner[0] + outer[2] * inner[1],
    outer[1] * inner[0] + outer[3] * inner[1],
    outer[0] * inner[2] + outer[2] * inner[3],
    outer[1] * inner[2] + outer[3] * inner[3],
    outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
    outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
  ];
}

/** A point moved by a transformation. */
export function transformPoint(m: Matrix, x: number, y: number): [number, number] {
  return [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];
}

/** The upright rectangle around a transformed rectangle, as `[left, top, right, bottom]`. */
export function transformBounds(m: Matrix, x0: number, y0: number, x1: number, y1: number): Bounds {
  const corners = [
    transformPoint(m, x0, y0),
    transformPoint(m, x1, y0),
    transformPoint(m, x0, y1),
    transformPoint(m, x1, y1),
  ];
  const xs = corners.map((c) => c[0]);
  const ys = corners.map((c) => c[1]);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Any list of six finite numbers as a transformation; the identity when it is not one. */
export function toMatrix(value: unknown): Matrix {
  if (!Array.isArray(value) && !(value instanceof Float32Array)) return identity;
  const [a, b, c, d, e, f] = value as number[];
  const whole =
    Number.isFinite(a) &&
    Number.isFinite(b) &&
    Number.isFinite(c) &&
    Number.isFinite(d) &&
    Number.isFinite(e) &&
    Number.isFinite(f);
  return whole ? [a as number, b as number, c as number, d as number, e as number, f as number] : identity;
}
