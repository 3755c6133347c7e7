import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

export const webFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const year = 'public, max-age=31536000, immutable';

/**
 * The built web app: files with a hash in their name are cached for good; a public page's path answers
 * with its HTML, every other path with the empty page that the app fills. */
export function serveWebApp(folder = webFolder): Hono {
  const app = new Hono();
  // The auth service sends a sign-in that it cannot place to the site itself: the page that explains it is this one.
  app.get('/', (c, next) =>
    c.req.query('error_code') ? Promise.resolve(c.redirect(`/auth/callback${new URL(c.req.url).search}`)) : next(),
  );
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
    return c.html(await readFile(page, 'utf8'), 200, { 'Cache-Control': 'no-cache' });
  });
  return app;
}
