import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PurgeCSS } from 'purgecss';
import { build, type Rolldown } from 'vite';

/**
 * Puts the script of the theme into the page, where it holds up nothing. The server's policy allows it by its hash,
 * which it takes from the page.
 */
export async function inlineTheme(html: string, dist: string): Promise<string> {
  const file = join(dist, 'theme.js');
  const script = await readFile(file, 'utf8');
  await rm(file);
  const code = script.replace(/^\s*\/\/.*$/gm, '').trim();
  return replaceOnce(html, '<script src="/theme.js"></script>', `<script>${code}</script>`);
}

/** A module of the app with all that it imports, as a script that stands inside a page. */
export async function buildInline(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'entry' } },
  });
  const { output } = [built].flat()[0] as Rolldown.RolldownOutput;
  return output[0].code.trim();
}

/** Asks for the faces of nearly every page at once, before the styles and scripts that use them. */
export function preloadFonts(html: string, fonts: string[]): string {
  const links = fonts.map((font) => `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin />`);
  return replaceOnce(html, '</head>', `${links.join('')}</head>`);
}

/** Links the whole stylesheet: for the pages that the app draws. */
export function linkStyle(html: string, stylesheet: string): string {
  return replaceOnce(html, '</head>', `<link rel="stylesheet" crossorigin href="/${stylesheet}"></head>`);
}

/** The rules of the stylesheet that a page uses. */
export async function styleOf(html: string, dist: string, stylesheet: string): Promise<string> {
  const whole = await readFile(join(dist, stylesheet), 'utf8');
  const [used] = await new PurgeCSS().purge({
    content: [{ raw: html.replaceAll('&amp;', '&'), extension: 'html' }],
    css: [{ raw: whole }],
    // Every character that a class of Tailwind may hold.
    defaultExtractor: (text) => text.match(/[^\s"'<>=]+/g) ?? [],
    // The early page puts pages of the resume, drawn as SVG, where the built page has none.
    safelist: { standard: ['data-theme', 'data-session', 'data-opaque', 'data-early', 'sheet', 'svg'] },
    variables: true,
    keyframes: true,
  });
  if (!used?.css) throw new Error('no style is left of the page');
  return used.css.trim();
}

/**
 * Puts its rules into a page, so that what it shows by itself stands after one round trip on a slow connection. The app brings the
 * whole stylesheet along when it starts.
 */
export function inlineStyle(html: string, style: string): string {
  return replaceOnce(html, '</head>', `<style>${style}</style></head>`);
}

/** Puts a script before all that the page asks for, where it runs first. */
export function inlineFirst(html: string, script: string): string {
  return replaceOnce(html, '<link rel="icon"', `<script>${script}</script><link rel="icon"`);
}

/** Replaces what must stand once in a built page. */
export function replaceOnce(html: string, from: string, to: string): string {
  if (html.split(from).length !== 2) throw new Error(`the built page should hold once: ${from}`);
  return html.replace(from, () => to);
}
