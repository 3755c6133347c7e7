import { plainText } from './plain-text.ts';
import { type PostingFacts, readJobPosting } from './read-job-posting.ts';

/** Plain text of a posting given as text, as an HTML page or as a schema.org JobPosting (JSON-LD, alone or inside a page). Never throws. */
export function readMarkup(input: string): PostingFacts {
  const trimmed = input.trimStart();
  if (trimmed.startsWith('{') || trimmed.startsWith('[')) {
    const facts = readJobPosting(trimmed);
    if (facts !== undefined) return facts;
  }
  if (!/<\/?(?:html|body|div|p|br|li|ul|h[1-6]|script|span|section|article|strong|td)\b/i.test(input.slice(0, 200_000)))
    return { text: input };
  if (isMostlyText(input)) return { text: plainText(input, true) };
  return readPage(input);
}

/** Text with a tag here and there, as Markdown allows: its own line breaks part its lines. */
function isMostlyText(input: string): boolean {
  if (/<(?:html|body|head|main|article)\b/i.test(input.slice(0, 200_000))) return false;
  const tags = input.match(/<\/?[a-z]/gi)?.length ?? 0;
  const lines = input.split('\n').filter((line) => /^[^<]*\p{L}[^<]*$/u.test(line)).length;
  return lines >= 8 && tags * 2 < lines;
}

/** A line that Markdown quotes (`> Job title: Cook`) without its mark, where several lines are quoted. */
export function withoutQuoteMarks(text: string): string {
  return (text.match(/^[ \t]*>+[ \t]?\S/gm)?.length ?? 0) < 2 ? text : text.replace(/^[ \t]*>+[ \t]?(?=\S)/gm, '');
}

/** A row of a table of two columns, as a page's text copies it, as a label and its value: "Location\tLeith" says "Location: Leith". */
export function rowsAsLabels(text: string): string {
  return text.includes('\t') ? text.replace(/^(\p{Lu}[^\t\n:.]{1,40}?):?[ ]*\t+(?=[^\s][^\t\n]*$)/gmu, '$1: ') : text;
}

/** Markdown's bold letters and escaped marks as plain text: "**Company:** Halyard", "\\- On call". */
export function withoutEmphasis(text: string): string {
  if (!/\*\*|__|\\/.test(text)) return text;
  return text.replace(/(\*\*|__)(?=\S)([^*_\n]{1,400}?)(?<=\S)\1/g, '$2').replace(/\\(?=[-*_#+.!()[\]&~>])/g, '');
}

function readPage(html: string): PostingFacts {
  for (const block of blocksOf(html, 'script')) {
    if (!/ld\+json/i.test(block.head)) continue;
    const facts = readJobPosting(block.body);
    if (facts !== undefined) return facts;
  }
  const heading = blocksOf(html, 'h1')[0];
  const title = heading === undefined ? undefined : plainText(heading.body).trim();
  if (title === undefined || title === '') return { text: plainText(mainOf(html)) };
  const employer = employerOf(plainText(blocksOf(html, 'title')[0]?.body ?? ''), title);
  return { text: plainText(mainOf(html)), title, ...(employer === undefined ? {} : { pageOf: employer }) };
}

/** The employer by the name of the page: "Plumber | Jobs | Tidewell Mechanical", "Job Application for Plumber at Tidewell". */
function employerOf(page: string, title: string): string | undefined {
  const at = page.indexOf(` at `, Math.max(0, page.indexOf(title)));
  if (page.includes(title) && at >= 0) return page.slice(at + 4).split(/\s[|–·-]\s/)[0];
  const parts = page.split(/\s[|–·-]\s/).map((part) => part.trim());
  const names = parts.filter((part) => part !== '' && !title.includes(part) && !noEmployer.test(part));
  return parts.length > 1 && parts.length - names.length > 0 && names.length === 1 ? names[0] : undefined;
}

/** Words of a page's name that name the board or the kind of page. */
const noEmployer =
  /(?<!\p{L})(?:jobs?|careers?|vacanc\p{L}+|apply|home|page|search|indeed|linkedin|glassdoor|monster|stepstone|infojobs|xing|reed|totaljobs|seek|workday|greenhouse|lever|hellowork|karriere|stellen\p{L}*|emplois?|empleos?|vagas?|lavoro|vacatures?)(?!\p{L})|,/iu;

/** The part of a page that holds the posting: `main` or `article` where there is one with enough text, else the body. */
function mainOf(html: string): string {
  for (const tag of ['main', 'article', 'body']) {
    const body = blocksOf(html, tag)[0]?.body;
    if (body !== undefined && body.length > 400) return body;
  }
  return html;
}

function blocksOf(html: string, tag: string): { head: string; body: string }[] {
  const lower = html.toLowerCase();
  const blocks: { head: string; body: string }[] = [];
  let from = 0;
  while (blocks.length < 200) {
    const open = lower.indexOf(`<${tag}`, from);
    if (open === -1) return blocks;
    const inner = lower.indexOf('>', open);
    if (inner === -1) return blocks;
    const close = tag === 'script' || tag === 'h1' ? lower.indexOf(`</${tag}`, inner) : lower.lastIndexOf(`</${tag}`);
    const end = close === -1 || close < inner ? html.length : close;
    if (/[\s>/]/.test(lower[open + tag.length + 1] ?? ''))
      blocks.push({ head: html.slice(open, inner), body: html.slice(inner + 1, end) });
    from = tag === 'script' || tag === 'h1' ? end + 1 : html.length;
    if (from >= html.length) return blocks;
  }
  return blocks;
}
