import { linkTarget } from '@shortlist/schema';
import { cleanText } from './clean-text.ts';
import type { Span } from './outline.ts';

/** The text as a span, or undefined when nothing of it is left to set. */
export function makeSpan(text: string | undefined, pointer: string): Span | undefined {
  if (typeof text !== 'string') return undefined;
  const clean = cleanText(text);
  return clean === '' ? undefined : { text: clean, pointer };
}

/** Spans of the texts that are there, in order. */
export function presentSpans(...spans: (Span | undefined)[]): Span[] {
  return spans.filter((span) => span !== undefined);
}

/** Spans of a list of strings below `pointer`; empty strings left out, pointers kept. */
export function listSpans(texts: readonly string[] | undefined, pointer: string): Span[] {
  return presentSpans(...(texts ?? []).map((text, index) => makeSpan(text, `${pointer}/${index}`)));
}

/** A web address as it is read on paper: no scheme, no "www.", no closing slash. The link keeps it whole. Not a web or mail address: no link. */
export function urlSpan(url: string | undefined, pointer: string): Span | undefined {
  const span = makeSpan(url, pointer);
  if (!span) return undefined;
  const target = linkTarget(span.text);
  const text = span.text.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
  return target ? { text: text || span.text, pointer, url: target } : span;
}
