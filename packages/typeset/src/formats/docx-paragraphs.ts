import {
  ExternalHyperlink,
  HeadingLevel,
  type IRunOptions,
  Paragraph,
  type ParagraphChild,
  Tab,
  TabStopType,
  TextRun,
} from 'docx';
import { groupLinks } from '../outline/group-links.ts';
import type { Entry, Fact, Section, Span } from '../outline/outline.ts';
import { withHardSpaces } from '../outline/part-words.ts';
import { itemLine, labelLine } from './entry-lines.ts';

/** How a page's content is set: `textWidth` in twentieths of a point is where dates are aligned to. */
export type DocxPage = { textWidth: number };

/** The paragraphs of a section: heading, then its texts and entries. */
export function sectionParagraphs(section: Section, page: DocxPage): Paragraph[] {
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_1,
      pageBreakBefore: section.breakBefore,
      children: [textRun(section.heading)],
    }),
    // Lines of a section of one's own stand a little apart: a reader must tell where the next begins.
    ...section.paragraphs.map(
      (span, index) =>
        new Paragraph({
          ...(section.kind === 'lines' && index > 0 ? { style: 'Entry' } : {}),
          children: spanRuns(span),
        }),
    ),
    ...bulletParagraphs(section.bullets),
    ...(section.kind === 'records'
      ? section.entries.flatMap((entry, index) => recordParagraphs(entry, page, section, index))
      : section.entries.flatMap((entry) => entryParagraphs(entry, page))),
    ...factParagraphs(section.facts),
  ];
}

/** A text, as a link where it has an address. */
export function spanRun(span: Span, style: { bold?: boolean } = {}): ParagraphChild {
  const run = textRun(span.text, style);
  return span.url ? new ExternalHyperlink({ link: span.url, children: [run] }) : run;
}

/** A text in its stretches of bold, italic and linked words. */
export function spanRuns(span: Span): ParagraphChild[] {
  return groupLinks(span).flatMap(({ url, runs }): ParagraphChild[] => {
    const children = runs.map(({ text, bold, italic }) =>
      textRun(text, {
        ...(bold ? { bold } : {}),
        ...(italic ? { italics: true } : {}),
        ...(url && span.runs ? { underline: {} } : {}),
      }),
    );
    return url ? [new ExternalHyperlink({ link: url, children })] : children;
  });
}

/** A text; the word processor is told where letters run from the right. */
export function textRun(text: string, style: Omit<IRunOptions, 'text' | 'children'> = {}): TextRun {
  return new TextRun({
    text: withHardSpaces(text),
    ...style,
    ...(/[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(text) ? { rightToLeft: true } : {}),
  });
}

/** Texts with a separator between them. */
export function joinRuns(spans: Span[], separator: string): ParagraphChild[] {
  return spans.flatMap((span, index) => (index === 0 ? [spanRun(span)] : [new TextRun(separator), spanRun(span)]));
}

function entryParagraphs(entry: Entry, page: DocxPage): Paragraph[] {
  const title = new Paragraph({
    heading: HeadingLevel.HEADING_2,
    pageBreakBefore: entry.breakBefore,
    tabStops: [{ type: TabStopType.RIGHT, position: page.textWidth }],
    children: [...(entry.title ? [spanRun(entry.title)] : []), ...dateRuns(entry)],
  });
  const place = new Paragraph({ style: 'Place', children: joinRuns(entry.heads, ' · ') });
  return [
    ...(entry.title || entry.dates ? [title] : []),
    ...(entry.heads.length > 0 ? [place] : []),
    ...entry.paragraphs.map((span) => new Paragraph({ style: 'Entry', children: spanRuns(span) })),
    ...bulletParagraphs(entry.bullets),
    ...factParagraphs(entry.facts),
  ];
}

function recordParagraphs(entry: Entry, page: DocxPage, section: Section, index: number): Paragraph[] {
  const below = section.stacked && entry.title !== undefined && entry.heads.length > 0;
  // Records of several lines need more air between them than lines do.
  const airy = index > 0 && (section.stacked || section.entries.some(({ paragraphs }) => paragraphs.length > 0));
  const line = new Paragraph({
    style: 'Entry',
    keepNext: below || entry.paragraphs.length > 0,
    ...(airy ? { spacing: { before: 100 } } : {}),
    pageBreakBefore: entry.breakBefore,
    tabStops: [{ type: TabStopType.RIGHT, position: page.textWidth }],
    children: [
      ...(entry.title ? [spanRun(entry.title, { bold: true })] : []),
      ...(entry.title && entry.heads.length > 0 && !below ? [new TextRun(' · ')] : []),
      ...(below ? [] : joinRuns(entry.heads, ' · ')),
      ...dateRuns(entry),
    ],
  });
  return [
    line,
    ...(below
      ? [
          new Paragraph({
            style: 'Place',
            keepNext: entry.paragraphs.length > 0,
            children: joinRuns(entry.heads, ' · '),
          }),
        ]
      : []),
    ...entry.paragraphs.map((span) => new Paragraph({ children: spanRuns(span) })),
  ];
}

function dateRuns(entry: Entry): ParagraphChild[] {
  return entry.dates
    ? [new TextRun({ children: [new Tab()] }), textRun(leftToRight(entry.dates), { style: 'Dates' })]
    : [];
}

/** "2012 – 2016" among words that run from the right begins with 2012, by a mark that nobody sees. */
function leftToRight({ text, ltr }: Span): string {
  return ltr && !/\p{L}/u.test(text) ? `\u200e${text}` : text;
}

function bulletParagraphs(spans: Span[]): Paragraph[] {
  return spans.map(
    (span, index) =>
      new Paragraph({
        style: 'Achievement',
        numbering: { reference: 'bullets', level: 0 },
        keepLines: true,
        keepNext: keepsNext(index, spans.length),
        children: spanRuns(span),
      }),
  );
}

function factParagraphs(facts: Fact[]): Paragraph[] {
  return facts.map((fact, index) =>
    factParagraph(fact, facts.length <= 9 ? index < facts.length - 1 : keepsNext(index, facts.length)),
  );
}

/** Whether a line stays with the next one, so that none of several stands alone at a page's foot or head. */
function keepsNext(index: number, count: number): boolean {
  return count > 1 && (index === 0 || index === count - 2);
}

function factParagraph(fact: Fact, keepNext: boolean): Paragraph {
  const label = labelLine(fact);
  return new Paragraph({
    style: 'Entry',
    keepNext,
    children: [...(label ? [textRun(label, { bold: true })] : []), textRun(itemLine(fact))],
  });
}
