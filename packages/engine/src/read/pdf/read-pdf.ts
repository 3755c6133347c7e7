import type { Document, Page } from '@shortlist/schema';
import { ReadError } from '../read-error.ts';
import type { PdfDocument } from './core-types.ts';
import { type FontInUse, listFonts } from './describe-font.ts';
import { nameMiscodedLigatures } from './name-miscoded-ligatures.ts';
import { type OpenPdf, openPdf } from './open-pdf.ts';
import { readPage } from './read-page.ts';

/** What is read at most: pages beyond are counted, not read; glyphs are per document. */
const limits = { pages: 61, glyphs: 400_000 };

/** Above this share of glyphs without Unicode value the text would be a guess. */
const unmappedShare = 0.3;

/** Reads a PDF into pages of positioned text. Throws a ReadError when there is nothing to be had from it. */
export async function readPdf(bytes: Uint8Array): Promise<Document> {
  const file = await openPdf(bytes);
  try {
    return await readPages(file, bytes.length);
  } catch (error) {
    throw error instanceof ReadError ? error : new ReadError('corrupt');
  } finally {
    file.close();
  }
}

async function readPages(file: OpenPdf, bytes: number): Promise<Document> {
  const fonts = new Map<string, FontInUse>();
  const pages: Page[] = [];
  let glyphs = 0;
  let broken = 0;
  for (let number = 1; number <= Math.min(file.pdf.numPages, limits.pages); number++) {
    if (glyphs >= limits.glyphs) throw new ReadError('too-much-text');
    try {
      const { page, shown } = await readPage(file, number, fonts, limits.glyphs - glyphs);
      pages.push(page);
      glyphs += shown;
    } catch (error) {
      if (error instanceof ReadError) throw error;
      broken++;
    }
  }
  if (pages.length === 0) throw new ReadError(broken > 0 ? 'corrupt' : 'no-pages');
  refuseUnmapped([...fonts.values()]);
  nameMiscodedLigatures(pages);
  return {
    format: 'pdf',
    bytes,
    pages,
    pageCount: file.pdf.numPages,
    fonts: listFonts(fonts.values()),
    ...describeFile(file.pdf),
  };
}

function refuseUnmapped(fonts: FontInUse[]): void {
  const shown = fonts.reduce((sum, font) => sum + font.glyphs, 0);
  const unmapped = fonts.reduce((sum, font) => sum + font.unmapped, 0);
  if (shown > 40 && unmapped > unmappedShare * shown) throw new ReadError('no-unicode');
}

function describeFile({ documentInfo: info, catalog }: PdfDocument): Partial<Document> & { tagged: boolean } {
  const text = (value: unknown): string | undefined =>
    typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
  const described: Partial<Document> & { tagged: boolean } = { tagged: Boolean(catalog.markInfo?.get('Marked')) };
  const [language, producer, creator, title] = [info.Language, info.Producer, info.Creator, info.Title].map(text);
  if (language) described.language = language;
  if (producer) described.producer = producer;
  if (creator) described.creator = creator;
  if (title) described.title = title;
  return described;
}
