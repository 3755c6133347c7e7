import type { Document, Page, TextItem } from '@shortlist/schema';

/** What a profile holds, as LinkedIn's "Save to PDF" prints it. Texts are set line by line as given: wrap them beforehand. */
export type Profile = {
  sidebar: { heading: string; entries: string[][] }[];
  /** Links of the first section, each with its lines. */
  links?: string[][];
  name: string;
  headline: string[];
  place: string;
  main: { heading: string; lines: Line[] }[];
};

/** A line of the main column: its kind decides size and step. */
export type Line = [
  kind:
    | 'summary'
    | 'company'
    | 'total'
    | 'title'
    | 'dates'
    | 'place'
    | 'first'
    | 'next'
    | 'gap'
    | 'school'
    | 'degree'
    | 'page',
  text: string,
];

/** Size and way down from the line above, in points, as measured on real exports. */
const looks: Record<Line[0], [size: number, step: number]> = {
  summary: [12, 18],
  company: [12, 32],
  total: [10.5, 16.4],
  title: [11.5, 16.1],
  dates: [10.5, 14.5],
  place: [10.5, 14.7],
  first: [10.5, 21.3],
  next: [10.5, 18],
  gap: [10.5, 36],
  school: [12, 25.5],
  degree: [10.5, 17.6],
  page: [10.5, 0],
};

/** A profile as the reader gives it: items with places and sizes alone, for these tell the texts apart. */
export function makeLinkedin(profile: Profile): Document {
  const pages = [emptyPage(1)];
  const sheet = () => pages.at(-1) as Page;
  let y = 54.4;
  const side = (text: string, size: number) => pages[0]?.items.push(makeItem(text, 21.6, y, size, 1));
  for (const [index, { heading, entries }] of profile.sidebar.entries()) {
    if (index > 0) y += 35;
    side(heading, 13);
    for (const [place, lines] of entries.entries()) {
      for (const [row, text] of lines.entries()) {
        y += row > 0 ? 12.6 : place > 0 ? 17.6 : 19.4;
        side(text, 10.5);
      }
    }
    for (const text of index === 0 ? (profile.links ?? []).flat() : []) {
      y += 14.4;
      side(text, 11);
    }
  }
  y = 65.5;
  const main = (text: string, size: number) => sheet().items.push(makeItem(text, 223.6, y, size, pages.length));
  main(profile.name, 26);
  y += 6;
  for (const text of [...profile.headline, profile.place]) {
    y += 15.4;
    main(text, 12);
  }
  for (const { heading, lines } of profile.main) {
    y += 37.6;
    main(heading, 15.8);
    for (const [kind, text] of lines) {
      const [size, step] = looks[kind];
      y += step;
      if (kind === 'page') {
        pages.push(emptyPage(pages.length + 1));
        y = 40;
      } else main(text, size);
    }
  }
  for (const page of pages)
    page.items.push(makeItem(`Page ${page.number} of ${pages.length}`, 384, 778, 9, page.number));
  const fonts = [{ name: 'ArialUnicodeMS', embedded: true, type: 'CIDFontType2', unicode: true }];
  return {
    format: 'pdf',
    bytes: 30_000,
    pages,
    pageCount: pages.length,
    fonts,
    tagged: false,
    producer: 'Apache FOP Version 2.2',
  };
}

function emptyPage(number: number): Page {
  return { number, width: 612, height: 792, items: [], links: [], graphics: { images: [], rules: [] } };
}

/** `y` is the baseline. A letter is taken to be half an em wide. */
function makeItem(text: string, x: number, y: number, size: number, page: number): TextItem {
  const box = { page, x, y: y - size * 0.8, width: text.length * size * 0.5, height: size };
  return { text, box, size, font: 'ArialUnicodeMS', bold: false, italic: false };
}
