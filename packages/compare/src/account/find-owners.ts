import type { Account } from './account.ts';

/** The part of a resume that most of a line became. `sure`: it is the better part of the line's letters. */
export type Owner = { section: string; entry?: number; sure: boolean };

/** For each line of a source the part of the resume that most of it became, where any did. */
export function findOwners({
  texts,
  tokens,
  fates,
  fields,
}: Omit<Account, 'blocks' | 'headings'>): (Owner | undefined)[] {
  type Vote = Omit<Owner, 'sure'> & { weight: number };
  const votes = texts.map(() => new Map<string, Vote>());
  const whole = texts.map(() => 0);
  tokens.forEach(({ line, key }, at) => {
    // Dates and small words stand at many entries: they tell little.
    const weight = key.startsWith('@') ? 1 : key.length;
    whole[line] = (whole[line] ?? 0) + weight;
    const fate = fates[at];
    const field = typeof fate === 'object' && 'field' in fate ? fields[fate.field] : undefined;
    if (field === undefined) return;
    const { section, entry } = field;
    const id = `${section}/${entry ?? ''}`;
    const vote: Vote = votes[line]?.get(id) ?? { section, ...(entry === undefined ? {} : { entry }), weight: 0 };
    vote.weight += weight;
    votes[line]?.set(id, vote);
  });
  return votes.map((line, index) => {
    const best = [...line.values()].sort((a, b) => b.weight - a.weight)[0];
    if (best === undefined) return undefined;
    const { weight, ...owner } = best;
    return { ...owner, sure: weight > 3 && weight >= 0.5 * (whole[index] ?? 0) };
  });
}
