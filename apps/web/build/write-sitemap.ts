import { siteAddressMark } from '@shortlist/schema';
import { publicPaths } from '../src/app/paths.ts';
import { addressIn } from '../src/app/public-address.ts';
import { languages } from '../src/language/languages.ts';
import { listAlternates } from './fill-page.ts';

/** All public pages, each address with those of the same page in the other languages. */
export function writeSitemap(): string {
  const urls = publicPaths.flatMap((path) => {
    const links = listAlternates(siteAddressMark, path).map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
    );
    return languages.map(
      ({ code }) => `  <url><loc>${siteAddressMark}${addressIn(code, path)}</loc>${links.join('')}</url>`,
    );
  });
  const open =
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">';
  return `<?xml version="1.0" encoding="UTF-8"?>\n${open}\n${urls.join('\n')}\n</urlset>\n`;
}
