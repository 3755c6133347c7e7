import type { LayoutOptions, Resume } from '@shortlist/schema';
import { arrangeResume } from '../outline/arrange-resume.ts';
import { groupLinks } from '../outline/group-links.ts';
import type { Entry, Section, Span } from '../outline/outline.ts';
import { wordLanguage } from '../outline/page-language.ts';
import { setTypography } from '../outline/set-typography.ts';
import { factLine, headLine } from './entry-lines.ts';

/** Plain text in the order that application forms ask for it: one idea a line, dates beside titles, dashes for bullets. */
export function resumeText(resume: Resume, options: Partial<LayoutOptions> = {}): string {
  const outline = setTypography(arrangeResume(resume, options));
  const head = [outline.name.text, outline.label?.text ?? '', ...outline.contacts.map((contact) => contact.text)];
  const blocks = [
    head.filter(Boolean).join('\n'),
    ...outline.sections.map((section) => sectionText(section, outline.language)),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function sectionText(section: Section, language: string): string {
  const lines = [
    // In the language of the page, not of the machine: "i" has another capital in Turkish.
    section.heading.toLocaleUpperCase(wordLanguage(language)),
    ...section.paragraphs.map(plainLine),
    ...section.bullets.map((span) => `- ${plainLine(span)}`),
    ...section.facts.map(factLine),
  ];
  const entries = section.entries.map((entry) => entryLines(entry).join('\n'));
  return [lines.join('\n'), entries.join(section.kind === 'records' ? '\n' : '\n\n')].filter(Boolean).join('\n');
}

/** Linked words with their address behind them, unless they are it. */
function plainLine(span: Span): string {
  if (!span.runs) return span.text;
  return groupLinks(span)
    .map(({ url = '', runs }) => {
      const words = runs.map(({ text }) => text).join('');
      const address = url.replace(/^(?:https?:\/\/|mailto:)/i, '').replace(/\/$/, '');
      return words.includes(address) ? words : `${words} (${address})`;
    })
    .join('');
}

function entryLines(entry: Entry): string[] {
  return [
    [entry.title?.text, entry.dates?.text].filter(Boolean).join(' | '),
    headLine(entry),
    ...entry.paragraphs.map(plainLine),
    ...entry.bullets.map((span) => `- ${plainLine(span)}`),
    ...entry.facts.map(factLine),
  ].filter(Boolean);
}
