import { type Match, PartName } from '@shortlist/schema';

/** The parts that either of two matches is made of, in the order of the formula. */
export function listParts(first: Pick<Match, 'parts'>, second: Pick<Match, 'parts'>): PartName[] {
  const asked = new Set([...first.parts, ...second.parts].map(({ name }) => name));
  return PartName.options.filter((name) => asked.has(name));
}
