import { z } from 'zod';
import { Box } from './document.ts';

/** Words that stand apart from others on their line, as a date at the right margin does. Points from the page's left edge. */
export const SourceCell = z.object({ text: z.string(), x: z.number(), width: z.number() });
export type SourceCell = z.infer<typeof SourceCell>;

/** Why a text of a file is not seen on its page as text: hidden, outside of the page, or a letter's place in a font of icons. */
export const Unseen = z.enum(['hidden', 'off-page', 'glyph']);
export type Unseen = z.infer<typeof Unseen>;

/** A line of a file's text layer. `column` numbers the blocks of the file in reading order; `font` names a style, for comparison only. */
export const SourceLine = z.object({
  cells: z.array(SourceCell),
  box: Box,
  column: z.int(),
  size: z.number(),
  font: z.string(),
  unseen: Unseen.optional(),
});
export type SourceLine = z.infer<typeof SourceLine>;

export const SourceLink = z.object({ url: z.string(), box: Box });
export type SourceLink = z.infer<typeof SourceLink>;

/** The text layer of a file, extracted apart from the reader: what its tailored version is compared with. Lines in reading order. */
export const SourceText = z.object({
  format: z.enum(['pdf', 'docx', 'text', 'json']),
  lines: z.array(SourceLine),
  links: z.array(SourceLink),
});
export type SourceText = z.infer<typeof SourceText>;
