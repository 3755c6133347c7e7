import { labelCount, labels, mayFollow } from './labels.ts';
import { scoreWords, type Tagger } from './open-tagger.ts';
import { sumPaths } from './sum-paths.ts';
import { featureCount } from './word-features.ts';

const L = labelCount;
const longest = 9;

/** Spans below this chance are not looked at. */
export const leastChance = 0.04;

/** A span of words (both ends included) with the chance, 0 to 1, that it is exactly one skill. */
export type SpanChance = { from: number; to: number; chance: number };

const opened = new WeakMap<Tagger, Float64Array>();

/** The factor of each label after each other one; 0 where one may not follow. Worked out once for a tagger. */
function linksOf(tagger: Tagger): Float64Array {
  const known = opened.get(tagger);
  if (known !== undefined) return known;
  const links = Float64Array.from({ length: L * L }, (_, i) =>
    mayFollow(Math.floor(i / L), i % L) ? Math.exp(tagger.links[i] ?? 0) : 0,
  );
  opened.set(tagger, links);
  return links;
}

/** The chances of all spans of a sentence that are at least `least`, by the sums over all labellings (forward and backward, scaled word by word). */
export function spanChances(features: Uint32Array, tagger: Tagger, least: number): SpanChance[] {
  const n = features.length / featureCount;
  const weights = scoreWords(features, featureCount, tagger);
  for (let i = 0; i < weights.length; i++) weights[i] = Math.exp(weights[i] ?? 0);
  const links = linksOf(tagger);
  const { ahead, back, scale, whole } = sumPaths(weights, links, n);
  const found: SpanChance[] = [];
  for (let from = 0; from < n; from++) {
    const single = ((ahead[from * L + labels.only] ?? 0) * (back[from * L + labels.only] ?? 0)) / whole;
    if (single >= least) found.push({ from, to: from, chance: single });
    const longer = ((ahead[from * L + labels.first] ?? 0) * (back[from * L + labels.first] ?? 0)) / whole;
    if (longer < least) continue;
    let path = ahead[from * L + labels.first] ?? 0;
    let label: number = labels.first;
    for (let to = from + 1; to < n && to < from + longest && path > 1e-12; to++) {
      const closing =
        (path * (links[label * L + labels.last] ?? 0) * (weights[to * L + labels.last] ?? 0)) / (scale[to] ?? 1);
      const chance = (closing * (back[to * L + labels.last] ?? 0)) / whole;
      if (chance >= least) found.push({ from, to, chance });
      path = (path * (links[label * L + labels.inner] ?? 0) * (weights[to * L + labels.inner] ?? 0)) / (scale[to] ?? 1);
      label = labels.inner;
    }
  }
  return found;
}

/** The likeliest spans that do not overlap, in order. */
export function chooseSpans(spans: SpanChance[]): SpanChance[] {
  const chosen: SpanChance[] = [];
  for (const span of spans.toSorted((a, b) => b.chance - a.chance))
    if (!chosen.some((other) => span.from <= other.to && other.from <= span.to)) chosen.push(span);
  return chosen.sort((a, b) => a.from - b.from);
}
