import type { SourceLine, SourceLink, SourceText } from '@shortlist/schema';
import { DOMParser, type Element, type Node } from '@xmldom/xmldom';
import { strFromU8, unzipSync } from 'fflate';
import { edgeFont } from '../account/line-text.ts';
import { typedLine } from './read-plain-text.ts';

/** No part of a document is larger than this when unpacked, in bytes. */
const mostBytes = 30 * 1024 * 1024;
const parts =
  /^word\/(?:document|header\d*|footer\d*|footnotes|endnotes|_rels\/document\.xml)\.(?:xml|rels|xml\.rels)$/;

/** Elements whose words are not part of the page: what was deleted, other renderings of the same, instructions of fields. */
const skipped = new Set([
  'del',
  'moveFrom',
  'Fallback',
  'instrText',
  'delText',
  'rPr',
  'pPr',
  'tblPr',
  'tcPr',
  'sectPr',
]);

/** The place of a link that no paragraph holds. */
const nowhere = { page: 1, x: 0, y: 0, width: 0, height: 0 };

/** The words of a paragraph under way; a tab is a tab. */
type Paragraph = { text: string; unseen: string; bullet: boolean; heading: boolean; links: string[] };

/** The text layer of a Word file from its own XML: paragraphs, tables row by row, text boxes, headers and footers. Throws for a file that is none. */
export function readDocxText(bytes: Uint8Array): SourceText {
  const files = unzipSync(bytes, { filter: ({ name, originalSize }) => parts.test(name) && originalSize <= mostBytes });
  const lines: SourceLine[] = [];
  const links: SourceLink[] = [];
  const body = files['word/document.xml'];
  if (body === undefined) throw new Error('No Word document');
  const order = ['word/document.xml', ...Object.keys(files).filter((name) => /header|footer|notes/.test(name))];
  let index = 0;
  let column = -1;

  /** The box of the line that holds each link, by the link's id. */
  const places = new Map<string, SourceLine['box']>();
  let isEdge = false;

  const put = ({ text, unseen, bullet, heading, links: own }: Paragraph): void => {
    const first = lines.length;
    for (const part of text.split('\n')) {
      const line = typedLine(
        `${bullet ? '• ' : ''}${part.replaceAll('\t', '    ')}`,
        index++,
        column,
        isEdge ? edgeFont : heading ? 'heading' : '',
      );
      if (line && /[^\s•]/.test(part)) lines.push(line);
    }
    const box = lines[first]?.box;
    if (box && !isEdge) for (const id of own) places.set(id, box);
    const hidden = typedLine(unseen, index, column);
    if (hidden) lines.push({ ...hidden, unseen: 'hidden' });
  };
  /** A block of its own for what stands in a box or a cell of several lines. */
  const block = (work: () => void): void => {
    column++;
    work();
    column++;
  };
  const walk = (node: Node): void => {
    const name = node.localName ?? '';
    if (skipped.has(name)) return;
    if (name === 'p') {
      const { paragraph, boxes } = readParagraph(node as Element);
      put(paragraph);
      for (const box of boxes) block(() => walkAll(box));
    } else if (name === 'tr') readRow(node as Element);
    else walkAll(node);
  };
  const walkAll = (node: Node): void => {
    for (let child = node.firstChild; child; child = child.nextSibling) walk(child);
  };
  /** A row of cells of one line each is a line; others are blocks side by side. */
  const readRow = (row: Element): void => {
    const cells = children(row, 'tc');
    const single = cells.map((cell) => {
      const paragraphs = [...cell.childNodes].filter(
        ({ localName }) => localName === 'p' || localName === 'tbl' || localName === 'sdt',
      );
      return paragraphs.length === 1 && paragraphs[0]?.localName === 'p'
        ? readParagraph(paragraphs[0] as Element)
        : undefined;
    });
    if (single.every((cell) => cell !== undefined && cell.boxes.length === 0 && !cell.paragraph.text.includes('\n'))) {
      const all = single.flatMap((cell) => (cell ? [cell.paragraph] : []));
      put({
        text: all.map(({ text, bullet }) => (bullet ? '• ' : '') + text).join('\t'),
        unseen: all.map(({ unseen }) => unseen).join(' '),
        links: all.flatMap(({ links: own }) => own),
        bullet: false,
        heading: all.every(({ heading }) => heading),
      });
    } else for (const cell of cells) block(() => walkAll(cell));
  };

  for (const name of order) {
    const part = files[name];
    if (part === undefined) continue;
    const root = new DOMParser({ onError: () => {} }).parseFromString(strFromU8(part), 'text/xml').documentElement;
    isEdge = /header|footer/.test(name);
    if (root) block(() => walkAll(root));
  }
  const rels = files['word/_rels/document.xml.rels'];
  for (const [, relation = ''] of (rels ? strFromU8(rels) : '').matchAll(/<Relationship\b([^<>]*)>/g)) {
    if (!relation.includes('hyperlink"')) continue;
    const url = /\bTarget="([^"]+)"/.exec(relation)?.[1]?.replaceAll('&amp;', '&');
    const box = places.get(/\bId="([^"]+)"/.exec(relation)?.[1] ?? '') ?? nowhere;
    if (url) links.push({ url, box });
  }
  return { format: 'docx', lines, links };
}

function readParagraph(paragraph: Element): { paragraph: Paragraph; boxes: Element[] } {
  const boxes: Element[] = [];
  const found: Paragraph = { text: '', unseen: '', bullet: false, heading: false, links: [] };
  const properties = children(paragraph, 'pPr')[0];
  if (properties) {
    found.bullet = children(properties, 'numPr').length > 0;
    const style = children(properties, 'pStyle')[0]?.getAttribute('w:val') ?? '';
    found.heading = /^(?:heading|titre|ttulo|berschrift|überschrift)/i.test(style);
    found.bullet ||= /^list ?(?:bullet|number)/i.test(style);
  }
  const walk = (node: Node, hidden: boolean): void => {
    const name = node.localName ?? '';
    if (name === 'txbxContent') boxes.push(node as Element);
    if (name === 'txbxContent' || skipped.has(name)) return;
    const unseen = hidden || (name === 'r' && isHidden(node as Element));
    if (name === 't') {
      if (unseen) found.unseen += node.textContent ?? '';
      else found.text += node.textContent ?? '';
    } else if (name === 'tab') found.text += '\t';
    else if (name === 'br' || name === 'cr') found.text += '\n';
    else if (name === 'noBreakHyphen') found.text += '-';
    else if (name === 'sym') found.text += ' ';
    else {
      const link = name === 'hyperlink' ? (node as Element).getAttribute('r:id') : null;
      if (link) found.links.push(link);
      for (let child = node.firstChild; child; child = child.nextSibling) walk(child, unseen);
    }
  };
  walk(paragraph, false);
  return { paragraph: found, boxes };
}

function isHidden(run: Element): boolean {
  const vanish = children(run, 'rPr').flatMap((properties) => children(properties, 'vanish'))[0];
  return vanish !== undefined && !/^(?:0|false|off)$/.test(vanish.getAttribute('w:val') ?? '');
}

function children(element: Element, name: string): Element[] {
  return [...element.childNodes].filter((child): child is Element => child.localName === name);
}
