import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { addressedPages } from './addressed-pages.ts';

export const webFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const year = 'public, max-age=31536000, immutable';

/**
 * The built web app: files with a hash in their name are cached for good; a public page's path answers
 * with its HTML, every other path with the empty page that the app fills: as found where a screen of the app answers to it. */
export function serveWebApp(siteUrl: string, folder = webFolder): Hono {
  const app = new Hono();
  let isAddress: Promise<(path: string) => boolean> | undefined;
  // The auth service sends a sign-in that it cannot place to the site itself: the page that explains it is this one.
  app.get('/', (c, next) =>
    c.req.query('error_code') ? Promise.resolve(c.redirect(`/auth/callback${new URL(c.req.url).search}`)) : next(),
  );
  app.use('*', addressedPages(folder, siteUrl));
  app.use(
    '*',
    serveStatic({
      root: folder,
      precompressed: true,
      onFound: (path, c) => c.header('Cache-Control', /[\\/]assets[\\/]/.test(path) ? year : 'no-cache'),
    }),
  );
  app.get('*', async (c) => {
    const page = join(folder, 'app.html');
    if (!existsSync(page)) return c.text('The web app is not built. Run: npm start', 503);
    isAddress ??= readAddresses(folder);
    const status = (await isAddress)(c.req.path) ? 200 : 404;
    return c.html(await readFile(page, 'utf8'), status, { 'Cache-Control': 'no-cache' });
  });
  return app;
}

/** Reads the app's addresses, as its build has listed them; `*` stands for one part of a path. Without the list every address is one. */
async function readAddresses(folder: string): Promise<(path: string) => boolean> {
  const file = join(folder, 'addresses.json');
  if (!existsSync(file)) return () => true;
  const known = (JSON.parse(await readFile(file, 'utf8')) as string[]).map((one) => one.split('/'));
  return (path) => {
    const parts = path.replace(/(?<=[^/])\/+$/, '').split('/');
    return known.some(
      (one) => one.length === parts.length && one.every((part, index) => part === '*' || part === parts[index]),
    );
  };
}
