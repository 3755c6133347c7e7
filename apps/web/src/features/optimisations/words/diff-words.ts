export type DiffPiece = { text: string; kind: 'same' | 'removed' | 'added' };

/** Texts longer than this are shown whole, before and after: a longer table would slow the page. */
const mostWords = 400;

/** What was taken out and put in between two texts, word by word (longest common subsequence). */
export function diffWords(before: string, after: string): DiffPiece[] {
  const a = splitWords(before);
  const b = splitWords(after);
  if (a.length > mostWords || b.length > mostWords) {
    return [
      { text: before, kind: 'removed' },
      { text: after, kind: 'added' },
    ];
  }
  const lengths = commonLengths(a, b);
  const pieces: DiffPiece[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      push(pieces, a[i] ?? '', 'same');
      i++;
      j++;
    } else if (i < a.length && (j >= b.length || at(lengths, i + 1, j) >= at(lengths, i, j + 1))) {
      push(pieces, a[i++] ?? '', 'removed');
    } else {
      push(pieces, b[j++] ?? '', 'added');
    }
  }
  return pieces;
}

/** Words with the space after them. */
function splitWords(text: string): string[] {
  return text.match(/\S+\s*/g) ?? [];
}

function commonLengths(a: string[], b: string[]): number[][] {
  const table: number[][] = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i--) {
    const row = table[i] as number[];
    for (let j = b.length - 1; j >= 0; j--) {
      row[j] = a[i] === b[j] ? at(table, i + 1, j + 1) + 1 : Math.max(at(table, i + 1, j), row[j + 1] ?? 0);
    }
  }
  return table;
}

function at(table: number[][], i: number, j: number): number {
  return table[i]?.[j] ?? 0;
}

function push(pieces: DiffPiece[], text: string, kind: DiffPiece['kind']): void {
  const last = pieces.at(-1);
  if (last?.kind === kind) last.text += text;
  else pieces.push({ text, kind });
}
