// Draws the pictures of the public pages: the resume of the landing page and a card for each page that is shared, in each language, all
// by the compiler that sets resumes. Run it after a change of the sample, of a page's title or of the brand.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { createCanvas } from '@napi-rs/canvas';
import { languages } from '@shortlist/schema/languages';
import { openTypesetter, sampleResume } from '@shortlist/typeset';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { forgetRenderer, loadRenderer } from '../apps/web/build/load-renderer.ts';
import { brand } from '../apps/web/src/content/brand.ts';
import { root } from './install.mjs';
import { headlineFace } from './subset-fonts.mjs';

const typesetter = openTypesetter();
const options = { template: 'modern-professional' };
const pagePdf = await typesetter.resumePdf(sampleResume, options);
const [pageSvg = ''] = await typesetter.resumeSvg(sampleResume, options);
await typesetter.close();

const home = join(root, 'apps/web/src/features/site/home');
for (const width of [700, 1000]) {
  const canvas = await draw(pagePdf, width);
  await writeFile(join(home, `hero-page-${width}.webp`), await canvas.encode('webp', 62));
  await writeFile(join(home, `hero-page-${width}.avif`), await canvas.encode('avif', { quality: 52, speed: 2 }));
}

/** Of all languages of the site: Latin 1, and the signs that it is set with. */
const letters = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x152, 0x153],
  [0x2009, 0x2026],
  [0x202f, 0x202f],
];
const folder = join(root, 'scripts/site-images/');
const compiler = NodeCompiler.create({
  workspace: folder,
  fontArgs: [{ fontBlobs: [await headlineFace('sfnt', letters), await readFile(interFile())] }],
});
compiler.mapShadow(`${folder}page.svg`, Buffer.from(pageSvg));
compiler.mapShadow(`${folder}mark.svg`, await readFile(join(root, 'apps/web/public/favicon.svg')));
const cards = join(root, 'apps/web/public/og');
await rm(cards, { recursive: true, force: true });
const { describePages, turnTo } = await loadRenderer();
for (const { code: language } of languages) {
  await mkdir(join(cards, language), { recursive: true });
  await turnTo(language);
  for (const { card, heading, description } of describePages()) {
    const words = { brand: brand.name, title: heading, lead: description };
    compiler.mapShadow(`${folder}card.json`, Buffer.from(JSON.stringify(words)));
    const pdf = compiler.pdf({ mainFilePath: `${folder}card.typ` });
    const canvas = await draw(new Uint8Array(pdf), 1200);
    // As JPEG each is a third of a PNG: there are 49.
    await writeFile(join(cards, language, `${card}.jpg`), await canvas.encode('jpeg', 80));
  }
}

await forgetRenderer();

function interFile(): string {
  return join(root, 'node_modules/@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf');
}

async function draw(pdf: Uint8Array, width: number) {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const page = await document.getPage(1);
  const { width: points } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: width / points });
  const canvas = createCanvas(width, Math.round(viewport.height));
  await page.render({ canvas: canvas as never, viewport }).promise;
  await document.loadingTask.destroy();
  return canvas;
}
