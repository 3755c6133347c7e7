import { readFileSync, writeFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * How much of a picture may differ from its golden one. On one platform nothing does; a hundredth more space or another accent differs in
 * several times as much.
 */
export const tolerance = 0.001;

/**
 * The share of pixels (0 to 1) in which a picture differs from the golden one of that name. With GOLDEN=write in the
 * environment the picture becomes the golden one.
 */
export function compareGolden(name: string, picture: PNG): number {
  const file = new URL(`./golden/${name}.png`, import.meta.url);
  if (process.env.GOLDEN === 'write') writeFileSync(file, PNG.sync.write(picture, { deflateLevel: 9 }));
  return differenceOf(PNG.sync.read(readFileSync(file)), picture);
}

/** The share of pixels in which two pictures differ. Edges of letters count: at this size a page of text is nothing else. */
export function differenceOf(one: PNG, other: PNG): number {
  const { width, height } = one;
  if (width !== other.width || height !== other.height) return 1;
  const options = { threshold: 0.1, includeAA: true };
  return pixelmatch(one.data, other.data, undefined, width, height, options) / (width * height);
}
