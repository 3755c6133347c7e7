import { describeEntries } from './describe-entry.ts';
import weights from './entry-judge.json' with { type: 'json' };
import type { EntryJudge } from './finish-draft.ts';

/** What each feature of an entry says for it, learned by `bench train-judge`; `''` is what is said of all. */
export type JudgeWeights = Record<string, number>;

/** How likely an entry that was read is one. */
export function chanceOfEntry(features: Record<string, number>, learned: JudgeWeights = weights): number {
  let sum = learned[''] ?? 0;
  for (const [name, value] of Object.entries(features)) sum += value * (learned[name] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

/** Less likely entries are none. Up to here hardly a job or degree is lost that was read as a whole; from here on more are. */
const least = 0.4;

/** Whether each job and degree is one, by what its own words, its parts and its document say. */
export const judgeEntries: EntryJudge = (entries, parts) =>
  describeEntries(entries, parts).map((features) => chanceOfEntry(features) >= least);
