import { z } from 'zod';

/** A place on a page: points (1/72 inch) from the page's top left corner; `page` counts from 1. */
export const Box = z.object({
  page: z.int().min(1),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});
export type Box = z.infer<typeof Box>;

/** A run of text as the file places it: no two runs are joined yet. Colour is `#rrggbb`; `hidden` text cannot be seen on paper. */
export type TextItem = {
  text: string;
  box: Box;
  size: number;
  font: string;
  bold: boolean;
  italic: boolean;
  color?: string;
  link?: string;
  tag?: string;
  /** The cell of a table that it stands in, where the format says so: the table and row by number, the column by its left edge in the table in points. */
  cell?: { table: number; row: number; column: number };
  hidden?: boolean;
  /** Degrees clockwise from upright; absent for ordinary lines. */
  angle?: number;
};

export type Link = { box: Box; url: string };

/** A filled area: a sidebar, a card, a table cell. Colour is `#rrggbb`. */
export type Panel = { box: Box; color: string };

/** What stands on a page besides text. `rules` are thin lines, `panels` filled areas, `dots` small filled shapes such as drawn bullets. */
export type PageGraphics = { images: Box[]; rules: Box[]; panels?: Panel[]; dots?: Box[] };

export type Page = {
  number: number;
  width: number;
  height: number;
  items: TextItem[];
  links: Link[];
  graphics: PageGraphics;
};

export type DocumentFont = { name: string; embedded: boolean; type: string; unicode: boolean };

export const DocumentFormat = z.enum(['pdf', 'docx', 'json', 'text', 'markdown', 'yaml', 'xml', 'zip']);
export type DocumentFormat = z.infer<typeof DocumentFormat>;

/** A file as read, before anything is understood. `bytes` is the file's size. Text formats come as one page of lines. */
export type Document = {
  format: DocumentFormat;
  bytes: number;
  pages: Page[];
  pageCount: number;
  fonts: DocumentFont[];
  tagged: boolean;
  language?: string;
  producer?: string;
  creator?: string;
  title?: string;
};
