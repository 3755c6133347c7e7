import { hashText } from '../../../lexicon/tagger/hash-text.ts';
import { decodeTags, type Links } from './decode-tags.ts';
import { describeChances } from './describe-chances.ts';
import { sensePage } from './describe-page.ts';
import { describeSegments } from './describe-segments.ts';
import { addFeatures, chancesOf, type Network } from './network.ts';
import type { RuleReading } from './rule-readings.ts';
import type { Segment } from './segment-lines.ts';

/** Two readings, the second with what the first says of the whole document, and how tags follow each other. */
export type RoleModel = { first: Network[]; second: Network[]; links: Links };

export type Reading = { tags: number[]; chances: Float32Array[] };

/** How often the second network reads: each time with what the reading before says of the whole document. */
const turns = 3;

/** The tag of every segment of a document. */
export function readRoles(segments: Segment[], model: RoleModel, rules: (RuleReading | undefined)[] = []): Reading {
  if (segments.length === 0) return { tags: [], chances: [] };
  const page = sensePage(segments);
  const own = describeSegments(segments, page, rules).map(hashAll);
  // What the second networks make of a segment itself is the same in every turn.
  const sums = model.second.map((network) => own.map((features) => addFeatures(network, features)));
  let chances = own.map((features) => meanOf(model.first.map((network) => chancesOf(network, features))));
  let known: number[][] = [];
  for (let turn = 0; turn < turns; turn++) {
    const said = describeChances(segments, page, chances).map(hashAll);
    chances = said.map((features, i) =>
      // Of most segments a further turn knows nothing new.
      isSame(features, known[i])
        ? (chances[i] as Float32Array)
        : meanOf(model.second.map((network, n) => chancesOf(network, features, sums[n]?.[i]))),
    );
    known = said;
  }
  return { tags: decodeTags(chances, model.links), chances };
}

function isSame(a: number[], b: number[] | undefined): boolean {
  return b !== undefined && a.length === b.length && a.every((feature, i) => feature === b[i]);
}

export const hashAll = (features: string[]): number[] => features.map(hashText);

/** The mean of what several networks say. */
function meanOf(all: Float32Array[]): Float32Array {
  const [first, ...others] = all;
  if (!first) return new Float32Array(0);
  for (const other of others)
    for (let i = 0; i < first.length; i++) first[i] = (first[i] as number) + (other[i] as number);
  if (others.length > 0) for (let i = 0; i < first.length; i++) first[i] = (first[i] as number) / all.length;
  return first;
}
