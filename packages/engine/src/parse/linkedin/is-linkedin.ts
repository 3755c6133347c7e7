import type { Document, TextItem } from '@shortlist/schema';

/** Where LinkedIn's "Save to PDF" (since 2018) sets its two columns, in points from the left edge of a Letter page. */
export const columns = { sidebar: 21.6, main: 223.6, right: 590 };

/** The sizes, in points, that tell its texts apart: it uses one font without bold or italics. */
export const sizes = {
  name: 26,
  mainHeading: 15.75,
  sideHeading: 13,
  headline: 12,
  company: 12,
  title: 11.5,
  link: 11,
  text: 10.5,
  footer: 9,
};

/** True when two sizes are the same, save rounding. */
export function isSize(size: number, other: number): boolean {
  return Math.abs(size - other) <= 0.24;
}

/** True for LinkedIn's "Save to PDF": known by its geometry, as the producer's name gets lost when the file is saved again. */
export function isLinkedin(document: Document): boolean {
  const [page] = document.pages;
  if (document.format !== 'pdf' || !page || Math.abs(page.width - 612) > 2) return false;
  const items = page.items.filter((item) => !item.hidden);
  const at = (item: TextItem, x: number) => Math.abs(item.box.x - x) <= 3;
  const main = items.filter((item) => at(item, columns.main));
  const side = items.filter((item) => at(item, columns.sidebar));
  const hasName = main.some((item) => isSize(item.size, sizes.name));
  const hasSideHeading = side.some((item) => isSize(item.size, sizes.sideHeading));
  const known = Object.values(sizes);
  const fitting = items.filter((item) => known.some((size) => isSize(item.size, size))).length;
  return hasName && hasSideHeading && fitting >= items.length * 0.9;
}
