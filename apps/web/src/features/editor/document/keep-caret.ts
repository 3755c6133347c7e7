import { flushSync } from 'react-dom';

/**
 * Changes the document and leaves the caret of the focused field where the change was, not at the field's end. The field shows the
 * change before the caret is set: what is typed next, however soon, goes where the person sees the caret.
 */
export function keepCaret(change: () => void): void {
  const field = document.activeElement;
  const before = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement ? field.value : undefined;
  flushSync(change);
  if (before === undefined) return;
  const { value, selectionStart } = field as HTMLTextAreaElement;
  // Fields for email addresses have no caret that can be set.
  if (value === before || selectionStart === null) return;
  const at = endOfChange(before, value);
  (field as HTMLTextAreaElement).setSelectionRange(at, at);
}

/** Where in `after` the stretch ends in which it differs from `before`. */
export function endOfChange(before: string, after: string): number {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return after.length - tail;
}
