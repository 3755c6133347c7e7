import { readFileSync } from 'node:fs';
import type { Requirement } from '@shortlist/schema';
import { isGeneralWord } from '../../lexicon/word-weight.ts';
import { saysAsked } from '../demands/find-requirements.ts';
import { isAsked, type PlacedSegment } from '../text/mark-sections.ts';
import { fewestLines, isListed, sureRole } from './assign-roles.ts';

/** What speaks for and against a demand, by name, with how much. */
export type DemandWeights = Record<string, number>;

let loaded: DemandWeights | undefined;

/** Judges with these weights from now on, to measure them on postings that they were not trained on. */
export function useDemandWeights(weights: DemandWeights | undefined): void {
  loaded = weights;
}

/** Which of a posting's demands are surely demands. What stands in a list under a heading that asks needs less. */
export function keepDemands(demands: readonly Requirement[], segments: readonly PlacedSegment[]): boolean[] {
  if (segments.length < fewestLines) return demands.map(() => true);
  const owners = ownersOf(demands, segments);
  return judgeDemands(demands, segments).map((chance, i) => {
    const line = owners[i];
    return chance >= (line !== undefined && isListed(line) ? sureRole.keepListed : sureRole.keep);
  });
}

/** The chance, 0 to 1, that each of a posting's demands is one: by its line's role, its kind, its words and what else was read in the same line. */
function judgeDemands(demands: readonly Requirement[], segments: readonly PlacedSegment[]): number[] {
  loaded ??= JSON.parse(readFileSync(new URL('./demands.json', import.meta.url), 'utf8')) as DemandWeights;
  const weights = loaded;
  return measureDemands(demands, segments).map((measures) => {
    let sum = 0;
    for (const [name, value] of measures) sum += (weights[name] ?? 0) * value;
    return 1 / (1 + Math.exp(-sum));
  });
}

/** The measures of each demand. */
export function measureDemands(
  demands: readonly Requirement[],
  segments: readonly PlacedSegment[],
): Map<string, number>[] {
  const owners = ownersOf(demands, segments);
  const inLine = Map.groupBy(demands, (_, i) => owners[i]);
  return demands.map((demand, i) => measure(demand, owners[i], inLine.get(owners[i]) ?? []));
}

/** The line that each demand stands in. */
function ownersOf(demands: readonly Requirement[], segments: readonly PlacedSegment[]): (PlacedSegment | undefined)[] {
  return demands.map(({ start }) => {
    let [low, high] = [0, segments.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((segments[middle]?.start ?? 0) <= start) low = middle;
      else high = middle - 1;
    }
    return segments[low];
  });
}

function measure(
  demand: Requirement,
  line: PlacedSegment | undefined,
  siblings: readonly Requirement[],
): Map<string, number> {
  const { kind, text, skills = [], alternatives, years, importance } = demand;
  const words = text.split(/\s+/);
  const chance = Math.min(0.99, Math.max(0.01, line?.asked ?? 0.5));
  const isKnown = skills.some(({ id }) => id !== undefined);
  const isEveryday = words.length === 1 && !isKnown && isGeneralWord(text.toLowerCase());
  const share = Math.min(1, text.length / Math.max(1, line?.text.length ?? 1));
  const others = siblings.filter((each) => each !== demand);
  const section = line?.section ?? 'description';
  const put: [string, number | boolean][] = [
    ['all', 1],
    ['line', Math.log(chance / (1 - chance))],
    [`kind ${kind}${kind === 'skill' ? (isKnown ? ` ${skills[0]?.kind}` : ' unlisted') : ''}`, 1],
    [`kind ${kind} line`, Math.log(chance / (1 - chance))],
    [`section ${section}`, 1],
    [`words ${words.length === 1 ? 1 : words.length < 4 ? 3 : words.length < 9 ? 8 : words.length < 21 ? 20 : 99}`, 1],
    ['everyday', isEveryday],
    ['short', text.length < 4],
    ['letters', kind === 'skill' && /^\p{Lu}{3,6}$/u.test(text) && line !== undefined && /\p{Ll}/u.test(line.text)],
    ['capital', kind === 'skill' && /^\p{Lu}/u.test(text) && share < 0.9],
    ['share', share],
    ['alone', others.length === 0],
    ['crowd', Math.min(6, others.length) / 6],
    ['beside years', others.some((each) => each.kind === 'experience')],
    ['beside named', !isKnown && others.some((each) => each.skills?.some(({ id }) => id !== undefined) === true)],
    ['first', siblings[0] === demand],
    ['either', alternatives === true],
    ['years', years !== undefined],
    ['wish', importance === 'nice'],
    [`says ${line === undefined ? '' : saysAsked(line)}`, 1],
    ['colon', /[:?]/.test(text)],
    [
      'house',
      /(?<!\p{L})(?:we|our|us|wir|unser\p{L}*|nous|notre|nos|nuestr[oa]|noi|nostr[oa]|wij|ons|onze)(?!\p{L})/iu.test(
        text,
      ),
    ],
    ['bullet', line?.bullet === true],
    ['listed', line !== undefined && isListed(line)],
    ['short line', line !== undefined && isAsked(line) && line.text.length < 60],
  ];
  return new Map(
    put.flatMap(([name, value]) => (value === false ? [] : [[name, value === true ? 1 : value] as const])),
  );
}

/** Weights by logistic regression (gradient descent with shrinkage). The same examples give the same weights. */
export function trainDemandWeights(
  examples: readonly { measures: Map<string, number>; right: boolean }[],
): DemandWeights {
  const weights: DemandWeights = {};
  const past: Record<string, number> = {};
  for (let round = 0; round < 60; round++)
    for (const { measures, right } of examples) {
      let sum = 0;
      for (const [name, value] of measures) sum += (weights[name] ?? 0) * value;
      const slope = 1 / (1 + Math.exp(-sum)) - (right ? 1 : 0);
      for (const [name, value] of measures) {
        const g = slope * value + 0.002 * (weights[name] ?? 0);
        past[name] = (past[name] ?? 1e-3) + g * g;
        weights[name] = (weights[name] ?? 0) - (0.1 * g) / Math.sqrt(past[name] ?? 1);
      }
    }
  return Object.fromEntries(Object.entries(weights).map(([name, value]) => [name, Math.round(value * 1000) / 1000]));
}
