import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Hashes of what stands inside the pages of the built web app, as the page's policy names them. */
export type InlineHashes = { scripts: string[]; styles: string[] };

/** Reads them out of the built pages in `folder`; none where nothing is built. */
export function readInlineHashes(folder: string): InlineHashes {
  if (!existsSync(folder)) return { scripts: [], styles: [] };
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  const html = pages.map((page) => readFileSync(join(folder, page), 'utf8')).join('\n');
  return { scripts: hashesOf(html, 'script'), styles: hashesOf(html, 'style') };
}

function hashesOf(html: string, tag: string): string[] {
  const blocks = html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'));
  const hashes = [...blocks].map(([, text = '']) => createHash('sha256').update(text).digest('base64'));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}
