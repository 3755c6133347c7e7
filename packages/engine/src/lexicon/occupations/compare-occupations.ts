import type { NamedOccupations } from './name-occupations.ts';

/**
 * How near two titles' occupations are by their codes: the same one from 0.5 to 1, by how much of the titles the labels hold; a narrower one of it 90 % of
 * that; in steps below: one of the same unit group 0.7, of the same minor group 0.5, of the same sub-major group or two at desks and counters 0.35, else 0. The best of all pairs counts.
 */
export function compareOccupations(a: NamedOccupations, b: NamedOccupations): number {
  let best = 0;
  for (const one of a.codes)
    for (const other of b.codes) best = Math.max(best, compareCodes(one, other, Math.min(a.share, b.share)));
  return best;
}

function compareCodes(a: string, b: string, share: number): number {
  const same = a === b ? 1 : a.startsWith(`${b}.`) || b.startsWith(`${a}.`) ? 0.9 : 0;
  if (same > 0) return Math.max(same * (0.5 + share / 2), 0.7);
  for (const [digits, nearness] of steps) if (a.slice(0, digits) === b.slice(0, digits)) return nearness;
  return isAtDesk(a) && isAtDesk(b) ? atDesks : 0;
}

/** Clerks (ISCO-08's groups 41 to 44), who sells (52), waits at tables (513) or looks after passengers (511): they serve people, take payments and keep records, of whatever trade. */
const isAtDesk = (code: string): boolean => /^(?:4[1-4]|52|51[13])/.test(code);
const atDesks = 0.35;

const steps: [number, number][] = [
  [4, 0.7],
  [3, 0.5],
  [2, 0.35],
];
