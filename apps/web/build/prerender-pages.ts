import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { siteAddressMark } from '@shortlist/schema';
import type { Plugin } from 'vite';
import type { PublicPage } from '../src/content/site/pages.ts';
import { fillPage } from './fill-page.ts';
import { buildInline, inlineStyle, inlineTheme, linkStyle, preloadFonts } from './inline-assets.ts';
import { forgetRenderer, loadRenderer } from './load-renderer.ts';
import { preloadScripts, scriptsOf } from './preload-scripts.ts';

const here = fileURLToPath(new URL('..', import.meta.url));

/**
 * After the build: writes each public page as HTML, so that it reads without JavaScript, with its styles inside it;
 * the empty page for all other addresses becomes `app.html`, and the editor's names the editor's scripts, which would otherwise be
 * asked for in three turns, and asks for the resume by itself. Writes the sitemap and robots.txt too, with a mark that the server replaces with `SITE_URL`, the list of all
 * addresses, by which the server tells a page from none, and a brotli copy of everything that is text.
 */
export function prerenderPages(): Plugin {
  let dist = join(here, 'dist');
  const fonts: string[] = [];
  let stylesheet = '';
  let editor: string[] = [];
  return {
    name: 'prerender-pages',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      dist = resolve(config.root, config.build.outDir);
    },
    writeBundle(_options, bundle) {
      editor = scriptsOf(bundle, [
        'src/start-app.tsx',
        'screens/resume-editor.tsx',
        '@supabase/auth-js/dist/module/index.js',
      ]);
      for (const file of Object.values(bundle)) {
        if (/(inter|newsreader)-latin-[\w-]{8}\.woff2$/.test(file.fileName)) fonts.push(file.fileName);
        if (/start-app[^/]*\.css$/.test(file.fileName)) stylesheet = file.fileName;
      }
    },
    async closeBundle() {
      const built = await readFile(join(dist, 'index.html'), 'utf8');
      const empty = preloadFonts(await inlineTheme(built, dist), fonts);
      const app = linkStyle(empty, stylesheet);
      await writeFile(join(dist, 'app.html'), app);
      await mkdir(join(dist, 'resume-editor'));
      const asking = await buildInline(join(here, 'src', 'ask-early.ts'));
      await writeFile(join(dist, 'resume-editor', 'index.html'), preloadScripts(app, editor, asking));
      const { renderPage, describePages, listAddresses, structuredData } = await loadRenderer();
      const pages = describePages();
      for (const page of pages) {
        const html = fillPage(empty, await renderPage(page.path), {
          page,
          siteUrl: siteAddressMark,
          data: structuredData(page.path, `${siteAddressMark}${page.path}`),
        });
        const file = join(dist, page.path, 'index.html');
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, await inlineStyle(html, dist, stylesheet));
      }
      await writeFile(join(dist, 'robots.txt'), robots());
      await writeFile(join(dist, 'sitemap.xml'), sitemap(pages));
      await writeFile(join(dist, 'addresses.json'), JSON.stringify(listAddresses()));
      await forgetRenderer();
      await compress(dist);
    },
  };
}

function robots(): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /auth/\nDisallow: /dashboard\nSitemap: ${siteAddressMark}/sitemap.xml\n`;
}

function sitemap(pages: PublicPage[]): string {
  const urls = pages.map(({ path }) => `  <url><loc>${siteAddressMark}${path}</loc></url>`).join('\n');
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
