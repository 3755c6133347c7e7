export type AlignedItem = { kind: 'same' | 'removed' | 'added'; text: string };

/**
 * What became of each item of a list, in order (longest common subsequence). Of lists longer than `most` only what stands alike where both
 * are read is the same: a longer table would slow the page.
 */
export function alignItems(before: string[], after: string[], most: number): AlignedItem[] {
  const lengths = before.length > most || after.length > most ? [] : commonLengths(before, after);
  const items: AlignedItem[] = [];
  let i = 0;
  let j = 0;
  while (i < before.length || j < after.length) {
    const one = before[i];
    const other = after[j];
    if (one !== undefined && one === other) {
      items.push({ kind: 'same', text: one });
      i += 1;
      j += 1;
    } else if (one !== undefined && (other === undefined || at(lengths, i + 1, j) >= at(lengths, i, j + 1))) {
      items.push({ kind: 'removed', text: one });
      i += 1;
    } else {
      items.push({ kind: 'added', text: other ?? '' });
      j += 1;
    }
  }
  return items;
}

function commonLengths(before: string[], after: string[]): number[][] {
  const table = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  for (let i = before.length - 1; i >= 0; i -= 1) {
    const row = table[i] as number[];
    for (let j = after.length - 1; j >= 0; j -= 1) {
      row[j] =
        before[i] === after[j] ? at(table, i + 1, j + 1) + 1 : Math.max(at(table, i + 1, j), at(table, i, j + 1));
    }
  }
  return table;
}

const at = (table: number[][], i: number, j: number) => table[i]?.[j] ?? 0;
