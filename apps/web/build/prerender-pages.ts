import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { siteAddressMark } from '@shortlist/schema';
import { languages } from '@shortlist/schema/languages';
import type { Plugin } from 'vite';
import { placeScript } from '../src/api/early-sheets.ts';
import { addressIn } from '../src/app/public-address.ts';
import { fillPage } from './fill-page.ts';
import {
  buildInline,
  inlineFirst,
  inlineStyle,
  inlineTheme,
  linkStyle,
  preloadFonts,
  replaceOnce,
  styleOf,
} from './inline-assets.ts';
import { forgetRenderer, loadRenderer, type Renderer } from './load-renderer.ts';
import { preloadAssets, scriptsOf } from './preload-scripts.ts';
import { writeSitemap } from './write-sitemap.ts';

const here = fileURLToPath(new URL('..', import.meta.url));

/**
 * After the build: writes each public page as HTML in each language, so that it reads without JavaScript, with its styles inside it;
 * the empty page for all other addresses becomes `app.html`, and the editor's names the editor's scripts, which would otherwise be
 * asked for in three turns, asks for the resume by itself, and holds the styles of what it shows before the app. Writes the sitemap and robots.txt too, with a mark that the server replaces with `SITE_URL`, the list of all
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
      const renderer = await loadRenderer();
      const filled = replaceOnce(
        empty,
        '<div id="root">',
        `${await renderer.renderEarlyEditor()}<script>${placeScript}</script><div id="root">`,
      );
      const styled = inlineStyle(filled, await styleOf(filled, dist, stylesheet));
      const fetched = { scripts: editor, stylesheet };
      await writeFile(join(dist, 'resume-editor', 'index.html'), preloadAssets(styled, fetched, asking));
      const frame = inlineFirst(empty, await buildInline(join(here, 'src', 'open-in-language.ts')));
      await writePages(renderer, frame, dist, stylesheet);
      await writeFile(join(dist, 'robots.txt'), robots());
      await writeFile(join(dist, 'sitemap.xml'), writeSitemap());
      await writeFile(join(dist, 'addresses.json'), JSON.stringify(renderer.listAddresses()));
      await forgetRenderer();
      await compress(dist);
    },
  };
}

/** Writes each page in each language. The same rules serve a page in all languages: only its words differ. */
async function writePages(renderer: Renderer, frame: string, dist: string, stylesheet: string): Promise<void> {
  const styles = new Map<string, string>();
  for (const { code: language } of languages) {
    await renderer.turnTo(language);
    for (const page of renderer.describePages()) {
      const address = addressIn(language, page.path);
      const data = renderer.structuredData(page.path, `${siteAddressMark}${address}`);
      const body = await renderer.renderPage(address);
      const html = fillPage(frame, body, { page, language, siteUrl: siteAddressMark, data });
      const style = styles.get(page.path) ?? (await styleOf(html, dist, stylesheet));
      styles.set(page.path, style);
      const file = join(dist, address, 'index.html');
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, inlineStyle(html, style));
    }
  }
}

function robots(): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /auth/\nDisallow: /dashboard\nSitemap: ${siteAddressMark}/sitemap.xml\n`;
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
