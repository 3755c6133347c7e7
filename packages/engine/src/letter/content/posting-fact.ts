import type { Fact, Posting, Span } from '@shortlist/schema';

/** The posting's own words as a fact that supports no claim about the person. */
export function postingFact(posting: Posting, { start, end, text }: Span & { text?: string }): Fact {
  return { source: 'posting', pointer: '/text', text: text ?? posting.text.slice(start, end) };
}
