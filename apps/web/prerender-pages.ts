import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Plugin } from 'vite';
import type { PublicPage } from './src/content/pages.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const cache = join(here, '.cache', 'prerender');

const siteUrl = (process.env.SITE_URL || 'http://localhost:3000').replace(/\/+$/, '');

type Renderer = {
  renderPage(path: string): Promise<string>;
  publicPages: PublicPage[];
  structuredData(path: string, siteUrl: string): object | undefined;
};

/**
 * After the build: writes each public page as HTML, so that it reads without JavaScript, with the preloads that it needs;
 * the empty page for all other addresses becomes `app.html`. Writes the sitemap and robots.txt for `SITE_URL` too, and a
 * brotli copy of everything that is text.
 */
export function prerenderPages(): Plugin {
  const chunks = new Map<string, string>();
  const fonts: string[] = [];
  return {
    name: 'prerender-pages',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    writeBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && file.facadeModuleId) chunks.set(file.facadeModuleId, file.fileName);
        if (/(inter-latin-wght|newsreader-latin-opsz)-normal.*\.woff2$/.test(file.fileName)) fonts.push(file.fileName);
      }
    },
    async closeBundle() {
      const dist = join(here, 'dist');
      const empty = await readFile(join(dist, 'index.html'), 'utf8');
      await writeFile(join(dist, 'app.html'), empty);
      const { renderPage, publicPages, structuredData } = await loadRenderer();
      for (const page of publicPages) {
        const chunk = chunks.get(join(here, 'src', page.module));
        const preloads = [
          ...fonts.map((font) => `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin />`),
          ...(chunk ? [`<link rel="modulepreload" crossorigin href="/${chunk}" />`] : []),
          ...describe(structuredData(page.path, siteUrl)),
        ];
        const html = fillPage(empty, page, await renderPage(page.path), preloads);
        const file = join(dist, page.path, 'index.html');
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, html);
      }
      await writeFile(join(dist, 'robots.txt'), robots());
      await writeFile(join(dist, 'sitemap.xml'), sitemap(publicPages));
      await rm(cache, { recursive: true, force: true });
      await compress(dist);
    },
  };
}

async function loadRenderer(): Promise<Renderer> {
  await build({
    configFile: join(here, 'vite.config.ts'),
    logLevel: 'error',
    ssr: { noExternal: ['@shortlist/schema'] },
    build: { ssr: join(here, 'src', 'prerender.tsx'), outDir: cache, emptyOutDir: true, copyPublicDir: false },
  });
  return import(pathToFileURL(join(cache, 'prerender.js')).href) as Promise<Renderer>;
}

function fillPage(empty: string, { path, title, description }: PublicPage, body: string, preloads: string[]): string {
  return empty
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeText(title)}</title>`)
    .replace(/<meta\s+name="description"\s+content="[^"]*"\s*\/>/, () =>
      [
        `<meta name="description" content="${escapeText(description)}" />`,
        `<meta property="og:title" content="${escapeText(title)}" />`,
        `<meta property="og:description" content="${escapeText(description)}" />`,
        '<meta property="og:type" content="website" />',
        `<meta property="og:url" content="${siteUrl}${path}" />`,
        `<meta property="og:image" content="${siteUrl}/og.png" />`,
        '<meta name="twitter:card" content="summary_large_image" />',
        ...preloads,
      ].join('\n    '),
    )
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`)
    .replace(/\s*<noscript>.*<\/noscript>/, '');
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** A block of data, which no browser runs: the page's policy lets it stand. */
function describe(data: object | undefined): string[] {
  return data ? [`<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`] : [];
}

function robots(): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /auth/\nDisallow: /dashboard\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

function sitemap(pages: PublicPage[]): string {
  const urls = pages.map(({ path }) => `  <url><loc>${siteUrl}${path}</loc></url>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
}

async function compress(folder: string): Promise<void> {
  const packed = ['.html', '.js', '.mjs', '.css', '.svg', '.xml', '.txt', '.wasm', '.ttf'];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !packed.includes(extname(entry.name))) continue;
    const file = join(entry.parentPath, entry.name);
    // The compiler of the preview has 28 MB: the best quality would take a minute for a twentieth less.
    const quality = /\.(?:wasm|ttf)$/.test(file) ? 6 : constants.BROTLI_MAX_QUALITY;
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
    await writeFile(`${file}.br`, brotliCompressSync(await readFile(file), options));
  }
}
