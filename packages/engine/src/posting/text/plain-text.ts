import { byWord } from '@shortlist/schema';

const silent = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'head',
  'nav',
  'header',
  'footer',
  'form',
  'button',
  'select',
  'iframe',
]);
const breaking = new Set([
  'p',
  'div',
  'br',
  'li',
  'ul',
  'ol',
  'tr',
  'table',
  'section',
  'article',
  'main',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'dt',
  'dd',
  'blockquote',
  'hr',
  'pre',
]);

/**
 * The text of an HTML fragment with a line for each block and `- ` before list items; with `keepsBreaks` the fragment's own line breaks stand too.
 * Linear: every character is looked at once.
 */
export function plainText(html: string, keepsBreaks = false): string {
  const parts: string[] = [];
  const space = keepsBreaks ? /[^\S\n]+/g : /\s+/g;
  const lower = html.toLowerCase();
  let i = 0;
  while (i < html.length) {
    const open = html.indexOf('<', i);
    if (open === -1) break;
    if (open > i) parts.push(decodeEntities(html.slice(i, open)).replace(space, ' '));
    const close = html.startsWith('<!--', open) ? html.indexOf('-->', open) : html.indexOf('>', open);
    if (close === -1) return tidy(parts);
    const name = /^<\/?([a-z][a-z0-9]*)/.exec(lower.slice(open, open + 20))?.[1] ?? '';
    i = close + (html.startsWith('<!--', open) ? 3 : 1);
    if (silent.has(name) && lower[open + 1] !== '/' && html[close - 1] !== '/') {
      const end = lower.indexOf(`</${name}`, i);
      i = end === -1 ? html.length : end;
    } else if (breaking.has(name)) parts.push(name === 'li' && lower[open + 1] !== '/' ? '\n- ' : '\n');
  }
  if (i < html.length) parts.push(decodeEntities(html.slice(i)).replace(space, ' '));
  return tidy(parts);
}

function tidy(parts: string[]): string {
  return parts
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .filter((line, i, all) => line !== '-' && (line !== '' || (all[i - 1] ?? '') !== ''))
    .join('\n')
    .trim();
}

const entities: Record<string, string> = byWord({
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  bull: '•',
  middot: '·',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  hellip: '…',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  euro: '€',
  pound: '£',
  reg: '®',
  trade: '™',
});

/** Text with its HTML entities spelled out; unknown ones stay. */
export function decodeEntities(text: string): string {
  return text.includes('&')
    ? text.replace(/&(#x?[0-9a-f]{1,6}|[a-z]{2,8});/gi, (whole, name: string) => {
        if (!name.startsWith('#')) return entities[name] ?? whole;
        const code =
          name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
        return code > 0 && code < 0x110000 && !(code >= 0xd800 && code < 0xe000) ? String.fromCodePoint(code) : ' ';
      })
    : text;
}
