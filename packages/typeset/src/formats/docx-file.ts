import { LayoutOptions } from '@shortlist/schema';
import { AlignmentType, Document, Footer, Header, Packer, PageNumber, Paragraph, TextRun } from 'docx';
import type { DocumentData } from '../compile/document-data.ts';
import { readLogo } from '../compile/read-logo.ts';
import type { RenderOptions } from '../compile/request.ts';
import type { Outline } from '../outline/outline.ts';
import { alternatives, type WordDesign, wordDesign } from '../registry/word-design.ts';
import type { DocxPage } from './docx-paragraphs.ts';
import { logoRun } from './docx-photo.ts';
import { docxNumbering, docxStyles } from './docx-styles.ts';
import { steadyZip } from './steady-zip.ts';

/** Paper sizes and the margin, in twentieths of a point. */
const papers = { a4: { width: 11906, height: 16838 }, 'us-letter': { width: 12240, height: 15840 } };
const designed = 1080;

/** Writes a DOCX from paragraphs: styles, language, metadata, a running header from the second page on. Same input, same bytes. */
export async function docxFile(
  { outline, title, options: { paper: name, footer } }: DocumentData,
  request: RenderOptions,
  paragraphs: (page: DocxPage, design: WordDesign) => Paragraph[],
): Promise<Uint8Array> {
  const options = LayoutOptions.parse(request.options ?? {});
  const design = wordDesign(request.template, options);
  const paper = papers[name];
  const margin = Math.round(designed * (options.margins ?? 1));
  const page = { textWidth: paper.width - 2 * margin };
  const document = new Document({
    title,
    creator: outline.name.text || 'Shortlist',
    lastModifiedBy: outline.name.text || 'Shortlist',
    styles: docxStyles(design, options, outline.language),
    numbering: docxNumbering,
    sections: [
      {
        properties: {
          titlePage: true,
          page: { size: paper, margin: { top: margin, bottom: margin, left: margin, right: margin } },
        },
        headers: {
          default: new Header({ children: [runningLine(outline)] }),
          first: new Header({ children: [] }),
        },
        ...footers(footer, options.logo),
        children: paragraphs(page, design),
      },
    ],
  });
  const file = new Uint8Array(await Packer.toBuffer(document));
  return steadyZip(file, (part, text) => {
    if (part === 'word/fontTable.xml') return fontTable(text, [design.font, design.headingFont]);
    return outline.direction === 'rtl' ? runFromTheRight(part, text) : text;
  });
}

/** What stands in for families that are not on the reader's machine: the writer has no place for it. */
function fontTable(text: string, families: string[]): string {
  const fonts = [...new Set(families)].map((family) => {
    const other = alternatives[family];
    return other
      ? `<w:font w:name="${family}"><w:altName w:val="${other.name}"/><w:family w:val="${other.kind}"/></w:font>`
      : '';
  });
  return text.replace(/<w:fonts([^>]*?)\/?>(?:<\/w:fonts>)?$/, `<w:fonts$1>${fonts.join('')}</w:fonts>`);
}

/** All paragraphs begin at the right and order their words from there: the writer can say so for single paragraphs only. */
function runFromTheRight(name: string, text: string): string {
  return name === 'word/styles.xml' ? text.replace('<w:pPrDefault><w:pPr>', '<w:pPrDefault><w:pPr><w:bidi/>') : text;
}

function runningLine(outline: Outline): Paragraph {
  return new Paragraph({
    style: 'Running',
    alignment: AlignmentType.RIGHT,
    children: [new TextRun({ children: [`${outline.name.text} · `, PageNumber.CURRENT, '/', PageNumber.TOTAL_PAGES] })],
  });
}

function footers(text: string, logo: string | undefined) {
  const picture = logo ? logoRun(readLogo(logo), text) : undefined;
  if (!text && !picture) return {};
  const children = [...(picture ? [picture] : []), new TextRun(picture && text ? `  ${text}` : text)];
  const footer = () =>
    new Footer({ children: [new Paragraph({ style: 'Running', alignment: AlignmentType.CENTER, children })] });
  return { footers: { default: footer(), first: footer() } };
}
