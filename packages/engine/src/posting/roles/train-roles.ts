import { makeRandom } from '../../lexicon/tagger/make-random.ts';
import { readLines } from '../read-lines.ts';
import type { PlacedSegment } from '../text/mark-sections.ts';
import { lineFeatures } from './line-features.ts';
import { chainChances, type Role, type RoleModel, roles, scoreLines, weightCount } from './role-model.ts';

const R = roles.length;

/** A posting with what a person read in it: quotes of demands, duties, and lines that are no demand. */
export type LabelledPosting = { text: string; demands: string[]; duties: string[]; others: string[]; weight?: number };

export type RoleExample = { features: Uint16Array[]; roles: number[]; weight: number };

const options = { rounds: 14, rate: 0.12, shrink: 0.0006, fewest: 2 };
/** Going on from a model: fewer rounds, each weight moves as if it had been seen before, and ends halfway, so that what the former postings taught stands. */
const onward = { rounds: 4, known: 0.1 };

/** One posting as an example: each of its lines with the role that the quotes give it. Lines that no quote speaks of are left open (-1). */
export function roleExample(posting: LabelledPosting): RoleExample {
  const { segments } = readLines(posting.text);
  const owner = labelLines(segments, posting);
  return {
    features: lineFeatures(segments),
    roles: owner.map((role) => (role === undefined ? -1 : roles.indexOf(role))),
    weight: posting.weight ?? 1,
  };
}

/** Letters and digits alone, so that mended and glued text compares with the quotes. */
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}+#]/gu, '');

/** Each line's role by the quotes that cover most of it; short quotes count where they first stand outside of duties and other lines. */
export function labelLines(
  segments: readonly PlacedSegment[],
  { demands, duties, others }: LabelledPosting,
): (Role | undefined)[] {
  const lines = segments.map(({ text }) => bare(text));
  const shares = (quotes: readonly string[]): number[] => {
    const covered = lines.map(() => 0);
    for (const quote of quotes.map(bare)) {
      if (quote === '') continue;
      lines.forEach((line, i) => {
        if (line === '') return;
        if (line.includes(quote)) covered[i] = Math.min(1, (covered[i] ?? 0) + quote.length / line.length);
        else if (line.length > 3 && quote.includes(line)) covered[i] = 1;
      });
    }
    return covered;
  };
  const [asked, done, rest] = [shares(demands), shares(duties), shares(others)];
  return segments.map(({ heading }, i): Role | undefined => {
    if (heading) return 'none';
    const [demand, duty, other] = [asked[i] ?? 0, done[i] ?? 0, rest[i] ?? 0];
    const most = Math.max(demand, duty, other);
    if (most < 0.08) return 'none';
    // A name that is asked for stands in a duty too: the whole line says which it is.
    if (duty >= 0.6 && duty >= demand * 1.2) return 'duty';
    if (other >= 0.8 && demand < 0.5) return 'none';
    if (demand > 0.12) return 'demand';
    return duty === most ? 'duty' : other === most ? 'none' : undefined;
  });
}

/** Trains the chain by stochastic gradients with a rate for each weight (Duchi 2011). The same examples give the same weights. Goes on from a model
 * where one is given, so that postings that are no longer at hand are not forgotten. */
export function trainRoles(examples: readonly RoleExample[], from?: RoleModel): RoleModel {
  const weights = from?.weights.slice() ?? new Float32Array(weightCount);
  const links = from?.links.slice() ?? new Float32Array(R * R);
  const past = new Float32Array(weightCount).fill(from === undefined ? 1e-3 : onward.known);
  const pastLinks = new Float32Array(R * R).fill(from === undefined ? 1e-3 : onward.known);
  const seen = new Uint16Array(weightCount / R);
  for (const { features } of examples)
    for (const place of new Set(features.flatMap((own) => [...own]))) seen[place] = (seen[place] ?? 0) + 1;
  const kept = examples.map(({ features, ...rest }) => ({
    ...rest,
    features: features.map((own) => own.filter((place) => (seen[place] ?? 0) >= options.fewest)),
  }));
  const random = makeRandom(11);
  for (let round = 0; round < (from === undefined ? options.rounds : onward.rounds); round++) {
    const order = kept.map((example) => ({ example, key: random() })).sort((a, b) => a.key - b.key);
    for (const { example } of order) step(example);
  }
  return from === undefined
    ? { weights, links }
    : { weights: mean(from.weights, weights), links: mean(from.links, links) };

  function step({ features, roles: truth, weight }: RoleExample): void {
    const pairs = new Float64Array(R * R);
    const chances = chainChances(scoreLines(features, weights), links, pairs);
    features.forEach((own, i) => {
      const right = truth[i] ?? -1;
      if (right < 0) return;
      for (let role = 0; role < R; role++) {
        const slope = weight * ((chances[i * R + role] ?? 0) - (role === right ? 1 : 0));
        if (Math.abs(slope) < 1e-4) continue;
        for (const place of own) {
          const k = place * R + role;
          const g = slope + options.shrink * (weights[k] ?? 0) * 10;
          past[k] = (past[k] ?? 0) + g * g;
          weights[k] = (weights[k] ?? 0) * (1 - options.shrink) - (options.rate * g) / Math.sqrt(past[k] ?? 1);
        }
      }
    });
    for (let i = 1; i < truth.length; i++) {
      const [a = -1, b = -1] = [truth[i - 1], truth[i]];
      if (a >= 0 && b >= 0) pairs[a * R + b] = (pairs[a * R + b] ?? 0) - 1;
    }
    pairs.forEach((value, k) => {
      const g = (weight * value) / Math.max(1, features.length / 8);
      pastLinks[k] = (pastLinks[k] ?? 0) + g * g;
      links[k] = (links[k] ?? 0) - (options.rate * g) / Math.sqrt(pastLinks[k] ?? 1);
    });
  }
}

function mean(before: Float32Array, after: Float32Array): Float32Array {
  return after.map((weight, i) => (weight + (before[i] ?? 0)) / 2);
}
