import type { InsightSource } from './insight-source.ts';

/** Of a posting that was tried several times the last result, which tells where the person stands: each posting counts once. `sources` oldest first. */
export function latestOfEach(sources: readonly InsightSource[]): InsightSource[] {
  const latest = new Map(sources.map((source) => [wordsOf(source), source]));
  return sources.filter((source) => latest.get(wordsOf(source)) === source);
}

const wordsOf = ({ posting }: InsightSource): string => posting.text.replace(/\s+/g, ' ').trim();
