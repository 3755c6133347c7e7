import type { Document } from '@shortlist/schema';

/** The most characters of what a file says beside its text, and the most links of a page: many times what any program writes. */
export const nameLimits = { font: 200, tag: 100, url: 2000, info: 500, links: 1000 };

/**
 * Cuts what a file says beside its text to what is sensible, in place: names of fonts and tags, descriptions; links that are longer lead nowhere. Each
 * of these is told again for every piece of text that it belongs to, so a small file would become an answer of many megabytes.
 */
export function cutNames(document: Document): Document {
  for (const page of document.pages) {
    for (const item of page.items) {
      item.font = item.font.slice(0, nameLimits.font);
      if (item.tag !== undefined) item.tag = item.tag.slice(0, nameLimits.tag);
      if (item.link !== undefined && item.link.length > nameLimits.url) delete item.link;
    }
    page.links = page.links.filter(({ url }) => url.length <= nameLimits.url).slice(0, nameLimits.links);
  }
  for (const font of document.fonts) font.name = font.name.slice(0, nameLimits.font);
  for (const key of ['language', 'producer', 'creator', 'title'] as const) {
    const text = document[key];
    if (text !== undefined) document[key] = text.slice(0, nameLimits.info);
  }
  return document;
}
