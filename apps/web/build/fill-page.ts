import { type Language, languageOf, languages } from '@shortlist/schema/languages';
import { addressIn } from '../src/app/public-address.ts';
import type { PublicPage } from '../src/content/site/pages.ts';

type Filling = { page: PublicPage; language: Language; siteUrl: string; data: object | undefined };

/** A public page's whole HTML in one language: `frame` with the body in its root and what a browser, a search engine and a shared link want to know in its head. */
export function fillPage(frame: string, body: string, { page, language, siteUrl, data }: Filling): string {
  const { path, title, description, card } = page;
  const { tag, dir } = languageOf(language);
  const address = `${siteUrl}${addressIn(language, path)}`;
  return frame
    .replace('<html lang="en">', `<html lang="${tag}" dir="${dir}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeText(title)}</title>`)
    .replace(/<meta\s+name="description"\s+content="[^"]*"\s*\/>/, () =>
      [
        `<meta name="description" content="${escapeText(description)}" />`,
        `<link rel="canonical" href="${address}" />`,
        ...listAlternates(siteUrl, path).map(
          ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${href}" />`,
        ),
        `<meta property="og:title" content="${escapeText(title)}" />`,
        `<meta property="og:description" content="${escapeText(description)}" />`,
        '<meta property="og:type" content="website" />',
        `<meta property="og:url" content="${address}" />`,
        `<meta property="og:image" content="${siteUrl}/og/${language}/${card}.jpg" />`,
        '<meta property="og:image:width" content="1200" />',
        '<meta property="og:image:height" content="630" />',
        '<meta name="twitter:card" content="summary_large_image" />',
        ...describe(data),
      ].join('\n    '),
    )
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`)
    .replace(/\s*<noscript>.*<\/noscript>/, '');
}

/** A public page in all languages, as search engines want each of them to name all; `x-default` is for a reader of none of them. */
export function listAlternates(siteUrl: string, path: string): { hreflang: string; href: string }[] {
  const own = languages.map(({ code }) => ({ hreflang: code as string, href: `${siteUrl}${addressIn(code, path)}` }));
  return [...own, { hreflang: 'x-default', href: `${siteUrl}${path}` }];
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** A block of data, which no browser runs: the page's policy lets it stand. */
function describe(data: object | undefined): string[] {
  return data ? [`<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`] : [];
}
