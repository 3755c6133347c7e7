import { documentLimits } from './document-limits.ts';

/**
 * The first pages of a document, as many as are shown and not more bytes than are sent: a page of a thousand different letters carries the outlines of them
 * all. The first one is shown in any case.
 */
export function pagesToShow(pages: string[]): string[] {
  let bytes = 0;
  const end = pages.findIndex((page, at) => {
    bytes += Buffer.byteLength(page);
    return at === documentLimits.shownPages || (at > 0 && bytes > documentLimits.shownBytes);
  });
  return end < 0 ? pages : pages.slice(0, end);
}
