import { PartName } from '@shortlist/schema';

type Made = { parts: { name: PartName }[] };

/** The parts that either of two matches is made of, in the order of the formula. */
export function listParts(first: Made, second: Made): PartName[] {
  const asked = new Set([...first.parts, ...second.parts].map(({ name }) => name));
  return PartName.options.filter((name) => asked.has(name));
}
