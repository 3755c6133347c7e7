/** The axes along which rows spread, the widest first: the eigenvectors of their covariance, found by Jacobi's rotations. */
export function principalAxes(rows: readonly number[][]): number[][] {
  const size = rows[0]?.length ?? 0;
  const spread = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  for (const row of rows)
    for (let p = 0; p < size; p++) for (let q = 0; q < size; q++) add(spread, p, q, (row[p] ?? 0) * (row[q] ?? 0));
  const axes = Array.from({ length: size }, (_, i) => Array.from({ length: size }, (_, j) => Number(i === j)));
  for (let sweep = 0; sweep < 12; sweep++)
    for (let p = 0; p < size; p++) for (let q = p + 1; q < size; q++) rotate(spread, axes, p, q);
  return axes
    .map((axis, i) => ({ axis, width: at(spread, i, i) }))
    .sort((a, b) => b.width - a.width)
    .map(({ axis }) => axis);
}

function rotate(spread: number[][], axes: number[][], p: number, q: number): void {
  const off = at(spread, p, q);
  if (Math.abs(off) < 1e-12) return;
  const theta = (at(spread, q, q) - at(spread, p, p)) / (2 * off);
  const tangent = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const cosine = 1 / Math.sqrt(tangent * tangent + 1);
  const sine = tangent * cosine;
  for (let k = 0; k < spread.length; k++) turn(spread, [k, p], [k, q], cosine, sine);
  for (let k = 0; k < spread.length; k++) turn(spread, [p, k], [q, k], cosine, sine);
  for (let k = 0; k < axes.length; k++) turn(axes, [p, k], [q, k], cosine, sine);
}

function turn(
  table: number[][],
  [a, b]: [number, number],
  [c, d]: [number, number],
  cosine: number,
  sine: number,
): void {
  const one = at(table, a, b);
  const other = at(table, c, d);
  (table[a] as number[])[b] = cosine * one - sine * other;
  (table[c] as number[])[d] = sine * one + cosine * other;
}

const at = (table: number[][], row: number, column: number): number => table[row]?.[column] ?? 0;

function add(table: number[][], row: number, column: number, value: number): void {
  (table[row] as number[])[column] = at(table, row, column) + value;
}
