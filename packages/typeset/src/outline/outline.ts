import type { PageWords, Run } from '@shortlist/schema';
import type { Piece } from './piece.ts';

/** A text with the place in the document that it comes from: a JSON Pointer (RFC 6901), '' when we wrote it. */
export type Span = {
  text: string;
  pointer: string;
  url?: string;
  /** In a document that runs from the right: nothing in it does, so that a phone number or a date keeps its order. */
  ltr?: true;
  /** Where it may break and where not, if not at every space: see `partWords`. */
  pieces?: Piece[];
  /** The same text in stretches of one style, where it has more than one: see `setRuns`. */
  runs?: SetRun[];
};

/** A stretch of a span in one style, with its own pieces. */
export type SetRun = Run & { pieces?: Piece[] };

/**
 * Named items on a line: "Languages: Go, Rust". `comma` stands between them, `colon` behind the name and `brackets` around the detail, where the
 * language has others than ", ", ":" and " ()".
 */
export type Fact = { label?: Span; detail?: Span; items: Span[]; comma?: string; colon?: string; brackets?: string };

/** One entry of a section. `heads` are the texts of its second line. */
export type Entry = {
  pointer: string;
  title?: Span;
  heads: Span[];
  dates?: Span;
  paragraphs: Span[];
  bullets: Span[];
  facts: Fact[];
  /** Always empty: templates of people's own that began as a copy of ours ask for it. */
  roles: readonly never[];
  breakBefore: boolean;
};

/** How a section reads: running text, dated entries, short dated one-liners, labelled lists, or lines as they stand. */
export type SectionKind = 'prose' | 'entries' | 'records' | 'facts' | 'lines';

export type Section = {
  id: string;
  kind: SectionKind;
  heading: string;
  pointer: string;
  /** Of the heading. */
  pieces?: Piece[];
  breakBefore: boolean;
  paragraphs: Span[];
  bullets: Span[];
  entries: Entry[];
  facts: Fact[];
  /** Records take two lines each, as one of them is too long for one. */
  stacked: boolean;
};

export type ContactKind = 'email' | 'phone' | 'location' | 'url' | 'profile';
/** `icon` names the sign that is drawn before it, if any. */
export type Contact = Span & { kind: ContactKind; icon?: ContactKind };

/** A resume arranged for reading, before any design: every output format is made from this. */
export type Outline = {
  language: string;
  direction: 'ltr' | 'rtl';
  name: Span;
  label?: Span;
  contacts: Contact[];
  sections: Section[];
  /** Words that the page itself needs, in the document's language. */
  words: PageWords;
};
