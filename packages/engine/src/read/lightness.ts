/** Relative lightness 0 (black) to 1 (white) of a `#rrggbb` colour; black when there is none. */
export function lightness(color: string | undefined): number {
  if (!color || !/^#[0-9a-f]{6}$/i.test(color)) return 0;
  const [r, g, b] = [1, 3, 5].map((i) => Number.parseInt(color.slice(i, i + 2), 16) / 255) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
