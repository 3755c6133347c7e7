import { type Box, type Document, type Page, photoFreeCountries } from '@shortlist/schema';
import type { Rule } from '../rule.ts';
import type { Subject } from '../subject.ts';

/** Greenhouse parses resumes up to 2.5 MB: https://support.greenhouse.io/hc/en-us/articles/200989175 */
const parsedBytes = 2.5 * 1024 * 1024;

/** Checks on the file as a whole, its pages and pictures. */
export const fileRules: Rule[] = [
  {
    code: 'large-file',
    severity: 'minor',
    find: ({ document }) =>
      document.bytes > parsedBytes ? [{ evidence: `${(document.bytes / 1024 / 1024).toFixed(1)} MB` }] : [],
  },
  {
    code: 'long-document',
    severity: 'info',
    find: ({ document }) => (hasPages(document) ? findLength(document.pageCount) : []),
  },
  {
    code: 'page-without-text',
    severity: 'fatal',
    find: ({ document }) =>
      document.pages
        .filter((page) => page.items.every((item) => item.text.trim() === ''))
        .map((page) => ({ evidence: `page ${page.number}`, boxes: [wholePage(page)] })),
  },
  { code: 'picture-with-content', severity: 'major', find: (subject) => findPictures(subject) },
  { code: 'photo', severity: 'info', find: (subject) => (expectsNoPhoto(subject) ? findPhoto(subject) : []) },
];

/** What is said of so many pages. */
export const findLength = (pages: number) => (pages > 2 ? [{ evidence: `${pages} pages` }] : []);

/** Text and data have no pages of their own: ours are only where we laid their words out. */
const hasPages = ({ format }: Document) => format === 'pdf' || format === 'docx';

function wholePage(page: Page): Box {
  return { page: page.number, x: 0, y: 0, width: page.width, height: page.height };
}

/** A picture that could hold words: wide, of some height, no portrait, and not the ground that the text stands on. */
function findPictures({ document }: Subject) {
  const hits = [];
  for (const page of document.pages) {
    for (const box of page.graphics.images) {
      const wide = box.width >= 0.3 * page.width && box.height >= 40;
      if (wide && !isPortrait(box) && !isGround(box, page) && !isUnderText(box, page)) {
        const size = `${Math.round(box.width)} × ${Math.round(box.height)} pt on page ${page.number}`;
        hits.push({ evidence: size, boxes: [box] });
      }
    }
  }
  return hits;
}

function findPhoto({ document }: Subject) {
  const [first] = document.pages;
  const box = first?.graphics.images.find((image) => isPortrait(image) && image.y < first.height * 0.6);
  return box ? [{ pointer: '/basics/image', evidence: 'page 1', boxes: [box] }] : [];
}

/** A portrait is about as high as wide, between a stamp (40 pt) and a third of a page (220 pt). */
function isPortrait(box: Box): boolean {
  const ratio = box.height / Math.max(box.width, 1);
  return box.width >= 40 && box.width <= 220 && ratio >= 0.8 && ratio <= 1.6;
}

/** A band or sidebar that runs to an edge of the page: colour behind a column. */
function isGround(box: Box, page: Page): boolean {
  const [right, bottom] = [page.width - box.x - box.width, page.height - box.y - box.height];
  const atEdge = Math.min(box.x, box.y, right, bottom) < 24;
  return atEdge && (box.height >= 0.6 * page.height || box.width >= 0.9 * page.width);
}

function isUnderText(box: Box, page: Page): boolean {
  return page.items.some(({ box: at, text }) => {
    const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
    return text.trim() !== '' && x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
  });
}

function expectsNoPhoto({ resume, language }: Subject): boolean {
  const country = resume.basics?.location?.countryCode?.toUpperCase();
  if (country) return photoFreeCountries.has(country);
  const region = language.split('-')[1];
  if (region) return photoFreeCountries.has(region.toUpperCase());
  return language === 'en' || language === 'nl';
}
