import type { Box, Link, Page } from '@shortlist/schema';
import { foldWords } from '../../language/text/fold-text.ts';
import type { Hit, Rule } from '../rule.ts';
import type { Subject } from '../subject.ts';

/** Checks on the links of a file. */
export const linkRules: Rule[] = [
  { code: 'unsafe-link', severity: 'major', find: (subject) => findLinks(subject, isUnsafe) },
  { code: 'relative-link', severity: 'minor', find: (subject) => findLinks(subject, isRelative) },
  { code: 'link-without-address', severity: 'info', find: findHiddenAddresses },
];

function findLinks({ document }: Subject, keep: (url: string, text: string) => boolean): Hit[] {
  return document.pages.flatMap((page) =>
    page.links
      .filter((link) => keep(link.url.trim(), textUnder(link, page)))
      .map((link) => ({ evidence: describe(link, page), boxes: [link.box] })),
  );
}

function describe(link: Link, page: Page): string {
  const text = textUnder(link, page);
  return text ? `${text} → ${link.url}` : link.url;
}

function textUnder({ box }: Link, page: Page): string {
  const items = page.items.filter((item) => isInside(item.box, box));
  return items
    .map((item) => item.text.trim())
    .join(' ')
    .trim();
}

function isInside(inner: Box, outer: Box): boolean {
  const x = inner.x + inner.width / 2;
  const y = inner.y + inner.height / 2;
  return x >= outer.x && x <= outer.x + outer.width && y >= outer.y && y <= outer.y + outer.height;
}

function isUnsafe(url: string): boolean {
  return /^(?:javascript|file|data|vbscript):/i.test(url);
}

/** No scheme at all; a bare "#place" leads within the file and is left alone. */
function isRelative(url: string): boolean {
  return url !== '' && !url.startsWith('#') && !/^[a-z][a-z0-9+.-]*:/i.test(url);
}

/** The names of employers and schools may lead to their sites: nothing is lost where the link is. */
function findHiddenAddresses(subject: Subject): Hit[] {
  const { work = [], education = [], volunteer = [] } = subject.resume;
  const houses = [
    ...work.map(({ name }) => name),
    ...education.map(({ institution }) => institution),
    ...volunteer.map(({ organization }) => organization),
  ].map((name) => foldWords(name ?? ''));
  const words = ` ${foldWords(subject.lines.map((line) => line.text).join(' '))} `;
  return findLinks(
    subject,
    (url, text) => hidesAddress(url, text) && !houses.includes(foldWords(text)) && !isHandle(url, text, words),
  );
}

/** A user name beside the name of its network: whoever reads both on paper finds the page. `words` is the document's text, folded. */
function isHandle(url: string, text: string, words: string): boolean {
  const [, host = '', path = ''] = /^https?:\/\/(?:www\.)?([^/]+)(.*)$/i.exec(url) ?? [];
  const network = host.split('.')[0]?.toLowerCase() ?? '';
  const named = words.replaceAll(' ', '').includes(network) && network.length > 2;
  return named && path.toLowerCase().replace(/\/$/, '').endsWith(`/${text.trim().toLowerCase()}`);
}

/** A web link of words alone; addresses of mail and phone are always printed. */
function hidesAddress(url: string, text: string): boolean {
  return /^https?:/i.test(url) && /\p{L}/u.test(text) && !/[.@/]/.test(text);
}
