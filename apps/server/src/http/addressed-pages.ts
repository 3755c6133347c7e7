import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { siteAddressMark } from '@shortlist/schema';
import type { MiddlewareHandler } from 'hono';

const types: Record<string, string> = {
  '.html': 'text/html; charset=UTF-8',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=UTF-8',
};
const compress = promisify(brotliCompress);
/** Close to the best quality at a tenth of its time. */
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

type Page = { type: string; text: string; packed?: Promise<Buffer<ArrayBuffer>> };

/**
 * Answers with the built files that name the site's address (canonical links, shared links, sitemap, robots.txt), with `siteUrl` in the
 * place that the build left for it. One build serves any address. The files are read at the first request and stay in memory.
 */
export function addressedPages(folder: string, siteUrl: string): MiddlewareHandler {
  let pages: Promise<Map<string, Page>> | undefined;
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
    pages ??= readPages(folder, plainAddress(siteUrl));
    const page = (await pages).get(c.req.path.replace(/(?<=[^/])\/+$/, ''));
    if (!page) return next();
    const headers = { 'Content-Type': page.type, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' };
    if (!/\bbr\b/.test(c.req.header('Accept-Encoding') ?? '')) return c.body(page.text, 200, headers);
    page.packed ??= compress(page.text, options) as Promise<Buffer<ArrayBuffer>>;
    return c.body(await page.packed, 200, { ...headers, 'Content-Encoding': 'br' });
  };
}

async function readPages(folder: string, address: string): Promise<Map<string, Page>> {
  const pages = new Map<string, Page>();
  const files = await readdir(folder, { recursive: true }).catch(() => []);
  for (const file of files) {
    const type = types[extname(file)];
    if (!type) continue;
    const text = await readFile(join(folder, file), 'utf8');
    if (!text.includes(siteAddressMark)) continue;
    const path = `/${file.replaceAll('\\', '/')}`.replace(/\/index\.html$/, '') || '/';
    pages.set(path, { type, text: text.replaceAll(siteAddressMark, address) });
  }
  return pages;
}

/** The address with nothing in it that would end an attribute, a tag or a text of JSON. */
function plainAddress(siteUrl: string): string {
  const { origin, pathname } = new URL(siteUrl);
  return `${origin}${pathname.replace(/[^\w\-./~%]/g, (sign) => encodeURIComponent(sign))}`.replace(/(?<!\/)\/+$/, '');
}
