import { type Doubt, type Evidence, isUnsure } from '@shortlist/schema';

/** What the reader was not sure of, for the person to check; nothing where it was sure of all. */
export function listDoubts(evidence: Evidence[]): { doubts?: Doubt[] } {
  const doubts = evidence.filter(isUnsure).map(({ pointer, text, runnerUp }) => ({ pointer, text, runnerUp }));
  return doubts.length > 0 ? { doubts } : {};
}
