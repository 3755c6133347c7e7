import { isAsked, type PlacedSegment } from '../text/mark-sections.ts';
import { isWishAlone, statesWish } from './judge-importance.ts';

/** "Fluent German (Dutch is a plus)": a bracket that wishes for something else is a demand of its own beside what it stands with. */
export function splitAsides(segment: PlacedSegment): PlacedSegment[] {
  const { text, start } = segment;
  if (segment.heading || !isAsked(segment) || !text.includes('(')) return [segment];
  const aside = /\s?\(([^()]{8,120})\)/u.exec(text);
  const [whole, inner] = [aside?.[0] ?? '', aside?.[1] ?? ''];
  if (aside === null || !statesWish(inner) || isWishAlone(inner) || !/\p{L}{3}/u.test(text.slice(0, aside.index)))
    return [segment];
  const from = aside.index + whole.length;
  const at = aside.index + whole.indexOf(inner);
  const rest = text.slice(from);
  const before = { ...segment, text: text.slice(0, aside.index), end: start + aside.index };
  const within = { ...segment, text: inner, start: start + at, end: start + at + inner.length };
  return /\p{L}{3}/u.test(rest)
    ? [before, within, ...splitAsides({ ...segment, text: rest, start: start + from })]
    : [before, within];
}
