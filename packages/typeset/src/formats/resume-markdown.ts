import type { LayoutOptions, Resume, Run } from '@shortlist/schema';
import { arrangeResume } from '../outline/arrange-resume.ts';
import { groupLinks } from '../outline/group-links.ts';
import type { Entry, Section, Span } from '../outline/outline.ts';
import { setTypography } from '../outline/set-typography.ts';
import { factLine } from './entry-lines.ts';

/** A resume as Markdown (CommonMark). Text that looks like markup is escaped. */
export function resumeMarkdown(resume: Resume, options: Partial<LayoutOptions> = {}): string {
  const outline = setTypography(arrangeResume(resume, options));
  const blocks = [
    `# ${escapeMarks(outline.name.text)}`,
    outline.label ? `**${escapeMarks(outline.label.text)}**` : '',
    outline.contacts.map(markSpan).join(' | '),
    ...outline.sections.flatMap(sectionBlocks),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function sectionBlocks(section: Section): string[] {
  return [
    `## ${escapeMarks(section.heading)}`,
    ...section.paragraphs.map(markRuns),
    bulletBlock(section.bullets),
    ...section.entries.flatMap((entry) => entryBlocks(entry)),
    ...section.facts.map((fact) => escapeMarks(factLine(fact))),
  ];
}

function entryBlocks(entry: Entry): string[] {
  const title = [entry.title?.text, entry.dates?.text]
    .filter((text) => text !== undefined)
    .map(escapeMarks)
    .join(' | ');
  return [
    title ? `### ${title}` : '',
    entry.heads.map(markSpan).join(' · '),
    ...entry.paragraphs.map(markRuns),
    bulletBlock(entry.bullets),
    ...entry.facts.map((fact) => escapeMarks(factLine(fact))),
  ];
}

function bulletBlock(spans: Span[]): string {
  return spans.map((span) => `- ${markRuns(span)}`).join('\n');
}

function markSpan(span: Span): string {
  return span.url ? linked(escapeMarks(span.text), span.url) : escapeMarks(span.text);
}

/** A link; no sign of the address ends it. */
const linked = (words: string, url: string): string => `[${words}](<${url.replace(/[\\<>"]/g, encodeURIComponent)}>)`;

/** Running text with its bold, italic and linked words. */
function markRuns(span: Span): string {
  return groupLinks(span)
    .map(({ url, runs }) => {
      const words = runs.map(markRun).join('');
      return url ? linked(words, url) : words;
    })
    .join('');
}

function markRun({ text, bold, italic }: Run): string {
  const stars = `${bold ? '**' : ''}${italic ? '*' : ''}`;
  if (stars === '') return escapeMarks(text);
  // White at the ends stands outside of the marks.
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  return `${before}${stars}${escapeMarks(words)}${stars}${after}`;
}

/** Signs that would be read as markup inside a line, and those that would be at its beginning. */
function escapeMarks(text: string): string {
  return text
    .replace(/[\\`*_[\]<>|]|~(?=~)|(?<=~)~|&(?=#?\w+;)/g, '\\$&')
    .replace(/^(?:#{1,6}|[+-])(?=\s|$)|^[-=]{2,}$/, '\\$&')
    .replace(/^(\d+)([.)])(?=\s)/, '$1\\$2');
}
