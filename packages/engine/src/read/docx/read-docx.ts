import type { Document } from '@shortlist/schema';
import type { Element } from '@xmldom/xmldom';
import type { FlowBlock } from '../flow/flow.ts';
import { layOutFlow, type Sheet } from '../flow/lay-out-flow.ts';
import type { BodyContext } from './body-context.ts';
import { openWordPackage, type WordPackage } from './package.ts';
import { readBody } from './read-body.ts';
import { readNumbering } from './read-numbering.ts';
import { readStyles } from './read-styles.ts';
import { attribute, child, descendants } from './xml.ts';

/**
 * Reads a Word file into pages: headings, lists, tables, text boxes, headers and footers with their tags (`H1`, `LI`,
 * `TD/P`, `TextBox/P`, `Header/P` …). Pages are ours, not Word's. Throws a ReadError.
 */
export function readDocx(bytes: Uint8Array): Document {
  const file = openWordPackage(bytes);
  const context = {
    styles: readStyles(file.xml('word/styles.xml')),
    numbering: readNumbering(file.xml('word/numbering.xml')),
    container: '',
    shaded: false,
    depth: 0,
  };
  const body = child(file.document.root, 'body') ?? file.document.root;
  const blocks = [
    ...readMargins(file, 'header', context),
    ...readBody(body, { ...context, targets: file.document.targets }),
    ...readMargins(file, 'footer', context),
  ];
  const pages = layOutFlow(blocks, readSheet(body));
  const described = describeFile(file);
  const language = context.styles.language;
  return {
    format: 'docx',
    bytes: bytes.length,
    pages,
    pageCount: countPages(pages.length, described.pages),
    fonts: [],
    tagged: true,
    ...(language && { language }),
    ...(described.producer && { producer: described.producer }),
    ...(described.title && { title: described.title }),
  };
}

/** Word's own count of pages, unless the text could not fit on so few. */
function countPages(ours: number, told: number | undefined): number {
  return told && told * 3 >= ours ? told : ours;
}

/** Headers or footers that the sections use, each once, in the order of the document; that of the first page is often the others' too. */
function readMargins(file: WordPackage, kind: 'header' | 'footer', context: Omit<BodyContext, 'targets'>): FlowBlock[] {
  const { root, targets } = file.document;
  const ids = descendants(root, `${kind}Reference`).map((reference) => targets.get(attribute(reference, 'id') ?? ''));
  const container = kind === 'header' ? 'Header/' : 'Footer/';
  const parts = [...new Set(ids)].slice(0, 6).flatMap((target) => (target ? (file.part(target) ?? []) : []));
  return parts
    .filter((part, i) => parts.findIndex(({ root: other }) => other.textContent === part.root.textContent) === i)
    .flatMap((part) => readBody(part.root, { ...context, container, targets: part.targets }));
}

/** The sheet of the last section, in points; US letter when it says nothing. */
function readSheet(body: Element): Sheet {
  const section = child(body, 'sectPr');
  const points = (name: string, attributeName: string, fallback: number, least: number, most: number) => {
    const value = Number(attribute(child(section, name), attributeName)) / 20;
    return value >= least && value <= most ? value : fallback;
  };
  const width = points('pgSz', 'w', 612, 300, 1300);
  return { width, height: points('pgSz', 'h', 792, 300, 1300), margin: points('pgMar', 'left', 54, 18, width / 4) };
}

function describeFile(file: WordPackage): { pages?: number; producer?: string; title?: string } {
  const text = (root: Element | undefined, name: string) => child(root, name)?.textContent?.trim() || undefined;
  const application = file.xml('docProps/app.xml');
  const producer = text(application, 'Application');
  const title = text(file.xml('docProps/core.xml'), 'title');
  const pages = Number(text(application, 'Pages')) || undefined;
  return { ...(pages && { pages }), ...(producer && { producer }), ...(title && { title }) };
}
