import type { Document, Page } from '@shortlist/schema';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { ReadError } from '../read-error.ts';
import { type FontInUse, listFonts } from './describe-font.ts';
import { openPdf } from './open-pdf.ts';
import { readPage } from './read-page.ts';

/** What is read at most: pages beyond are counted, not read; glyphs are per document. */
const limits = { pages: 41, glyphs: 400_000 };

/** Above this share of glyphs without Unicode value the text would be a guess. */
const unmappedShare = 0.3;

/** Reads a PDF into pages of positioned text. Throws a ReadError when there is nothing to be had from it. */
export async function readPdf(bytes: Uint8Array): Promise<Document> {
  const { pdf, close } = await openPdf(bytes);
  try {
    return await readPages(pdf, bytes.length);
  } catch (error) {
    throw error instanceof ReadError ? error : new ReadError('corrupt');
  } finally {
    await close();
  }
}

async function readPages(pdf: PDFDocumentProxy, bytes: number): Promise<Document> {
  const fonts = new Map<string, FontInUse>();
  const pages: Page[] = [];
  let glyphs = 0;
  let broken = 0;
  for (let number = 1; number <= Math.min(pdf.numPages, limits.pages); number++) {
    if (glyphs >= limits.glyphs) throw new ReadError('too-much-text');
    try {
      const page = await pdf.getPage(number);
      const { page: read, shown } = await readPage(page, fonts, limits.glyphs - glyphs);
      pages.push(read);
      glyphs += shown;
    } catch {
      broken++;
    }
  }
  if (pages.length === 0) throw new ReadError(broken > 0 ? 'corrupt' : 'no-pages');
  refuseUnmapped([...fonts.values()]);
  return {
    format: 'pdf',
    bytes,
    pages,
    pageCount: pdf.numPages,
    fonts: listFonts(fonts.values()),
    ...(await describeFile(pdf)),
  };
}

function refuseUnmapped(fonts: FontInUse[]): void {
  const shown = fonts.reduce((sum, font) => sum + font.glyphs, 0);
  const unmapped = fonts.reduce((sum, font) => sum + font.unmapped, 0);
  if (shown > 40 && unmapped > unmappedShare * shown) throw new ReadError('no-unicode');
}

async function describeFile(pdf: PDFDocumentProxy): Promise<Partial<Document> & { tagged: boolean }> {
  const metadata = await pdf.getMetadata().catch(() => undefined);
  const info = (metadata?.info ?? {}) as Record<string, unknown>;
  const marks = await pdf.getMarkInfo().catch(() => null);
  const text = (value: unknown): string | undefined =>
    typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
  const described: Partial<Document> & { tagged: boolean } = { tagged: Boolean(marks?.Marked) };
  const [language, producer, creator, title] = [info.Language, info.Producer, info.Creator, info.Title].map(text);
  if (language) described.language = language;
  if (producer) described.producer = producer;
  if (creator) described.creator = creator;
  if (title) described.title = title;
  return described;
}
