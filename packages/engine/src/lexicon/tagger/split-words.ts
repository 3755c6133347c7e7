/** A word or a mark of punctuation of a sentence, with its place. Marks inside a word ("CI/CD", "node.js") stay in it. */
export type Word = { start: number; end: number; text: string };

const opening = '([{"“‘\'*•–,;:!?';
const closing = ')]}"”’\',;:!?.*…';

/** Splits a text at white space and parts marks from the words' ends: the units that the tagger labels. */
export function splitWords(text: string): Word[] {
  const words: Word[] = [];
  const add = (start: number, end: number): void => {
    words.push({ start, end, text: text.slice(start, end) });
  };
  let i = 0;
  while (i < text.length) {
    if (isSpace(text.charCodeAt(i))) {
      i++;
      continue;
    }
    let end = i;
    while (end < text.length && !isSpace(text.charCodeAt(end))) end++;
    let start = i;
    while (start < end && opens(text, start, end)) add(start, ++start);
    let stop = end;
    while (stop > start && closing.includes(text[stop - 1] ?? '')) stop--;
    if (stop > start) add(start, stop);
    for (let k = stop; k < end; k++) add(k, k + 1);
    i = end;
  }
  return words;
}

function opens(text: string, at: number, end: number): boolean {
  const mark = text[at] ?? '';
  if (mark === '.' || mark === '-') return !(at + 1 < end && /\p{L}/u.test(text[at + 1] ?? ''));
  return opening.includes(mark);
}

function isSpace(code: number): boolean {
  return code <= 32 || code === 160 || code === 0x2028 || code === 0x3000;
}
