import type { Doubt } from '@shortlist/schema';

/** A doubt as it is told: of one field, or of two fields of an entry that may have changed places. */
export type ToldDoubt = { pointer: string; fields: { key: string; text: string }[]; runnerUp?: string };

/** Two fields that may each be the other are told together, once. */
export function pairDoubts(doubts: Doubt[]): ToldDoubt[] {
  const told: ToldDoubt[] = [];
  const paired = new Set<Doubt>();
  for (const doubt of doubts) {
    if (paired.has(doubt)) continue;
    const other = doubts.find((one) => one !== doubt && !paired.has(one) && mayBeSwapped(doubt, one));
    if (other) paired.add(other);
    told.push(
      other
        ? { pointer: entryOf(doubt), fields: [describe(doubt), describe(other)] }
        : { pointer: doubt.pointer, fields: [describe(doubt)], runnerUp: doubt.runnerUp },
    );
  }
  return told;
}

const mayBeSwapped = (one: Doubt, other: Doubt) =>
  entryOf(one) === entryOf(other) && one.runnerUp === other.text && other.runnerUp === one.text;
const entryOf = ({ pointer }: Doubt) => pointer.slice(0, pointer.lastIndexOf('/'));

function describe({ pointer, text }: Doubt): { key: string; text: string } {
  return { key: pointer.slice(pointer.lastIndexOf('/') + 1), text };
}
