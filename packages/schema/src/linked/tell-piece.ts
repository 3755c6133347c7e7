import { byWord } from '../by-word.ts';
import { isFact } from './is-fact.ts';
import { type Told, tellDegree, tellFluency, tellHeading, tellLanguage, tellLevel, tellPlace } from './known-terms.ts';
import type { Piece } from './outline.ts';

type Tell = (text: string, from: string, to: string) => Told;

const tellers: Record<string, Tell> = byWord({
  degree: tellDegree,
  fluency: tellFluency,
  heading: tellHeading,
  language: tellLanguage,
  level: tellLevel,
  location: tellPlace,
  title: (text, from, to) => tellHeading(text, from, to),
});

/** What of a text is surely known in another language; all else stays as the person wrote it. */
export function tellPiece(piece: Piece, from: string, to: string): Told {
  const { node, key, text } = piece;
  if (text.trim() === '' || isFact(piece)) return { text, whole: true };
  const tell = key === 'title' && node.list !== 'section' ? undefined : tellers[key];
  return tell?.(text, from, to) ?? { text, whole: false };
}
