import { z } from 'zod';
import type { Document } from './document.ts';
import type { Evidence, Leftover } from './evidence.ts';
import type { Finding } from './finding.ts';
import type { Resume } from './resume.ts';
import type { SourceText } from './source-text.ts';

/** Why a file could not be used as a resume. Words for each stand in the engine's catalogue. */
export const ReadFailureCode = z.enum([
  'empty-file',
  'too-large',
  'wrong-type',
  'word-as-pdf',
  'corrupt',
  'encrypted',
  'no-text',
  'no-unicode',
  'turned-text',
  'no-pages',
  'too-many-pages',
  'too-much-text',
  'not-a-resume',
  'job-posting',
  'cover-letter',
  'invalid-resume',
  'out-of-time',
  'out-of-memory',
  'reader-failed',
]);
export type ReadFailureCode = z.infer<typeof ReadFailureCode>;

/** `message` says what is wrong, `advice` what to do about it: both one sentence for the person. `details` lists places, for data formats. */
export const ReadFailure = z.object({
  code: ReadFailureCode,
  message: z.string(),
  advice: z.string(),
  details: z.array(z.string()).optional(),
});
export type ReadFailure = z.infer<typeof ReadFailure>;

export const ReadingKind = z.enum(['resume', 'linkedin']);
export type ReadingKind = z.infer<typeof ReadingKind>;

/**
 * A file turned into facts with their evidence. `language` is a BCP 47 code. `findings` judge the file as it is. `source` is its text layer, where
 * it has one, extracted apart from the reader; `leftovers` are what of that layer no fact holds.
 */
export type Reading = {
  kind: ReadingKind;
  language: string;
  document: Document;
  resume: Resume;
  evidence: Evidence[];
  leftovers: Leftover[];
  findings: Finding[];
  source?: SourceText;
};

export type ReadResult = { ok: true; reading: Reading } | { ok: false; failure: ReadFailure };
