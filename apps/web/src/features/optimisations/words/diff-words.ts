import { alignItems } from '../../../ui/align-items.ts';

export type DiffPiece = { text: string; kind: 'same' | 'removed' | 'added' };

/** Texts longer than this are shown whole, before and after: a longer table would slow the page. */
const mostWords = 400;

/** What was taken out and put in between two texts, word by word. */
export function diffWords(before: string, after: string): DiffPiece[] {
  const a = splitWords(before);
  const b = splitWords(after);
  if (a.length > mostWords || b.length > mostWords) {
    return [
      { text: before, kind: 'removed' },
      { text: after, kind: 'added' },
    ];
  }
  const pieces: DiffPiece[] = [];
  for (const { text, kind } of alignItems(a, b, mostWords)) {
    const last = pieces.at(-1);
    if (last?.kind === kind) last.text += text;
    else pieces.push({ text, kind });
  }
  return pieces;
}

/** Words with the space after them. */
function splitWords(text: string): string[] {
  return text.match(/\S+\s*/g) ?? [];
}
