import type { Document, Page, PageGraphics, TextItem } from '@shortlist/schema';

/** A text of a sketched page: its left edge and line number, and what is not plain about it. */
export type Stroke = {
  x: number;
  line: number;
  text: string;
  bold?: boolean;
  italic?: boolean;
  size?: number;
  color?: string;
  hidden?: boolean;
  link?: string;
};

/** A page for tests: texts on lines of 14 points, each letter half its size wide. */
export function sketchPage(strokes: Stroke[], graphics: Partial<PageGraphics> = {}, number = 1): Page {
  const items = strokes.map(
    ({ x, line, text, bold = false, italic = false, size = 10, color, hidden, link }): TextItem => {
      const box = { page: number, x, y: 40 + line * 14 - 0.8 * size, width: text.length * size * 0.5, height: size };
      return {
        text,
        box,
        size,
        font: 'Sketch',
        bold,
        italic,
        ...(color ? { color } : {}),
        ...(hidden ? { hidden } : {}),
        ...(link ? { link } : {}),
      };
    },
  );
  return { number, width: 595, height: 842, items, links: [], graphics: { images: [], rules: [], ...graphics } };
}

/** A document of sketched pages. */
export function sketchDocument(...pages: Page[]): Document {
  return { format: 'pdf', bytes: 1000, pages, pageCount: pages.length, fonts: [], tagged: false };
}
