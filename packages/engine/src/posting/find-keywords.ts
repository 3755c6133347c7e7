import type { Posting } from '@shortlist/schema';
import { stopWords } from '../language/text/stop-words.ts';
import { isDomainStem } from '../lexicon/find/domain-words.ts';
import { tokenize } from '../lexicon/tokenize.ts';
import { weighStem } from '../lexicon/word-weight.ts';
import type { PlacedSegment } from './text/mark-sections.ts';

const small = new Set([
  ...Object.values(stopWords).flat(),
  ...'even do does did want if why how when then than also just only very much many more most such etc per via able get gets let make makes take takes good great right never ever still away behind else'.split(
    ' ',
  ),
]);

const shares: Record<PlacedSegment['section'], number> = {
  requirements: 1,
  nice: 0.7,
  responsibilities: 1,
  description: 0.7,
  about: 0,
  benefits: 0,
  apply: 0,
};

/** The words that carry the posting's meaning, most telling first (at most 60): how much a word tells, times how often it stands where it counts. Weight 0 to 1. */
export function findKeywords(
  segments: PlacedSegment[],
  title: string | undefined,
  employer: string | undefined,
): Posting['keywords'] {
  const counts = new Map<string, { text: string; count: number }>();
  const add = (text: string, share: number): void => {
    for (const token of tokenize(text)) {
      if (token.form.length < 2 || /^\d+$/.test(token.form) || small.has(token.form)) continue;
      const stem = token.stem;
      const known = counts.get(stem);
      if (known === undefined) counts.set(stem, { text: text.slice(token.start, token.end), count: share });
      else known.count += share;
    }
  };
  if (title !== undefined) add(title, 2);
  for (const segment of segments)
    if (!segment.heading && shares[segment.section] > 0) add(segment.text, shares[segment.section]);
  const own = new Set(tokenize(employer ?? '').map((token) => token.stem));
  const weighed = [...counts]
    .filter(([stem]) => !own.has(stem))
    .map(([stem, { text, count }]) => ({
      text,
      weight: weighStem(stem) * (isDomainStem(stem) ? 1 : 0.35) * (1 + Math.log(1 + count)),
    }));
  const kept = weighed
    .filter(({ weight }) => weight > 0.25)
    .sort((a, b) => b.weight - a.weight || (a.text < b.text ? -1 : 1))
    .slice(0, 60);
  const top = kept[0]?.weight ?? 1;
  return kept.map(({ text, weight }) => ({ text, weight: Math.round((weight / top) * 1000) / 1000 }));
}
