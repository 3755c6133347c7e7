import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a test wants to know of a PDF. */
export type OpenedPdf = {
  pages: number;
  text: string;
  /** The text of each page by itself. */
  pageTexts: string[];
  /** The heights of the lines of the first page, from its foot, in points; the highest first. */
  baselines: number[];
  /** PostScript names of the embedded fonts, without their subset tags. */
  fonts: Set<string>;
  links: string[];
  outline: string[];
  info: Record<string, unknown>;
  xmp: string;
  tagged: boolean;
  roles: Set<string>;
};

/** Reads a PDF with pdf.js. */
export async function openPdf(pdf: Uint8Array): Promise<OpenedPdf> {
  const loading = getDocument({ data: pdf.slice(), verbosity: 0, fontExtraProperties: true });
  const document = await loading.promise;
  const pageTexts: string[] = [];
  const fonts = new Set<string>();
  const links: string[] = [];
  const heights = new Set<number>();
  const roles = new Set<string>();
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const content = await page.getTextContent();
    pageTexts.push(content.items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
    await page.getOperatorList();
    for (const item of content.items) {
      if (!('fontName' in item)) continue;
      if (number === 1 && item.str.trim()) heights.add(Math.round(item.transform[5] * 10) / 10);
      const font = page.commonObjs.get(item.fontName) as { name?: string };
      if (font.name) fonts.add(font.name.replace(/^[A-Z]{6}\+/, ''));
    }
    for (const note of await page.getAnnotations()) if (note.url) links.push(note.url);
    collectRoles(await page.getStructTree(), roles);
  }
  const { info, metadata } = await document.getMetadata();
  const opened = {
    pages: document.numPages,
    text: pageTexts.join('\n'),
    pageTexts,
    baselines: [...heights].sort((one, other) => other - one),
    fonts,
    links,
    outline: await outlineOf(document),
    info: info as Record<string, unknown>,
    xmp: metadata?.getRaw() ?? '',
    tagged: roles.size > 0 && /\/MarkInfo\s*<<[^>]*\/Marked true/.test(Buffer.from(pdf).toString('latin1')),
    roles,
  };
  await loading.destroy();
  return opened;
}

async function outlineOf(document: PDFDocumentProxy): Promise<string[]> {
  const titles = (items: { title: string; items: never[] }[]): string[] =>
    items.flatMap((item) => [item.title, ...titles(item.items)]);
  return titles(((await document.getOutline()) ?? []) as never[]);
}

function collectRoles(node: unknown, roles: Set<string>): void {
  if (typeof node !== 'object' || node === null) return;
  if ('role' in node && typeof node.role === 'string') roles.add(node.role);
  if ('children' in node && Array.isArray(node.children)) for (const child of node.children) collectRoles(child, roles);
}
