import { type Token, tokenize } from './tokenize.ts';

/** Phrases by their words' keys: the longest phrase that starts at a word is found without looking at any other. */
export type PhraseTable<T> = { phrases: Map<string, T[]>; longest: Map<string, number> };

export function makePhraseTable<T>(): PhraseTable<T> {
  return { phrases: new Map(), longest: new Map() };
}

/** Adds a phrase; several values may share one phrase. */
export function addPhrase<T>(table: PhraseTable<T>, phrase: string, value: T): void {
  const words = tokenize(phrase);
  const first = words[0];
  if (first === undefined) return;
  const key = words.length === 1 ? first.key : words.map((word) => word.key).join(' ');
  const list = table.phrases.get(key);
  if (list === undefined) table.phrases.set(key, [value]);
  else if (!list.includes(value)) list.push(value);
  if ((table.longest.get(first.key) ?? 0) < words.length) table.longest.set(first.key, words.length);
}

export type PhraseHit<T> = { first: number; last: number; values: T[] };

/** The phrases that start at word `i`, longest first. A phrase does not run over punctuation other than hyphen, slash, dot or one line break. */
export function phrasesAt<T>(table: PhraseTable<T>, text: string, tokens: Token[], i: number): PhraseHit<T>[] {
  const first = tokens[i];
  const longest = first === undefined ? undefined : table.longest.get(first.key);
  if (first === undefined || longest === undefined) return [];
  const hits: PhraseHit<T>[] = [];
  let key = first.key;
  for (let n = 1; ; n++) {
    const values = table.phrases.get(key);
    if (values !== undefined) hits.unshift({ first: i, last: i + n - 1, values });
    const next = tokens[i + n];
    if (n >= longest || next === undefined || !isJoint(text, tokens[i + n - 1]?.end ?? 0, next.start)) return hits;
    key = `${key} ${next.key}`;
  }
}

function isJoint(text: string, from: number, to: number): boolean {
  if (to - from > 8) return false;
  let breaks = 0;
  let marks = 0;
  for (let i = from; i < to; i++) {
    const code = text.charCodeAt(i);
    if (code === 10) breaks++;
    else if (
      code === 45 ||
      code === 47 ||
      code === 46 ||
      code === 0x2010 ||
      code === 0x2011 ||
      code === 0x2013 ||
      code === 95
    )
      marks++;
    else if (code !== 32 && code !== 9 && code !== 13 && code !== 160) return false;
  }
  return (
    breaks <= 1 &&
    marks <= 1 &&
    !(breaks === 1 && marks === 1) &&
    !(marks === 1 && text.charCodeAt(from) === 46 && to - from > 1)
  );
}
