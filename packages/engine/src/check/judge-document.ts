import type { Document, Page, ReadFailureCode } from '@shortlist/schema';
import { isGarbled } from './is-garbled.ts';

/** Limits of what we take for a resume. Long academic ones reach 50 pages and 100,000 characters; every few of these are one piece of text. */
export const documentLimits = { pages: 60, characters: 150_000, items: 60_000 };

/** A scan may carry a stamped footer: up to this many characters a page do not count as text. */
const stampedCharacters = 40;
/** The share of a page that a picture covers when the page is a scan. */
const scannedShare = 0.5;
/** From this angle on, in degrees, a line no longer runs from left to right; a title may, but not so much of the text. */
const turnedAngle = 45;
const turnedShare = 0.8;
/** Above this share of letters without meaning, nothing that we would say of the document could be trusted. */
const unreadableShare = 0.3;

/** The quality gate before anything is understood: why this document cannot be used, or undefined. */
export function judgeDocument(document: Document): ReadFailureCode | undefined {
  if (document.pageCount === 0 || document.pages.length === 0) return 'no-pages';
  if (document.pageCount > documentLimits.pages) return 'too-many-pages';
  if (document.pages.reduce((sum, { items }) => sum + items.length, 0) > documentLimits.items) return 'too-much-text';
  const text = document.pages.map(pageText).join('');
  if (text.length > documentLimits.characters) return 'too-much-text';
  if (text.length === 0) return 'no-text';
  if (document.pages.every(isScanned)) return 'no-text';
  if (shareWithoutMeaning(text) > unreadableShare || isGarbled(document)) return 'no-unicode';
  return isTurned(document, text.length) ? 'turned-text' : undefined;
}

/** Nearly all letters run another way than from left to right: lines that are told apart by height would be nonsense. */
function isTurned({ pages }: Document, letters: number): boolean {
  const turned = pages.flatMap((page) => page.items.filter((item) => Math.abs(item.angle ?? 0) >= turnedAngle));
  return turned.reduce((sum, item) => sum + item.text.length, 0) > turnedShare * letters;
}

function pageText(page: Page): string {
  return page.items.map((item) => item.text.replace(/\s+/g, '')).join('');
}

function isScanned(page: Page): boolean {
  const covered = page.graphics.images.reduce((area, box) => area + box.width * box.height, 0);
  return covered > scannedShare * page.width * page.height && pageText(page).length <= stampedCharacters;
}

/** Share of characters that stand for nothing: private use, unassigned, control and replacement characters. */
function shareWithoutMeaning(text: string): number {
  const without = text.match(/[\p{Co}\p{Cn}\p{Cc}\uFFFD]/gu)?.length ?? 0;
  return without / [...text].length;
}
