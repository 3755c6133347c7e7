import { keyOf, type Token, tokenize } from './tokenize.ts';

/** Phrases as a tree of their words' keys: all phrases that start at a word are found in one walk. */
export type PhraseTable<T> = { next?: Map<string, PhraseTable<T>>; values?: T[] };

export function makePhraseTable<T>(): PhraseTable<T> {
  return {};
}

/** Adds a phrase; several values may share one phrase. */
export function addPhrase<T>(table: PhraseTable<T>, phrase: string, value: T): void {
  let node = table;
  const words = keysOf(phrase);
  if (words.length === 0) return;
  for (const key of words) {
    node.next ??= new Map();
    let below = node.next.get(key);
    if (below === undefined) {
      below = {};
      node.next.set(key, below);
    }
    node = below;
  }
  if (node.values === undefined) node.values = [value];
  else if (!node.values.includes(value)) node.values.push(value);
}

/** The keys of a phrase's words; plain ones are split without the tokenizer, which is most of the lexicon. */
function keysOf(phrase: string): string[] {
  if (/^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/.test(phrase)) return phrase.toLowerCase().split(' ').map(keyOf);
  return tokenize(phrase).map((token) => token.key);
}

export type PhraseHit<T> = { first: number; last: number; values: T[] };

const nothing: PhraseHit<never>[] = [];

/** The phrases that start at word `i`, longest first. A phrase does not run over punctuation other than hyphen, slash, dot or one line break. */
export function phrasesAt<T>(table: PhraseTable<T>, text: string, tokens: Token[], i: number): PhraseHit<T>[] {
  let node = table.next?.get(tokens[i]?.key ?? '');
  if (node === undefined) return nothing;
  const hits: PhraseHit<T>[] = [];
  for (let last = i; ; last++) {
    if (node.values !== undefined) hits.unshift({ first: i, last, values: node.values });
    const word = tokens[last + 1];
    if (node.next === undefined || word === undefined) return hits;
    const below = node.next.get(word.key);
    if (below === undefined || !isJoint(text, tokens[last]?.end ?? 0, word.start)) return hits;
    node = below;
  }
}

function isJoint(text: string, from: number, to: number): boolean {
  if (to - from === 1 && text.charCodeAt(from) === 32) return true;
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
