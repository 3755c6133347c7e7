// Writes the two Latin faces of the web app as it uses them: Inter from 400 to 600, Newsreader at 500 and the optical
// size of headlines, each in two files: a page in English needs the first, which fits into the first packets of a connection. Other
// letters come from the whole faces' own ranges.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from './install.mjs';

const faces = join(root, 'node_modules/@fontsource-variable');
const target = join(root, 'apps/web/src/ui/fonts');

/** English and the signs that a page is set with: the first of the `unicode-range`s in fonts.css. */
const plain = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xb7, 0xb7],
  [0x2011, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2192, 0x2192],
];
/** The letters of its western neighbours, and rarer signs: the second. */
const accented = [
  [0xc4, 0xc7],
  [0xc9, 0xc9],
  [0xd1, 0xd1],
  [0xd6, 0xd8],
  [0xdc, 0xdc],
  [0xdf, 0xff],
  [0x2009, 0x2009],
  [0x202f, 0x202f],
  [0x20ac, 0x20ac],
  [0x2190, 0x2190],
  [0x2212, 0x2212],
];
const keepFeatures = ['kern', 'tnum'];
const lettersOf = (ranges) =>
  ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)))
    .join('');

/** Newsreader as the site sets it, for a font file of another `format` too. */
export async function headlineFace(format = 'woff2', ranges = [...plain, ...accented]) {
  const whole = await readFile(join(faces, 'newsreader/files/newsreader-latin-opsz-normal.woff2'));
  return subsetFont(whole, lettersOf(ranges), {
    targetFormat: format,
    keepFeatures,
    variationAxes: { wght: 500, opsz: 48 },
  });
}

async function textFace(ranges) {
  const whole = await readFile(join(faces, 'inter/files/inter-latin-wght-normal.woff2'));
  return subsetFont(whole, lettersOf(ranges), {
    targetFormat: 'woff2',
    keepFeatures,
    variationAxes: { wght: { min: 400, max: 600 } },
  });
}

if (import.meta.main) {
  await writeFile(join(target, 'newsreader-latin.woff2'), await headlineFace('woff2', plain));
  await writeFile(join(target, 'newsreader-accented.woff2'), await headlineFace('woff2', accented));
  await writeFile(join(target, 'inter-latin.woff2'), await textFace(plain));
  await writeFile(join(target, 'inter-accented.woff2'), await textFace(accented));
}
