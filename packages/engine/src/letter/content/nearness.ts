import type { Posting, Requirement } from '@shortlist/schema';
import { compareMeaning, meantLines } from '../../lexicon/meaning/compare-meaning.ts';
import { rankRelevance } from '../../lexicon/relate/rank-relevance.ts';

/** What of a posting lines of work can show. */
export const isTask = ({ kind }: Requirement): boolean => kind === 'skill' || kind === 'responsibility';

/** Fewest telling words of a demand whose meaning is compared: one word alone is like too many. */
const fewestWords = 3;

/**
 * How near each line comes to what a posting asks for: the skills and telling words in common, and the demand that is most alike by what its words mean.
 * `language` is the lines'. Where nothing is certain it tells which lines come first; it proves none.
 */
export function rankNearness(posting: Posting, lines: readonly string[], language: string): (line: string) => number {
  const relevance = rankRelevance(posting);
  const meant = meantLines(lines, language);
  const best = new Map<string, number>();
  for (const { text } of [...posting.requirements.filter(isTask), ...posting.responsibilities]) {
    if (text.split(/\s+/).length < fewestWords) continue;
    for (const [at, alike] of compareMeaning(text, posting.language.slice(0, 2), meant).entries()) {
      const line = lines[at] ?? '';
      best.set(line, Math.max(best.get(line) ?? 0, alike));
    }
  }
  return (line) => relevance(line) + (best.get(line) ?? 0);
}
