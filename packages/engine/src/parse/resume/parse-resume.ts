import type { Document, Reading, Resume } from '@shortlist/schema';
import { detectLanguage } from '../../language/text/detect-language.ts';
import { readFlows } from '../layout/read-flows.ts';
import { findIconLinks } from './basics/find-links.ts';
import { type Draft, settleDraft } from './fact.ts';
import { findSections } from './sections/find-sections.ts';
import { parseSections } from './sections/parse-sections.ts';

/** A resume in any layout, understood: facts with their evidence and what was left over. */
export function parseResume(
  document: Document,
): Pick<Reading, 'kind' | 'language' | 'resume' | 'evidence' | 'leftovers'> {
  const flows = readFlows(document);
  const text = flows.flatMap((flow) => flow.lines.map((line) => line.text)).join('\n');
  const language = detectLanguage(text);
  const { draft, leftovers } = parseSections(findSections(flows), language, findIconLinks(document.pages[0]));
  const { value, evidence } = settleDraft(draft as Draft);
  return { kind: 'resume', language, resume: (value ?? {}) as Resume, evidence, leftovers };
}
