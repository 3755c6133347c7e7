import { changedWords } from '../review/changed-words.ts';

/** A stretch of two compared texts. */
export type LineChange =
  | { kind: 'same'; lines: string[] }
  | { kind: 'changed'; before: string; after: string }
  | { kind: 'removed' | 'added'; line: string };

/** Texts of more lines are shown as removed and added whole: a longer table would slow the page. */
const mostLines = 600;

/** The share of a line that must stay for it to count as changed, and not as another one. */
const kept = 0.3;

/** What became of each line of a text (longest common subsequence). */
export function compareLines(before: string, after: string): LineChange[] {
  const then = before === '' ? [] : before.split('\n');
  const now = after === '' ? [] : after.split('\n');
  const lengths = commonLengths(then, now);
  const changes: LineChange[] = [];
  let gone: string[] = [];
  let come: string[] = [];
  let i = 0;
  let j = 0;

  function settle() {
    for (let index = 0; index < Math.max(gone.length, come.length); index += 1) {
      changes.push(...pairLines(gone[index], come[index]));
    }
    gone = [];
    come = [];
  }

  while (i < then.length || j < now.length) {
    const one = then[i];
    const other = now[j];
    if (one !== undefined && one === other) {
      settle();
      const last = changes.at(-1);
      if (last?.kind === 'same') last.lines.push(one);
      else changes.push({ kind: 'same', lines: [one] });
      i += 1;
      j += 1;
    } else if (one !== undefined && (other === undefined || at(lengths, i + 1, j) >= at(lengths, i, j + 1))) {
      gone.push(one);
      i += 1;
    } else {
      come.push(other ?? '');
      j += 1;
    }
  }
  settle();
  return changes;
}

function pairLines(before: string | undefined, after: string | undefined): LineChange[] {
  if (before !== undefined && after !== undefined) {
    const { head, tail } = changedWords(before, after);
    const same = head.length + tail.length;
    if (same >= kept * Math.max(before.length, after.length)) return [{ kind: 'changed', before, after }];
  }
  return [
    ...(before === undefined ? [] : [{ kind: 'removed' as const, line: before }]),
    ...(after === undefined ? [] : [{ kind: 'added' as const, line: after }]),
  ];
}

function commonLengths(then: string[], now: string[]): number[][] {
  if (then.length > mostLines || now.length > mostLines) return [];
  const table = Array.from({ length: then.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  for (let i = then.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      const row = table[i] ?? [];
      row[j] = then[i] === now[j] ? at(table, i + 1, j + 1) + 1 : Math.max(at(table, i + 1, j), at(table, i, j + 1));
    }
  }
  return table;
}

const at = (table: number[][], i: number, j: number) => table[i]?.[j] ?? 0;
