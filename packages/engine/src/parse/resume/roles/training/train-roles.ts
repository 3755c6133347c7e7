import { learnLinks } from '../decode-tags.ts';
import { describeChances } from '../describe-chances.ts';
import { sensePage } from '../describe-page.ts';
import { describeSegments } from '../describe-segments.ts';
import { chancesOf, type Network } from '../network.ts';
import { hashAll, type RoleModel } from '../role-model.ts';
import { tags } from '../role-names.ts';
import type { RuleReading } from '../rule-readings.ts';
import type { Segment } from '../segment-lines.ts';
import { type Example, trainNetwork } from './train-network.ts';

/** A document with the tag of each segment, how much each weighs, and who wrote it. */
export type TaggedDocument = {
  segments: Segment[];
  rules: (RuleReading | undefined)[];
  gold: number[];
  weights: number[];
  author: number;
};

export type RoleOptions = { folds: number; seeds: number[]; width: number; rounds: number; drop: number; link: number };

export const roleDefaults: RoleOptions = { folds: 2, seeds: [1, 2, 3], width: 32, rounds: 8, drop: 0.15, link: 0.35 };

/**
 * Trains both readings. What the first says of the training documents, from which the second learns, comes from networks that have not seen their authors.
 */
export function trainRoles(documents: TaggedDocument[], options: RoleOptions = roleDefaults): RoleModel {
  const pages = documents.map(({ segments }) => sensePage(segments));
  const own = documents.map(({ segments, rules }, d) => describeSegments(segments, pages[d], rules).map(hashAll));
  const examples = (features: (d: number, i: number) => number[], want: (d: number) => boolean): Example[] =>
    documents.flatMap(({ gold, weights, author }, d) =>
      want(d)
        ? gold.map((tag, i) => ({
            features: Uint32Array.from(features(d, i)),
            tag,
            weight: weights[i] as number,
            author,
          }))
        : [],
    );
  const train = (list: Example[], seed: number): Network =>
    trainNetwork(list, {
      width: options.width,
      tags: tags.length,
      rounds: options.rounds,
      rate: 0.06,
      authors: 3,
      drop: options.drop,
      seed,
    });
  const firstOf = (d: number, i: number): number[] => own[d]?.[i] as number[];
  const said: number[][][] = [];
  const foldOf = (d: number): number => (documents[d]?.author ?? 0) % options.folds;
  for (let fold = 0; fold < options.folds; fold++) {
    const network = train(
      examples(firstOf, (d) => foldOf(d) !== fold),
      99 + fold,
    );
    documents.forEach(({ segments }, d) => {
      if (foldOf(d) !== fold) return;
      const chances = (own[d] as number[][]).map((features) => chancesOf(network, features));
      said[d] = describeChances(segments, pages[d] as (typeof pages)[number], chances).map(hashAll);
    });
  }
  const secondOf = (d: number, i: number): number[] => [...firstOf(d, i), ...(said[d]?.[i] ?? [])];
  const all = (): boolean => true;
  const [one, two] = [examples(firstOf, all), examples(secondOf, all)];
  return {
    first: options.seeds.map((seed) => train(one, seed)),
    second: options.seeds.map((seed) => train(two, seed + 50)),
    links: learnLinks(
      documents.map(({ gold }) => gold),
      tags.length,
      options.link,
    ),
  };
}
