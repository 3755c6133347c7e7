import { readFileSync } from 'node:fs';
import type { Resume } from '@shortlist/schema';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { letterDocx } from '../src/formats/write-docx.ts';
import { resumeDocx, templates } from '../src/index.ts';
import { longResume } from '../src/sample/long-resume.ts';
import { sampleLetter } from './sample-letter.ts';

/** The order that ECMA-376 (part 1, 17.3.1.26, 17.3.2.28, 17.6.17, 17.7.4.17, 17.9.6) lays down: Word calls a file with another one broken. */
const orders: Record<string, string> = {
  pPr:
    'pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr suppressLineNumbers pBdr shd tabs suppressAutoHyphens kinsoku ' +
    'wordWrap overflowPunct topLinePunct autoSpaceDE autoSpaceDN bidi adjustRightInd snapToGrid spacing ind contextualSpacing mirrorIndents ' +
    'suppressOverlap jc textDirection textAlignment textboxTightWrap outlineLvl divId cnfStyle rPr sectPr pPrChange',
  rPr:
    'rStyle rFonts b bCs i iCs caps smallCaps strike dstrike outline shadow emboss imprint noProof snapToGrid vanish webHidden color spacing w ' +
    'kern position sz szCs highlight u effect bdr shd fitText vertAlign rtl cs em lang eastAsianLayout specVanish oMath',
  sectPr:
    'headerReference footerReference footnotePr endnotePr type pgSz pgMar paperSrc pgBorders lnNumType pgNumType cols formProt vAlign ' +
    'noEndnote titlePg textDirection bidi rtlGutter docGrid',
  style:
    'name aliases basedOn next link autoRedefine hidden uiPriority semiHidden unhideWhenUsed qFormat locked personal personalCompose ' +
    'personalReply rsid pPr rPr tblPr trPr tcPr tblStylePr',
  lvl: 'start numFmt lvlRestart pStyle isLgl suff lvlText lvlPicBulletId legacy lvlJc pPr rPr',
  pBdr: 'top left bottom right between bar',
  font: 'altName panose1 charset family notTrueType pitch sig embedRegular embedBold embedItalic embedBoldItalic',
};

type Node = { name: string; attributes: Record<string, string>; children: Node[] };

/** The elements of a well-formed XML text; throws for any other. */
function elementsOf(xml: string): Node {
  const root: Node = { name: '', attributes: {}, children: [] };
  const open = [root];
  for (const [, closing, name = '', words = '', empty] of xml.matchAll(
    /<(\/?)([\w:]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>/g,
  )) {
    if (closing) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes nothing`);
      continue;
    }
    const attributes = Object.fromEntries(
      [...words.matchAll(/([\w:.-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
    );
    const node: Node = { name, attributes, children: [] };
    open.at(-1)?.children.push(node);
    if (!empty) open.push(node);
  }
  if (open.length !== 1) throw new Error(`<${open.at(-1)?.name}> is not closed`);
  return root;
}

function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const child of node.children) yield* nodesOf(child);
}

const png = readFileSync(new URL('fixtures/photo.png', import.meta.url));
const branding = { logo: `data:image/png;base64,${png.toString('base64')}`, footer: 'Lindau College' };
const rich: Resume = {
  ...longResume(4),
  publications: [{ name: 'Queues in Small Warehouses', publisher: 'Harbour Press', url: 'https://example.org/queues' }],
  customSections: [{ title: 'Talks', lines: ['- Calm on busy days', '- Less overtime'] }],
};
const rightToLeft: Resume = {
  basics: { name: 'נועה לוי', email: 'noa@example.org', summary: 'אחות מוסמכת' },
  skills: [{ name: 'Excel' }],
};

describe.each(templates.map(({ id }) => id))('a Word file in %s', (template) => {
  const files = async (): Promise<[string, Uint8Array][]> => [
    [
      'resume',
      await resumeDocx(rich, {
        template,
        photo: png,
        options: { ...branding, pageBreaksBefore: ['education'], accentColor: '#a91cbe' },
      }),
    ],
    ['from the right', await resumeDocx(rightToLeft, { template })],
    ['letter', await letterDocx(sampleLetter, { template, options: branding })],
  ];

  test('has the properties of every element in the order of the standard', async () => {
    for (const [file, bytes] of await files()) {
      let seen = 0;
      for (const [part, content] of Object.entries(unzipSync(bytes))) {
        if (!/\.(xml|rels)$/.test(part)) continue;
        for (const { name, children } of nodesOf(elementsOf(strFromU8(content)))) {
          const order = orders[name.replace(/^w:/, '')]?.split(' ');
          if (!order || !name.startsWith('w:')) continue;
          seen += 1;
          const places = children.map((child) => order.indexOf(child.name.replace(/^w:/, '')));
          const told = `${file}, ${part}: <${name}> ${children.map((child) => child.name).join(' ')}`;
          expect(places.includes(-1), told).toBe(false);
          expect(places, told).toEqual([...places].sort((one, other) => one - other));
          const once = children.map((child) => child.name).filter((child) => !/Reference$/.test(child));
          expect(new Set(once).size, told).toBe(once.length);
        }
      }
      expect(seen).toBeGreaterThan(30);
    }
  });

  test('names nothing that is not there: styles, lists, relations, parts, kinds of content', async () => {
    for (const [file, bytes] of await files()) {
      const parts = unzipSync(bytes);
      const nodes = (part: string) => [...nodesOf(elementsOf(strFromU8(parts[part] ?? new Uint8Array())))];
      const value = (node: Node, key = 'w:val') => node.attributes[key] ?? '';
      const named = (part: string, name: string) => nodes(part).filter((node) => node.name === name);
      const styles = new Set(named('word/styles.xml', 'w:style').map((node) => value(node, 'w:styleId')));
      const numbers = new Set(named('word/numbering.xml', 'w:num').map((node) => value(node, 'w:numId')));
      const lists = new Set(named('word/numbering.xml', 'w:abstractNum').map((node) => value(node, 'w:abstractNumId')));
      for (const node of named('word/numbering.xml', 'w:num'))
        expect(lists).toContain(value(node.children.find((child) => child.name === 'w:abstractNumId') ?? node));
      expect(styles.size).toBe(named('word/styles.xml', 'w:style').length);
      const pages = Object.keys(parts).filter((part) => /^word\/(document|header\d*|footer\d*)\.xml$/.test(part));
      expect(pages.length).toBeGreaterThan(2);
      for (const page of pages) {
        for (const node of nodes(page)) {
          if (/^w:[pr]Style$/.test(node.name)) expect(styles, `${file}, ${page}`).toContain(value(node));
          if (node.name === 'w:numId') expect(numbers, `${file}, ${page}`).toContain(value(node));
        }
        const relations = page.replace(/^word\/(.*)$/, 'word/_rels/$1.rels');
        const known = relations in parts ? named(relations, 'Relationship') : [];
        const ids = known.map((node) => value(node, 'Id'));
        expect(new Set(ids).size).toBe(ids.length);
        for (const node of nodes(page))
          for (const [key, id] of Object.entries(node.attributes))
            if (/^r:/.test(key)) expect(ids, `${file}, ${page}`).toContain(id);
        for (const node of known)
          if (value(node, 'TargetMode') !== 'External')
            expect(Object.keys(parts)).toContain(`word/${value(node, 'Target').replace(/^\/?(word\/)?/, '')}`);
      }
      const drawings = pages.flatMap((page) => named(page, 'wp:docPr')).map((node) => value(node, 'id'));
      expect(new Set(drawings).size, `${file}: ids of pictures`).toBe(drawings.length);
      const kinds = new Set(named('[Content_Types].xml', 'Default').map((node) => value(node, 'Extension')));
      const overrides = new Set(named('[Content_Types].xml', 'Override').map((node) => value(node, 'PartName')));
      for (const part of Object.keys(parts)) {
        if (part === '[Content_Types].xml') continue;
        expect(overrides.has(`/${part}`) || kinds.has(part.split('.').at(-1) ?? ''), `${file}: ${part}`).toBe(true);
      }
      for (const part of overrides) expect(Object.keys(parts), file).toContain(part.slice(1));
    }
  });
});

test('the list of a letter stands in lines of their own, whose further lines begin below the first word', async () => {
  const listed = {
    ...sampleLetter,
    paragraphs: ['Two examples:', '– Ran two warehouses.\n– Led 45 people.', 'Let us talk.'],
  };
  const xml = strFromU8(
    unzipSync(await letterDocx(listed, { template: templates[0]?.id ?? 'modern-professional' }))['word/document.xml'] ??
      new Uint8Array(),
  );
  const items = [...xml.matchAll(/<w:p>(?:(?!<\/w:p>).)*<\/w:p>/gs)]
    .map(([item]) => item)
    .filter((item) => item.includes('– '));
  expect(items).toHaveLength(2);
  for (const item of items) expect(item).toMatch(/<w:ind [^>]*w:hanging="240"/);
});
