import { LayoutOptions, type Letter, type Resume } from '@shortlist/schema';
import { HeadingLevel, Paragraph } from 'docx';
import { choosePhoto } from '../compile/choose-photo.ts';
import { documentData } from '../compile/document-data.ts';
import type { RenderOptions } from '../compile/request.ts';
import { findTemplate } from '../registry/templates.ts';
import { docxFile } from './docx-file.ts';
import { headParagraphs } from './docx-head.ts';
import { sectionParagraphs, textRun } from './docx-paragraphs.ts';

/** A resume as DOCX in one column, with real headings and lists. Throws for an unknown template or bad options. */
export async function resumeDocx(resume: Resume, request: RenderOptions): Promise<Uint8Array> {
  findTemplate(request.template);
  const data = documentData({ kind: 'resume', resume }, request);
  const { outline } = data;
  return docxFile(data, request, (page, design) => [
    ...headParagraphs(outline, page, design, choosePhoto('resume', request)),
    ...outline.sections.flatMap((section) => sectionParagraphs(section, page)),
  ]);
}

/** What a line of a letter's list begins with. */
const listMark = '– ';

/** A line of a letter's list: closer to its neighbours, its further lines below its first word. */
const listItem = (text: string, gap: number): Paragraph =>
  new Paragraph({
    spacing: { before: Math.round(gap / 2) },
    indent: { left: 240, hanging: 240 },
    keepLines: true,
    children: [textRun(text)],
  });

/** A letter as DOCX. */
export async function letterDocx(letter: Letter, request: RenderOptions): Promise<Uint8Array> {
  findTemplate(request.template);
  const data = documentData({ kind: 'letter', letter }, request);
  const { outline, letter: words } = data;
  const spacing = LayoutOptions.parse(request.options ?? {}).spacing;
  const gap = Math.round(200 * spacing);
  const line = (text: string, before = 0, keepNext = false) =>
    new Paragraph({ spacing: { before }, keepNext, keepLines: keepNext, children: [textRun(text)] });
  return docxFile(data, request, (page, design) => [
    ...headParagraphs(outline, page, design),
    ...(words?.recipient ?? []).map((text, index) => line(text, index === 0 ? gap * 2 : 0)),
    line(words?.date ?? '', gap * 2),
    ...(words?.subject
      ? [
          new Paragraph({
            heading: HeadingLevel.HEADING_2,
            spacing: { before: gap * 2 },
            children: [textRun(words.subject)],
          }),
        ]
      : []),
    line(words?.greeting ?? '', gap, true),
    // The closing words take the last paragraph along: alone on a page they close nothing.
    ...(words?.paragraphs ?? []).map(({ text }, index, all) =>
      text.startsWith(listMark) ? listItem(text, gap) : line(text, gap, index === all.length - 1),
    ),
    line(words?.closing ?? '', gap, true),
    line(words?.signature ?? '', gap * 2),
  ]);
}
