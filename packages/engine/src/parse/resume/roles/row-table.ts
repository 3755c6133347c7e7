/** Finds the row of weights of a feature by its hash: `slots` holds rows from 1 on, 0 where it is free, and is searched from the hash onwards. */
export type RowTable = { hashes: Uint32Array; slots: Int32Array };

/** A table of the hashes of features, each of which stands once; their order numbers the rows. */
export function makeRowTable(hashes: Uint32Array): RowTable {
  const slots = new Int32Array(2 ** Math.ceil(Math.log2(2 * hashes.length + 2)));
  const mask = slots.length - 1;
  for (let row = 0; row < hashes.length; row++) {
    let at = scatter(hashes[row] as number) & mask;
    while (slots[at] !== 0) at = (at + 1) & mask;
    slots[at] = row + 1;
  }
  return { hashes, slots };
}

/** The row of a feature, -1 where it has none. */
export function rowOf({ hashes, slots }: RowTable, hash: number): number {
  const mask = slots.length - 1;
  for (let at = scatter(hash) & mask; ; at = (at + 1) & mask) {
    const row = (slots[at] as number) - 1;
    if (row < 0 || hashes[row] === hash) return row;
  }
}

const scatter = (hash: number): number => hash ^ (hash >>> 15);
