import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Resume } from '@shortlist/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWasm } from '../src/browser/wasm-press.ts';
import { chooseFallback } from '../src/compile/choose-fallback.ts';
import { documentData } from '../src/compile/document-data.ts';
import type { Press } from '../src/compile/press.ts';
import { setDocument } from '../src/compile/set-document.ts';
import { splitSvg } from '../src/compile/split-svg.ts';
import { findScripts } from '../src/fonts/find-scripts.ts';
import { scriptFaces, textFaces } from '../src/fonts/font-faces.ts';
import { letterCover } from '../src/fonts/letter-cover.ts';
import { fontPath } from '../src/fonts/load-fonts.ts';
import { readCoverage } from '../src/fonts/read-coverage.ts';
import { openTypesetter, sampleResume, templates } from '../src/index.ts';
import { findTemplate } from '../src/registry/templates.ts';
import { longResume } from '../src/sample/long-resume.ts';

const require = createRequire(import.meta.url);
const typesetter = openTypesetter();
afterAll(() => typesetter.close());

let pressWith: (fonts: Uint8Array[]) => Promise<Press>;
beforeAll(async () => {
  const folder = new URL('../templates/', import.meta.url);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.typ'))
    .map((path): [string, string] => [`/templates/${path}`, readFileSync(new URL(path, folder), 'utf8')]);
  pressWith = await openWasm({
    compiler: readFileSync(require.resolve('@myriaddreamin/typst-ts-web-compiler/wasm')),
    renderer: readFileSync(require.resolve('@myriaddreamin/typst-ts-renderer/wasm')),
    sources,
  });
});

const documents: [string, Resume][] = [
  ['one page', sampleResume],
  ['three pages', longResume(8)],
  ['nothing yet', {}],
  ['signs of markup', { basics: { name: 'A & B <c>', summary: '"Quotes" & <script>alert(1)</script> #let x = $1$' } }],
  ['Hebrew', { basics: { name: 'נועה לוי', summary: 'אחות מוסמכת עם Excel ועשר שנות ניסיון' } }],
  ['Arabic', { basics: { name: 'نور الدين', summary: 'مهندس برمجيات بخبرة عشر سنوات في Python' } }],
  ['Greek and Cyrillic', { basics: { name: 'Μαρία Παππά', summary: 'Інженерка з якості' } }],
];

describe.each(templates.map(({ id }) => id))('%s', (template) => {
  test('is set alike, letter for letter, by the browser’s compiler and the server’s', async () => {
    const families = [...findTemplate(template).fonts, ...chooseFallback([])];
    const presses = new Map<string, Press>();
    for (const [name, resume] of documents) {
      const request = { template, output: 'svg', placeholders: true } as const;
      const plain = documentData({ kind: 'resume', resume }, request);
      const scripts = findScripts(JSON.stringify(plain));
      const own = textFaces.filter((face) => families.includes(face.family));
      const faces = [...own, ...scripts.flatMap((script) => scriptFaces[script])];
      const files = faces.map((face) => readFileSync(fontPath(face)));
      const key = scripts.join();
      const press = presses.get(key) ?? (await pressWith(files));
      presses.set(key, press);
      const cover = letterCover(
        new Map(faces.map((face, index) => [face.family, readCoverage(files[index] as Buffer)])),
      );
      const data = { ...plain, fallback: chooseFallback(scripts) };
      const here = splitSvg(setDocument(press, data, request, cover).sheet.svg());
      const { pages } = await typesetter.render({ ...request, content: { kind: 'resume', resume } });
      expect(here.length, name).toBe(pages?.length);
      expect(here.map(shown), name).toEqual(pages?.map(shown));
      for (const page of here) expect(page.match(/<(?:script|style)/), name).toBeNull();
    }
  });
});

/** A page without the names of its glyphs, which each compiler numbers by itself, and with their outlines in place. */
function shown(svg: string): string {
  const glyphs = new Map([...svg.matchAll(/<path id="([^"]+)" d="([^"]*)"/g)].map(([, id, d]) => [id, d]));
  return svg.slice(svg.indexOf('</defs>')).replace(/href="#([^"]+)"/g, (_, id) => `href="${glyphs.get(id)}"`);
}
