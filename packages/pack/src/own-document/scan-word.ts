import { byWord } from '@shortlist/schema';
import { decodeXml, encodeXml } from './xml-text.ts';

/** The text of one run of a paragraph. `from` and `to` are its place in the XML, `tag` where its element begins. */
export type Piece = { tag: number; from: number; to: number; text: string };

/** A paragraph with its place in the XML. `isCopy`: it belongs to a rendering for older programs, beside the one that Word shows. */
export type Paragraph = { start: number; end: number; pieces: (Piece | string)[]; isCopy: boolean; depth: number };

const tags = /<(\/?)([A-Za-z][\w.:-]*)((?:"[^"<]*"|'[^'<]*'|[^<>"'])*?)(\/?)>/g;
/** What a run has besides letters, as the letters that stand for it. */
const signs: Record<string, string> = byWord({ 'w:tab': '\t', 'w:br': '\n', 'w:cr': '\n', 'w:noBreakHyphen': '-' });
/** Elements whose words are no part of the page. */
const unread = new Set(['w:del', 'w:moveFrom', 'w:pPr', 'w:rPr', 'w:tblPr', 'w:tcPr', 'w:sectPr', 'w:instrText']);

/** The paragraphs of a part of a Word file in their order, those of text boxes within others after where they begin. */
export function scanWord(xml: string): Paragraph[] {
  const found: Paragraph[] = [];
  const open: Paragraph[] = [];
  let skipped = 0;
  let copies = 0;
  for (const match of xml.matchAll(tags)) {
    const [tag, slash, name = '', attributes = '', selfClosed] = match;
    const at = match.index;
    const closes = slash === '/';
    const alone = selfClosed === '/';
    if (unread.has(name) && !alone) skipped += closes ? -1 : 1;
    else if (name === 'mc:Fallback' && !alone) copies += closes ? -1 : 1;
    else if (name === 'w:p' && alone) continue;
    else if (name === 'w:p' && !closes) {
      const paragraph = { start: at, end: at, pieces: [], isCopy: copies > 0, depth: open.length };
      open.push(paragraph);
      found.push(paragraph);
    } else if (name === 'w:p') {
      const paragraph = open.pop();
      if (paragraph) paragraph.end = at + tag.length;
    } else if (skipped === 0 && name === 'w:t' && !closes && !alone) {
      const from = at + tag.length;
      const to = xml.indexOf('</w:t>', from);
      open.at(-1)?.pieces.push({ tag: at, from, to, text: decodeXml(xml.slice(from, to)) });
    } else if (skipped === 0 && !closes && signs[name] !== undefined && attributes.trim() === '')
      open.at(-1)?.pieces.push(signs[name]);
  }
  return found;
}

/** The words of a paragraph. */
export function paragraphText({ pieces }: Paragraph): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
}

/** The XML with other words in some of its runs; everything else stays as it is, to the letter. */
export function writePieces(xml: string, changed: ReadonlyMap<Piece, string>): string {
  let written = xml;
  for (const [piece, text] of [...changed].sort(([a], [b]) => b.from - a.from)) {
    const keepsSpace = /xml:space/.test(written.slice(piece.tag, piece.from)) || text === text.trim();
    const tag = keepsSpace ? written.slice(piece.tag, piece.from) : '<w:t xml:space="preserve">';
    written = written.slice(0, piece.tag) + tag + encodeXml(text) + written.slice(piece.to);
  }
  return written;
}
