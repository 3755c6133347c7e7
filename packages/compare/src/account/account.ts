import type { Token } from '../tokens/tokenize.ts';
import type { Field } from './collect-fields.ts';
import type { Heading } from './find-headings.ts';
import type { Mark } from './mark-tokens.ts';

/** What stands under one heading of the source. `section` is the part of the resume that most of its words became. */
export type Block = { heading?: Heading; lines: number[]; section?: string; votes: Record<string, number> };

/** What became of a word of the source: it is part of a field, a named structural mark, or nothing took it. */
export type Fate = { field: number } | { mark: Mark } | 'unplaced';

/** Every word of a source with what became of it in a resume, and the source's blocks. */
export type Account = {
  texts: string[];
  tokens: Token[];
  fates: Fate[];
  fields: Field[];
  headings: Heading[];
  blocks: Block[];
};
