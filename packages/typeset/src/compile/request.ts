import type { LayoutOptions, Letter, Resume } from '@shortlist/schema';

/** How to set a document. `photo` is a JPEG or PNG, for PDF and preview a WebP too; `standard` the PDF standard that the file claims. */
export type RenderOptions = {
  template: string;
  options?: Partial<LayoutOptions>;
  photo?: Uint8Array;
  standard?: 'ua-1' | 'a-2a';
  /** The document's date as YYYY-MM-DD. PDF/A must have one: 1970-01-01 when none is given, since nothing here looks at a clock. */
  date?: string;
  /** Words for what the person has not written yet: for the editor's preview. */
  placeholders?: boolean;
  /** At most so many lines a section, of at most so many characters, in letters `enlarged` so many times: for small sample previews. */
  limit?: { lines: number; characters?: number; enlarged?: number };
};

/** What is to be set. */
export type Content = { kind: 'resume'; resume: Resume } | { kind: 'letter'; letter: Letter };

export type RenderRequest = RenderOptions & { content: Content; output: 'pdf' | 'svg' };

/** A document to be written as a Word file. */
export type WordRequest = RenderOptions & { content: Content; output: 'docx' };

/** A set document: the file or its pages, and what a caller should know of how it came out. */
export type Rendered = {
  pdf?: Uint8Array;
  docx?: Uint8Array;
  pages?: string[];
  pageCount: number;
  /** False when the text did not go onto the pages asked for even at the tightest setting. */
  fits: boolean;
  /** Characters that no font has: left out. */
  dropped: string[];
};
