import { alignItems } from '../../../ui/align-items.ts';
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

/** What became of each line of a text. */
export function compareLines(before: string, after: string): LineChange[] {
  const changes: LineChange[] = [];
  let gone: string[] = [];
  let come: string[] = [];

  function settle() {
    for (let index = 0; index < Math.max(gone.length, come.length); index += 1) {
      changes.push(...pairLines(gone[index], come[index]));
    }
    gone = [];
    come = [];
  }

  for (const { kind, text } of alignItems(linesOf(before), linesOf(after), mostLines)) {
    if (kind === 'removed') gone.push(text);
    else if (kind === 'added') come.push(text);
    else {
      settle();
      const last = changes.at(-1);
      if (last?.kind === 'same') last.lines.push(text);
      else changes.push({ kind: 'same', lines: [text] });
    }
  }
  settle();
  return changes;
}

function linesOf(text: string): string[] {
  return text === '' ? [] : text.split('\n');
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
