import type { Box, Document, Reading } from '@shortlist/schema';
import { isLinkedin } from './linkedin/is-linkedin.ts';
import { parseLinkedin } from './linkedin/parse-linkedin.ts';
import { mirrorBox, mirrorDocument, runsFromRight } from './mirror-document.ts';
import { parseResume } from './resume/parse-resume.ts';

/** A document understood: everything of a reading but the document itself and the findings on it. */
export type Parsed = Pick<Reading, 'kind' | 'language' | 'resume' | 'evidence' | 'leftovers'>;

/** Understands a document that was read: resume facts, each with its evidence, and what was left over. */
export function parseDocument(document: Document): Parsed {
  if (!runsFromRight(document)) return parseEither(document);
  const parsed = parseEither(mirrorDocument(document));
  const turn = <Part extends { boxes: Box[] }>(part: Part): Part => ({
    ...part,
    boxes: part.boxes.map((box) => mirrorBox(box, document.pages[box.page - 1]?.width ?? 0)),
  });
  return { ...parsed, evidence: parsed.evidence.map(turn), leftovers: parsed.leftovers.map(turn) };
}

function parseEither(document: Document): Parsed {
  return isLinkedin(document) ? parseLinkedin(document) : parseResume(document);
}
