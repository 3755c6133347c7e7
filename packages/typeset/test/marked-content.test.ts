import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { openTypesetter, templates } from '../src/index.ts';
import { compileReport } from '../src/report/compile-report.ts';
import { longResume } from '../src/sample/long-resume.ts';
import { openPdf } from './open-pdf.ts';
import { readObjects, streamOf } from './read-objects.ts';
import { sampleLetter } from './sample-letter.ts';

const typesetter = openTypesetter();
afterAll(() => typesetter.close());

const photo = readFileSync(new URL('./fixtures/photo.png', import.meta.url));
const options = { logo: `data:image/png;base64,${photo.toString('base64')}`, footer: 'Lindau College' };

/** A page's content as what it paints: the number by which the structure knows it, or that it is none of its business. */
type Painted = { operator: string; mark: number | 'artifact' | undefined };

/** Walks the operators of a page's content, without the strings and names between them. */
function paintedBy(content: string): Painted[] {
  const painted: Painted[] = [];
  const open: Painted['mark'][] = [];
  const plain = content.replace(/\((?:\\[\s\S]|[^\\()])*\)/g, '()');
  const operators =
    /(\/Artifact\s+(?:<<[\s\S]*?>>\s*)?|\/\w+\s*<<[\s\S]*?\/MCID (\d+)[\s\S]*?>>\s*|\/\w+\s+)?\b(B[MD]C|EMC)\b|(?<![\w/*])(Tj|TJ|Do|sh|[fFsSbB]\*?)(?![\w*])/g;
  for (const [, tag = '', id, marks, paints] of plain.matchAll(operators)) {
    if (marks === 'EMC') open.pop();
    else if (marks) open.push(tag.startsWith('/Artifact') ? 'artifact' : id === undefined ? open.at(-1) : Number(id));
    else if (paints) painted.push({ operator: paints, mark: open.at(-1) });
  }
  expect(open).toEqual([]);
  return painted;
}

/** Where the structure keeps what hangs on a page or an annotation: its key, then the nodes by the numbers on that page. */
function readParentTree(objects: Map<number, string>): Map<number, string> {
  const root = [...objects.values()].find((object) => object.includes('/Type /StructTreeRoot')) ?? '';
  const list = /\/Nums \[([^\]]*)\]/.exec(root)?.[1] ?? '';
  return new Map(
    [...list.matchAll(/(\d+) (\d+) 0 R/g)].map(([, key, number]) => [Number(key), objects.get(Number(number)) ?? '']),
  );
}

/** The numbers by which a node knows its content on its page. */
function marksOf(node: string): number[] {
  const kids = /\/K (\[[^\]]*\]|\d+(?! 0 R))/.exec(node)?.[1] ?? '';
  const own = kids.replace(/<<[^>]*>>/g, (part) => (part.includes('/MCR') ? part : ' ')).replace(/\d+ 0 R/g, ' ');
  return [...own.matchAll(/\b\d+\b/g)].map(([number]) => Number(number));
}

function checkFile(pdf: Uint8Array): void {
  const objects = readObjects(pdf);
  const parents = readParentTree(objects);
  const pages = [...objects.values()].filter((object) => /\/Type \/Page\s/.test(object));
  expect(pages.length).toBeGreaterThan(0);
  for (const page of pages) {
    const content = streamOf(objects.get(Number(/\/Contents (\d+) 0 R/.exec(page)?.[1])) ?? '');
    const painted = paintedBy(content);
    expect(painted.length).toBeGreaterThan(0);
    for (const { operator, mark } of painted) expect(mark, `${operator} outside of marked content`).toBeDefined();
    const key = Number(/\/StructParents (\d+)/.exec(page)?.[1]);
    const nodes = [...(parents.get(key) ?? '').matchAll(/(\d+) 0 R|null/g)].map(([, number]) => Number(number));
    const numbers = new Set(painted.flatMap(({ mark }) => (typeof mark === 'number' ? [mark] : [])));
    expect(numbers.size).toBeGreaterThan(0);
    for (const number of numbers) {
      const node = objects.get(nodes[number] ?? 0) ?? '';
      expect(node).toContain('/Type /StructElem');
      expect(marksOf(node)).toContain(number);
    }
  }
  for (const link of [...objects.values()].filter((object) => /\/Subtype \/Link\s/.test(object))) {
    const key = Number(/\/StructParent (\d+)/.exec(link)?.[1]);
    const node = parents.get(key) ?? '';
    expect(node).toMatch(/\/S \/Link\s/);
    expect(node).toContain('/Type /OBJR');
  }
}

describe.each(templates.map(({ id }) => id))('%s', (template) => {
  test('leaves nothing on a page that is neither part of the structure nor an artifact, links included', async () => {
    checkFile(await typesetter.resumePdf(longResume(4), { template, photo, options }));
    checkFile(await typesetter.letterPdf(sampleLetter, { template, options }));
  });

  test('has a bookmark for each heading, and says the same of itself in both places for it', async () => {
    const file = await typesetter.resumePdf(longResume(4), { template });
    const pdf = await openPdf(file);
    const headings = [...readObjects(file).values()].filter((object) => /\/S \/H[1-6]\s/.test(object));
    expect(headings.length).toBeGreaterThan(10);
    expect(pdf.outline).toHaveLength(headings.length);
    const said = (name: string) => new RegExp(`<${name}>(?:<rdf:\\w+><rdf:li[^>]*>)?([^<]*)<`).exec(pdf.xmp)?.[1];
    expect(said('dc:title')).toBe(pdf.info.Title);
    expect(said('dc:creator')).toBe(pdf.info.Author);
    expect(said('pdf:Keywords')).toBe(pdf.info.Keywords);
    expect(said('xmp:CreatorTool')).toBe(pdf.info.Creator);
    expect(said('dc:language')).toBe(pdf.info.Language);
  });
});

test('a report leaves nothing outside of its structure either', async () => {
  checkFile(
    await compileReport({
      title: 'Your match',
      language: 'en',
      unsettable: '{codes}',
      report: '# Your match\n\nA line.\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n',
    }),
  );
});

test('the check tells content without a mark', () => {
  expect(paintedBy('/P <</MCID 0>> BDC (a f b) Tj EMC /Artifact BMC 0 0 1 1 re f EMC')).toEqual([
    { operator: 'Tj', mark: 0 },
    { operator: 'f', mark: 'artifact' },
  ]);
  expect(paintedBy('0 0 1 1 re f')).toEqual([{ operator: 'f', mark: undefined }]);
});
