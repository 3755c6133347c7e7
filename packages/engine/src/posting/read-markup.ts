/** What a page says about its posting beside the text. */
export type PostingFacts = {
  text: string;
  title?: string;
  employer?: string;
  location?: string;
  employment?: string;
  remote?: boolean;
  pay?: string;
};

/** Plain text of a posting given as text, as an HTML page or as a schema.org JobPosting (JSON-LD, alone or inside a page). Never throws. */
export function readMarkup(input: string): PostingFacts {
  const trimmed = input.trimStart();
  if (trimmed.startsWith('{') || trimmed.startsWith('[')) {
    const facts = factsOf(trimmed);
    if (facts !== undefined) return facts;
  }
  if (!/<\/?(?:html|body|div|p|br|li|ul|h[1-6]|script|span|section|article|strong|td)\b/i.test(input.slice(0, 200_000)))
    return { text: input };
  return readPage(input);
}

function readPage(html: string): PostingFacts {
  for (const block of blocksOf(html, 'script')) {
    if (!/ld\+json/i.test(block.head)) continue;
    const facts = factsOf(block.body);
    if (facts !== undefined) return facts;
  }
  const heading = blocksOf(html, 'h1')[0];
  const title = heading === undefined ? undefined : plainText(heading.body).trim();
  return { text: plainText(mainOf(html)), ...(title === undefined || title === '' ? {} : { title }) };
}

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

/** The text of an HTML fragment with a line for each block and `- ` before list items. Linear: every character is looked at once. */
export function plainText(html: string): string {
  const parts: string[] = [];
  const lower = html.toLowerCase();
  let i = 0;
  while (i < html.length) {
    const open = html.indexOf('<', i);
    if (open === -1) break;
    if (open > i) parts.push(decode(html.slice(i, open)).replace(/\s+/g, ' '));
    const close = html.startsWith('<!--', open) ? html.indexOf('-->', open) : html.indexOf('>', open);
    if (close === -1) return tidy(parts);
    const name = /^<\/?([a-z][a-z0-9]*)/.exec(lower.slice(open, open + 20))?.[1] ?? '';
    i = close + (html.startsWith('<!--', open) ? 3 : 1);
    if (silent.has(name) && lower[open + 1] !== '/' && html[close - 1] !== '/') {
      const end = lower.indexOf(`</${name}`, i);
      i = end === -1 ? html.length : end;
    } else if (breaking.has(name)) parts.push(name === 'li' && lower[open + 1] !== '/' ? '\n- ' : '\n');
  }
  if (i < html.length) parts.push(decode(html.slice(i)).replace(/\s+/g, ' '));
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

const entities: Record<string, string> = {
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
};

function decode(text: string): string {
  return text.includes('&')
    ? text.replace(/&(#x?[0-9a-f]{1,6}|[a-z]{2,8});/gi, (whole, name: string) => {
        if (!name.startsWith('#')) return entities[name] ?? whole;
        const code =
          name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
        return code > 0 && code < 0x110000 && !(code >= 0xd800 && code < 0xe000) ? String.fromCodePoint(code) : ' ';
      })
    : text;
}

/** The JobPosting inside a JSON text, looked for in arrays and `@graph` too. */
function factsOf(json: string): PostingFacts | undefined {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return undefined;
  }
  const job = findJob(value, 0);
  if (job === undefined) return undefined;
  const sections = [
    'description',
    'responsibilities',
    'qualifications',
    'skills',
    'experienceRequirements',
    'educationRequirements',
  ];
  const bodies = sections.flatMap((key) => {
    const body = textOf(job[key]);
    const plain = body.includes('<') || body.includes('&') ? plainText(decode(body)) : body;
    if (plain === '') return [];
    const name = key.replace(/([A-Z])/g, ' $1').toLowerCase();
    return [key === 'description' ? plain : `${name[0]?.toUpperCase()}${name.slice(1)}:\n${plain}`];
  });
  const title = textOf(job.title) || textOf(job.name);
  const facts: PostingFacts = { text: [title, ...bodies].filter((part) => part !== '').join('\n\n') };
  if (title !== '') facts.title = title;
  const employer = nameOf(job.hiringOrganization);
  if (employer !== '') facts.employer = employer;
  const location = placeOf(job.jobLocation);
  if (location !== '') facts.location = location;
  const employment = textOf(job.employmentType);
  if (employment !== '') facts.employment = employment.toLowerCase().replaceAll('_', '-');
  if (/telecommute/i.test(textOf(job.jobLocationType))) facts.remote = true;
  const pay = payOf(job.baseSalary);
  if (pay !== '') facts.pay = pay;
  return facts;
}

type Json = Record<string, unknown>;

function findJob(value: unknown, depth: number): Json | undefined {
  if (depth > 6 || typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) {
    for (const item of value.slice(0, 500)) {
      const job = findJob(item, depth + 1);
      if (job !== undefined) return job;
    }
    return undefined;
  }
  const record = value as Json;
  if (textOf(record['@type']).includes('JobPosting')) return record;
  return findJob(record['@graph'], depth + 1) ?? findJob(record.mainEntity, depth + 1);
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value))
    return value
      .map(textOf)
      .filter((part) => part !== '')
      .join(', ');
  if (typeof value === 'object' && value !== null)
    return textOf((value as Json).description ?? (value as Json).name ?? '');
  return '';
}

function nameOf(value: unknown): string {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? textOf((value as Json).name)
    : textOf(value);
}

function placeOf(value: unknown): string {
  const place = Array.isArray(value) ? value[0] : value;
  if (typeof place !== 'object' || place === null) return textOf(place);
  const address = (place as Json).address ?? place;
  if (typeof address !== 'object' || address === null) return textOf(address);
  const record = address as Json;
  return [record.addressLocality, record.addressRegion, record.addressCountry]
    .map(nameOf)
    .filter((part) => part !== '')
    .join(', ');
}

function payOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return textOf(value);
  const pay = value as Json;
  const amount = (typeof pay.value === 'object' && pay.value !== null ? pay.value : pay) as Json;
  const numbers = [amount.minValue ?? amount.value, amount.maxValue]
    .filter((part) => typeof part === 'number' || typeof part === 'string')
    .map(String);
  if (numbers.length === 0) return '';
  const unit = textOf(amount.unitText).toLowerCase();
  return `${textOf(pay.currency) || 'USD'} ${numbers.join(' - ')}${unit === '' ? '' : ` per ${unit}`}`;
}
