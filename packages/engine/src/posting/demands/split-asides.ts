import { isAsked, type PlacedSegment } from '../text/mark-sections.ts';
import { statesWish } from './judge-importance.ts';
import { asksItself } from './split-joined.ts';

/** "Fluent German (Dutch is a plus)": a bracket that wishes for something else is a demand of its own beside what it stands with. */
export function splitAsides(segment: PlacedSegment): PlacedSegment[] {
  const { text, start } = segment;
  if (segment.heading || !isAsked(segment) || !text.includes('(')) return [segment];
  const aside = /\s?\(([^()]{8,120})\)/u.exec(text);
  const [whole, inner] = [aside?.[0] ?? '', aside?.[1] ?? ''];
  if (aside === null || !wishesElse(inner) || !/\p{L}{3}/u.test(text.slice(0, aside.index))) return [segment];
  const from = aside.index + whole.length;
  const at = aside.index + whole.indexOf(inner);
  const rest = text.slice(from);
  const before = { ...segment, text: text.slice(0, aside.index), end: start + aside.index };
  const within = { ...segment, text: inner, start: start + at, end: start + at + inner.length };
  return /\p{L}{3}/u.test(rest)
    ? [before, within, ...splitAsides({ ...segment, text: rest, start: start + from })]
    : [before, within];
}

/** Whether a bracket names what it wishes for: "desirable" alone weighs what stands before it, "gerne auch in Ausbildung" tells how that may be met. */
function wishesElse(inner: string): boolean {
  return statesWish(inner) && asksItself(inner) && !/^\P{L}*(?:gerne? )?auch(?!\p{L})/iu.test(inner);
}
