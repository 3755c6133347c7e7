import { z } from 'zod';
import { Box } from './document.ts';

/**
 * Why a text of the person's file is not in the tailored version: it cannot be seen on the page, it is part of the page and not of the text, a field is called
 * otherwise, it is only in the address of a link, an edit took it out, or it was lost.
 */
export const LeftOutReason = z.enum([
  'hidden',
  'off-page',
  'duration',
  'page-number',
  'repeated',
  'title',
  'label',
  'address',
  'heading',
  'glyph',
  'edit',
  'lost',
]);
export type LeftOutReason = z.infer<typeof LeftOutReason>;

/** A text of the person's file that the tailored version does not hold, with its place in that file. */
export const LeftOut = z.object({ text: z.string(), page: z.int(), box: Box, reason: LeftOutReason });
export type LeftOut = z.infer<typeof LeftOut>;

/** A text of the person's file that stood with a date there and stands with another in the tailored version. */
export const Moved = z.object({ text: z.string(), with: z.string(), page: z.int(), box: Box });
export type Moved = z.infer<typeof Moved>;

/** Why the person's own file is delivered in place of our pages. */
export const UnchangedReason = z.enum(['hard-to-read', 'nothing-to-reword']);
export type UnchangedReason = z.infer<typeof UnchangedReason>;

/**
 * The tailored version beside the person's file, compared word by word. `again`: the sections that were set from the file's own lines, because its facts had
 * not all come through. `unchanged`: the file itself is delivered in place of our pages, for the reason `unchangedBecause`: its reading is not certain (also where
 * no reason is stored), or no edit that stands changes a word of it.
 */
export const Fidelity = z.object({
  leftOut: z.array(LeftOut),
  moved: z.array(Moved),
  again: z.array(z.string()),
  unchanged: z.boolean().optional(),
  unchangedBecause: UnchangedReason.optional(),
  /** The person's own document with the edits, where it could be written: the ids of those made in it, and of those left to the person. */
  own: z.object({ made: z.array(z.string()), left: z.array(z.string()) }).optional(),
});
export type Fidelity = z.infer<typeof Fidelity>;

/** The person's own document with the edits made in it, among the files of a result. */
export const ownDocumentFile = 'resume-original.docx';

/** Our pages of a resume, by what they are called where the person's own file is delivered in their place. */
export const rebuiltFiles: ReadonlyMap<string, string> = new Map([
  ['resume.pdf', 'resume-rebuilt.pdf'],
  ['resume.docx', 'resume-rebuilt.docx'],
]);

/** What of the person's file is missing from the tailored version without a good reason. */
export const lostTexts = ({ leftOut }: Pick<Fidelity, 'leftOut'>): string[] =>
  leftOut.flatMap(({ reason, text }) => (reason === 'lost' ? [text] : []));
