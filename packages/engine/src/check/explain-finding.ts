import type { ExplainedFinding, Finding } from '@shortlist/schema';
import { type FindingWords, findingCatalogue } from './finding-catalogue.ts';

const words: Record<string, FindingWords> = findingCatalogue;

/** A finding with its words from the catalogue; a code that the catalogue lacks is shown by its name. */
export function explainFinding(finding: Finding): ExplainedFinding {
  const known = Object.hasOwn(words, finding.code) ? words[finding.code] : undefined;
  const { title, explanation, fix } = known ?? { title: finding.code.replaceAll('-', ' '), explanation: '', fix: '' };
  return { ...finding, title, explanation, fix };
}
