import { byWord } from '@shortlist/schema';

/** A text with markup as its paragraphs and its list items, styles and links as the marks of our texts: `**bold**`, `*italic*`, `[words](address)`. */
export type MarkedText = { paragraphs: string[]; points: string[] };

const blocks = new Set(['p', 'div', 'li', 'ul', 'ol', 'br', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote']);
const stars: Record<string, string> = byWord({ b: '**', strong: '**', i: '*', em: '*' });
const letters: Record<string, string> = byWord({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' });

/** Reads the HTML that editors of resumes keep in their fields; plain text comes out as it is, a line a paragraph. */
export function readMarkup(html: string): MarkedText {
  const found: MarkedText = { paragraphs: [], points: [] };
  let line = '';
  let point = false;
  let address = '';
  const end = () => {
    const text = tidy(line);
    if (text !== '') (point ? found.points : found.paragraphs).push(text);
    line = '';
  };
  for (const token of html.match(/<[^<>]*>|[^<\n]+|[<\n]/g) ?? []) {
    const [, slash, name = '', rest = ''] = /^<(\/?)([a-z][a-z\d]*)([^<>]*)>$/i.exec(token) ?? [];
    const tag = name.toLowerCase();
    if (token === '\n') end();
    else if (tag === '') line += decode(token);
    else if (blocks.has(tag)) {
      // A list item holds paragraphs of its own.
      if (!(point && tag === 'p')) end();
      if (tag === 'li') point = slash === '';
    } else if (stars[tag]) line += stars[tag];
    else if (tag === 'a') {
      if (slash === '') {
        address = decode(/href\s*=\s*["']([^"']*)["']/i.exec(rest)?.[1] ?? '');
        if (address) line += '[';
      } else if (address) line += `](${address})`;
      if (slash) address = '';
    }
  }
  end();
  return found;
}

const tidy = (line: string): string =>
  line
    .replace(/\*\*\*\*/g, '')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();

function decode(text: string): string {
  return text.replace(/&(#x?[\da-f]{1,6}|[a-z]{2,6});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return letters[name.toLowerCase()] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
