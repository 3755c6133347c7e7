import type { Draft } from '../draft/draft.ts';
import { type Languages, setPieces } from './change-outline.ts';
import type { LinkedVersion } from './linked-version.ts';
import { type Outline, piecesOf, readOutline } from './outline.ts';
import { tellPiece } from './tell-piece.ts';
import { trackOutline } from './track-outline.ts';
import { writeOutline } from './write-outline.ts';

/**
 * A copy of a draft for another language. The page sets its headings and dates, known terms are told anew; every other text stays and is
 * marked to be translated. `outline` is that of the draft, `other` the id of the resume that is copied.
 */
export function copyForLanguage(
  draft: Draft,
  outline: Outline,
  other: string,
  languages: Languages,
  nextId: () => string,
): { draft: Draft; version: LinkedVersion } {
  const told = [...piecesOf(outline).values()].map((piece) => ({
    piece,
    ...tellPiece(piece, languages.from, languages.to),
  }));
  const own = setPieces(outline, new Map(told.map(({ piece, text }) => [piece.id, text])));
  const marks = Object.fromEntries(told.filter(({ whole }) => !whole).map(({ piece }) => [piece.id, '']));
  const copy = writeOutline({ ...draft, design: { ...draft.design, language: languages.to } }, own);
  // As it is read again: what a section's text cannot say is no edit of the person's.
  const read = trackOutline(readOutline(copy), own, [], nextId);
  return { draft: copy, version: { outline: read, gone: [], seen: { [other]: marks }, answered: {} } };
}
