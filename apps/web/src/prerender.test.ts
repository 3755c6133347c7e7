import { existsSync, readFileSync } from 'node:fs';
import { languageOf, languages } from '@shortlist/schema/languages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillPage } from '../build/fill-page.ts';
import { writeSitemap } from '../build/write-sitemap.ts';
import { publicPaths } from './app/paths.ts';
import { addressIn, readPublicAddress } from './app/public-address.ts';
import { describePages, listAddresses, renderPage, turnTo } from './prerender.tsx';

const frame = readFileSync(new URL('../index.html', import.meta.url), 'utf8');
const siteUrl = 'https://jobs.example';
const others = languages.map(({ code }) => code).filter((code) => code !== 'en');
const heads: string[] = [];

describe.each(languages.map(({ code }) => code))('the public pages in %s', (language) => {
  const written = new Map<string, string>();

  beforeAll(async () => {
    await turnTo(language);
    for (const page of describePages()) {
      heads.push(`${page.title} ${page.description}`);
      const body = await renderPage(addressIn(language, page.path));
      written.set(page.path, fillPage(frame, body, { page, language, siteUrl, data: undefined }));
    }
  });
  afterAll(() => turnTo('en'));

  test('name their language, their own address, and the same page in every language', () => {
    expect([...written.keys()].sort()).toEqual([...publicPaths].sort());
    for (const [path, html] of written) {
      const { title } = describePages().find((page) => page.path === path) ?? {};
      expect(html).toContain(`<title>${title}</title>`);
      expect(html).toContain(`<html lang="${languageOf(language).tag}" dir="ltr">`);
      expect(html).toContain(`<link rel="canonical" href="${siteUrl}${addressIn(language, path)}" />`);
      for (const other of others)
        expect(html).toContain(`<link rel="alternate" hreflang="${other}" href="${siteUrl}/${other}${path}" />`);
      for (const english of ['en', 'x-default'])
        expect(html).toContain(`<link rel="alternate" hreflang="${english}" href="${siteUrl}${path}" />`);
    }
  });

  test('have a picture for shared links that is drawn in their language', () => {
    for (const { path, card } of describePages()) {
      const picture = `/og/${language}/${card}.jpg`;
      expect(written.get(path)).toContain(`<meta property="og:image" content="${siteUrl}${picture}" />`);
      expect(existsSync(new URL(`../public${picture}`, import.meta.url))).toBe(true);
    }
  });

  test('lead on to pages of the same language, and to the app without a prefix', () => {
    for (const html of written.values()) {
      const links = [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, href = '']) => href);
      const foreign = (href: string) => (readPublicAddress(href)?.language ?? language) !== language;
      expect(links.filter(foreign)).toEqual([]);
      expect(links).toContain('/dashboard');
      expect(links).toContain(addressIn(language, '/pricing'));
    }
  });
});

test('no page has the title and description of another, in any language', () => {
  expect(new Set(heads).size).toBe(publicPaths.length * languages.length);
});

test('each page of each language is in the sitemap and is an address of the app', () => {
  const sitemap = writeSitemap();
  const addresses = listAddresses();
  for (const { code } of languages) {
    for (const path of publicPaths) {
      expect(sitemap).toContain(`${addressIn(code, path)}</loc>`);
      if (code !== 'en') expect(addresses).toContain(addressIn(code, path).replace(/\/$/, ''));
    }
  }
  expect(addresses).not.toContain('/fr/dashboard');
});
