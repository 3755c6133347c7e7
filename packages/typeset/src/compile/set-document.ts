import { dropUnsettable } from '../fonts/drop-unsettable.ts';
import type { LetterCover } from '../fonts/letter-cover.ts';
import { lettersOf } from '../fonts/letters-of.ts';
import type { Outline } from '../outline/outline.ts';
import { withPieces } from '../outline/part-words.ts';
import { findTemplate } from '../registry/templates.ts';
import { fontsOf } from '../registry/text-family.ts';
import { choosePhoto } from './choose-photo.ts';
import type { DocumentData } from './document-data.ts';
import { fitPages, saveLastPage } from './fit-pages.ts';
import { lastPageIsNearlyEmpty } from './last-page.ts';
import type { Press, Sheet } from './press.ts';
import { readLogo } from './read-logo.ts';
import type { RenderRequest } from './request.ts';

/** A sheet with what a caller should know of how it came out. */
export type SetDocument = { sheet: Sheet; fits: boolean; dropped: string[]; step: number };

/**
 * Sets a document: leaves out letters that no font has, tightens it until it fits the pages asked for or, where none were, saves a last page
 * that is all but empty, and once the number of pages is known sets it into the running head. `fonts` are the template's families where it is none of the registry's.
 */
export function setDocument(
  press: Press,
  arranged: DocumentData,
  request: Pick<RenderRequest, 'template' | 'options' | 'output' | 'photo'> & {
    fonts?: string[];
    /** How many pages it is likely to have, as when it was set a keystroke ago. */
    guess?: number | undefined;
    /** The step at which it fitted its pages then. */
    step?: number | undefined;
  },
  cover: LetterCover,
): SetDocument {
  const fonts = request.fonts ?? fontsOf(request.template, request.options?.font);
  const settable = dropUnsettable(arranged, cover.any([...fonts, ...arranged.fallback]));
  const { dropped } = settable;
  const text = JSON.stringify([settable.data.outline, settable.data.letter ?? '']);
  const letters = lettersOf(text);
  const data = withPieces(settable.data);
  const lacking = fonts.map((family) => ({ family, letters: cover.lacking(family, letters) }));
  const lacks = Object.fromEntries(lacking.map(({ family, letters }) => [family, letterClass(letters)]));
  const foreign = lacking.filter(({ letters }) => isForeign(letters, data.outline)).map(({ family }) => family);
  const { fitPages: wanted } = request.options ?? {};
  let guess = wanted ?? request.guess ?? guessPages(text);
  const photo = choosePhoto(arranged.kind, request);
  const logo = request.options?.logo ? readLogo(request.options.logo) : undefined;
  const setAt = (scale: { size: number; spacing: number }) =>
    press.set({
      template: request.template,
      data: { ...data, lacks, foreign, options: { ...data.options, ...scale, pages: guess } },
      preview: request.output === 'svg',
      photo,
      logo,
    });
  const sheets = new Map<string, Sheet>();
  const keyOf = ({ size, spacing }: { size: number; spacing: number }) => `${size} ${spacing}`;
  const setOnce = (scale: { size: number; spacing: number }) => {
    const sheet = sheets.get(keyOf(scale)) ?? setAt(scale);
    sheets.set(keyOf(scale), sheet);
    return {
      pages: sheet.pageCount,
      nearlyEmpty: () =>
        !request.fonts &&
        lastPageIsNearlyEmpty(sheet.svg(), findTemplate(request.template).bottomMargin * data.options.margins),
    };
  };
  const fitted =
    wanted === undefined
      ? saveLastPage(data.options, setOnce, request.step)
      : fitPages(data.options, wanted, (scale) => setOnce(scale).pages, request.step);
  let sheet = sheets.get(keyOf(fitted)) ?? setAt(fitted);
  // The first page has no running head: one page needs no number.
  if (sheet.pageCount > 1 && sheet.pageCount !== guess) {
    guess = sheet.pageCount;
    sheet = setAt(fitted);
  }
  return { sheet, fits: fitted.fits, dropped, step: fitted.step };
}

/** Near enough to be right most of the time: what costs is only a second setting. */
function guessPages(text: string): number {
  return Math.ceil(text.length / 8000);
}

/**
 * Whether a face that lacks these letters would have to share dates and headings, or the Latin words of the name, with another. A name
 * in another script than the page is another face's as a whole.
 */
function isForeign(lacking: number[], { words, name, label }: Outline): boolean {
  const latin = [...`${name.text}${label?.text ?? ''}`].filter((letter) => /\p{Script=Latin}/u.test(letter));
  const needed = new Set([...words.present, ...latin].map((letter) => letter.codePointAt(0)));
  return lacking.some((letter) => needed.has(letter));
}

/** Letters as the inside of a character class of the compiler's regular expressions. */
function letterClass(letters: number[]): string {
  return letters.map((letter) => `\\x{${letter.toString(16)}}`).join('');
}
