export type Mark = 'bold' | 'italic' | 'link';

/** What takes the place of `from` to `to` of a text, and what is selected afterwards. */
export type Marked = { from: number; to: number; text: string; selected: [from: number, to: number] };

const stars = { bold: '**', italic: '*' };
const emptyAddress = 'https://';

/** Marks the selection of a text as bold, italic or a link, or takes the marks away that are around it. Blanks at its ends, and lines but the first, stay outside. */
export function markSelection(text: string, start: number, end: number, mark: Mark): Marked {
  const [from, to] = wordsOf(text, start, end);
  const words = text.slice(from, to);
  if (mark === 'link') return linkOf(words, from, to);
  const sign = stars[mark];
  if (isInside(text, from, to, sign.length)) {
    return {
      from: from - sign.length,
      to: to + sign.length,
      text: words,
      selected: [from - sign.length, to - sign.length],
    };
  }
  return { from, to, text: `${sign}${words}${sign}`, selected: [from + sign.length, to + sign.length] };
}

function linkOf(words: string, from: number, to: number): Marked {
  if (/^(?:https?:\/\/|mailto:|www\.)\S+$/i.test(words))
    return { from, to, text: `[](${words})`, selected: [from + 1, from + 1] };
  const at = from + words.length + 3;
  const selected: Marked['selected'] = words === '' ? [from + 1, from + 1] : [at, at + emptyAddress.length];
  return { from, to, text: `[${words}](${emptyAddress})`, selected };
}

/** The selection without blanks at its ends; of several lines the first, for a mark ends with its line. */
function wordsOf(text: string, start: number, end: number): [number, number] {
  const chosen = text.slice(start, end);
  const line = /^\s*([^\n]*)/.exec(chosen)?.[1]?.trimEnd() ?? '';
  const from = start + (chosen.length - chosen.trimStart().length);
  // A bullet is no part of what is marked.
  const bullet = from === start && (start === 0 || text[start - 1] === '\n') ? /^[-•*] /.exec(line) : undefined;
  const skip = bullet?.[0].length ?? 0;
  return line === '' ? [start, start] : [from + skip, from + line.length];
}

/** Whether exactly this sign, or both signs, stand on each side. */
function isInside(text: string, from: number, to: number, length: number): boolean {
  const before = /\**$/.exec(text.slice(Math.max(0, from - 3), from))?.[0].length ?? 0;
  const behind = /^\**/.exec(text.slice(to, to + 3))?.[0].length ?? 0;
  const count = Math.min(before, behind);
  return to > from && (count === length || count === 3);
}
