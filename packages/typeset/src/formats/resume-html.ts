import { LayoutOptions, type Resume, type Run } from '@shortlist/schema';
import { arrangeResume } from '../outline/arrange-resume.ts';
import { groupLinks, type LinkGroup } from '../outline/group-links.ts';
import type { Entry, Fact, Outline, Section, Span } from '../outline/outline.ts';
import { withHardSpaces } from '../outline/part-words.ts';
import { setTypography } from '../outline/set-typography.ts';
import { withIcons } from '../outline/with-icons.ts';
import { contactIcon } from './contact-icons.ts';
import { itemLine, labelLine } from './entry-lines.ts';
import { htmlStyle } from './html-style.ts';

/**
 * A resume as a page of semantic HTML that needs nothing else: headings, lists and links in the template's own type, colours and order, readable
 * in print. It holds one style sheet and no script, and asks the browser to run none.
 */
export function resumeHtml(
  resume: Resume,
  options: Partial<LayoutOptions> = {},
  template = 'modern-professional',
): string {
  const arranged = setTypography(arrangeResume(resume, options));
  const outline = options.icons ? withIcons(arranged) : arranged;
  const title = [outline.name.text, outline.words.resume].filter(Boolean).join(' – ');
  return (
    `<!doctype html>\n<html lang="${escapeHtml(outline.language)}" dir="${outline.direction}">\n<head>\n<meta charset="utf-8">\n` +
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">\n<meta name="viewport" content="width=device-width">\n<title>${escapeHtml(title)}</title>\n<style>${htmlStyle(template, LayoutOptions.parse(options))}</style>\n</head>\n` +
    `<body>\n${resumeArticle(outline, options.photo, template === 'creative-edge' ? sideSections(outline, options.columns) : [])}\n</body>\n</html>\n`
  );
}

/** The same as a fragment for assistive technology beside a picture of the page. */
export function describeResume(resume: Resume, options: Partial<LayoutOptions> = {}): string {
  return resumeArticle(arrangeResume(resume, options));
}

/** An outline as a fragment; every field carries its place in the document as `data-pointer`. */
function resumeArticle(outline: Outline, photo = '', side: readonly Section[] = []): string {
  const inColumns = side.length > 0;
  const contacts = inColumns ? '' : contactItems(outline);
  return [
    // A resume in another language than the page around it is read aloud as what it is.
    `<article lang="${escapeHtml(outline.language)}" dir="${outline.direction}">`,
    `<header>${photo ? `<img src="${escapeHtml(photo)}" alt="${escapeHtml(outline.name.text)}">` : ''}${outline.name.text ? `<h1>${mark(outline.name)}</h1>` : ''}${outline.label ? `<p>${mark(outline.label)}</p>` : ''}${contacts ? `<ul>${contacts}</ul>` : ''}</header>`,
    ...(inColumns ? columns(outline, side) : outline.sections.map(sectionHtml)),
    '</article>',
  ].join('\n');
}

const facts = ['skills', 'languages', 'certificates', 'awards', 'interests'];
const brief = ['references', 'volunteer', 'education'];

/** The sections of the narrow column: lists of facts, and what the person put there; what begins a new page is part of the story, as on the page. */
function sideSections({ sections }: Outline, columns: LayoutOptions['columns'] = {}): Section[] {
  return sections.filter(({ id, breakBefore }) => {
    if (breakBefore) return false;
    const chosen = columns[id];
    return chosen ? chosen === 'side' && [...facts, ...brief].includes(id) : facts.includes(id);
  });
}

const contactItems = ({ contacts }: Outline) =>
  contacts.map((contact) => `<li>${contact.icon ? contactIcon(contact.icon) : ''}${mark(contact)}</li>`).join('');

/** A column of contacts and facts beside the story; on a narrow screen one below the other. */
function columns(outline: Outline, side: readonly Section[]): string[] {
  const { sections, words } = outline;
  const contacts = contactItems(outline);
  return [
    '<div class="columns">',
    contacts ? `<section class="contacts"><h2>${escapeHtml(words.contact)}</h2><ul>${contacts}</ul></section>` : '',
    `<div class="facts">${side.map(sectionHtml).join('')}</div>`,
    `<div class="story">${sections
      .filter((section) => !side.includes(section))
      .map(sectionHtml)
      .join('')}</div></div>`,
  ];
}

function sectionHtml(section: Section): string {
  return [
    `<section><h2>${escapeHtml(section.heading)}</h2>`,
    ...section.paragraphs.map((span) => `<p>${mark(span)}</p>`),
    list(section.bullets),
    ...section.entries.map((entry) => entryHtml(entry, section.kind === 'records' && !section.stacked)),
    ...section.facts.map(factHtml),
    '</section>',
  ].join('');
}

/** `onOneLine`: the words of a certificate beside its name, as on the page. */
function entryHtml(entry: Entry, onOneLine: boolean): string {
  const place = entry.heads.length > 0 ? `<p class="place">${entry.heads.map(mark).join(' · ')}</p>` : '';
  return [
    '<div class="entry">',
    titleHtml(entry, onOneLine ? place : ''),
    onOneLine ? '' : place,
    ...entry.paragraphs.map((span) => `<p>${mark(span)}</p>`),
    list(entry.bullets),
    ...entry.facts.map(factHtml),
    '</div>',
  ].join('');
}

function titleHtml({ title, dates }: Entry, beside: string): string {
  const heading = title ? `<h3>${mark(title)}</h3>` : '';
  const span = dates ? `<p class="dates">${mark(dates)}</p>` : '';
  return heading || beside || span ? `<div class="title">${heading}${beside}${span}</div>` : '';
}

function factHtml(fact: Fact): string {
  const label = labelLine(fact);
  return `<p>${label ? `<strong>${escapeHtml(label.trimEnd())}</strong> ` : ''}${escapeHtml(withHardSpaces(itemLine(fact)))}</p>`;
}

function list(spans: Span[]): string {
  return spans.length > 0 ? `<ul>${spans.map((span) => `<li>${mark(span)}</li>`).join('')}</ul>` : '';
}

function mark(span: Span): string {
  const text = groupLinks(span).map(groupHtml).join('');
  return span.pointer ? `<span data-pointer="${escapeHtml(span.pointer)}">${text}</span>` : text;
}

function groupHtml({ url, runs }: LinkGroup): string {
  const words = runs.map(runHtml).join('');
  return url ? `<a href="${escapeHtml(url)}">${words}</a>` : words;
}

function runHtml({ text, bold, italic, url }: Run): string {
  // An address breaks where the browser likes.
  const words = escapeHtml(url ? text : withHardSpaces(text));
  const slanted = italic ? `<em>${words}</em>` : words;
  return bold ? `<strong>${slanted}</strong>` : slanted;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
