import { readFileSync, writeFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * The share of pixels (0 to 1) in which a picture differs from the golden one of that name. With GOLDEN=write in the
 * environment the picture becomes the golden one.
 */
export function compareGolden(name: string, picture: PNG): number {
  const file = new URL(`./golden/${name}.png`, import.meta.url);
  if (process.env.GOLDEN === 'write') writeFileSync(file, PNG.sync.write(picture, { deflateLevel: 9 }));
  const golden = PNG.sync.read(readFileSync(file));
  if (golden.width !== picture.width || golden.height !== picture.height) return 1;
  const { width, height } = picture;
  return pixelmatch(golden.data, picture.data, undefined, width, height, { threshold: 0.2 }) / (width * height);
}
