import type { Document, Reading } from '@shortlist/schema';
import { isLinkedin } from './linkedin/is-linkedin.ts';
import { parseLinkedin } from './linkedin/parse-linkedin.ts';
import { parseResume } from './resume/parse-resume.ts';

/** A document understood: everything of a reading but the document itself and the findings on it. */
export type Parsed = Pick<Reading, 'kind' | 'language' | 'resume' | 'evidence' | 'leftovers'>;

/** Understands a document that was read: resume facts, each with its evidence, and what was left over. */
export function parseDocument(document: Document): Parsed {
  return isLinkedin(document) ? parseLinkedin(document) : parseResume(document);
}
