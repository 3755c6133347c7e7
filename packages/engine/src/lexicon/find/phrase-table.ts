import { formsIn, keyOf, type Token, tokenize } from '../tokenize.ts';

/**
 * Phrases as a tree of their words' keys: all phrases that start at a word are found in one walk. The tree below a first word is made when a text
 * first holds that word, since a text holds few of a lexicon's first words.
 */
export type PhraseTable<T> = { waiting: Map<string, Phrase<T>[]>; roots: Map<string, Node<T>> };
type Phrase<T> = { text: string; value: T };
type Node<T> = { next?: Map<string, Node<T>>; values?: T[] };

export function makePhraseTable<T>(): PhraseTable<T> {
  return { waiting: new Map(), roots: new Map() };
}

/** Adds a phrase; several values may share one phrase. To be called before the table is asked. */
export function addPhrase<T>(table: PhraseTable<T>, phrase: string, value: T): void {
  const first = firstKey(phrase);
  if (first === undefined) return;
  const waiting = table.waiting.get(first);
  if (waiting === undefined) table.waiting.set(first, [{ text: phrase, value }]);
  else waiting.push({ text: phrase, value });
}

function firstKey(phrase: string): string | undefined {
  const plain = /^[A-Za-z0-9]+(?= |$)/.exec(phrase)?.[0];
  return plain === undefined ? tokenize(phrase)[0]?.key : keyOf(plain.toLowerCase());
}

function rootOf<T>(table: PhraseTable<T>, key: string): Node<T> | undefined {
  const waiting = table.waiting.get(key);
  if (waiting === undefined) return table.roots.get(key);
  table.waiting.delete(key);
  const root: Node<T> = {};
  table.roots.set(key, root);
  for (const { text, value } of waiting) {
    let node = root;
    for (const { key: word } of formsIn(text).slice(1)) {
      node.next ??= new Map();
      let below = node.next.get(word);
      if (below === undefined) {
        below = {};
        node.next.set(word, below);
      }
      node = below;
    }
    if (node.values === undefined) node.values = [value];
    else if (!node.values.includes(value)) node.values.push(value);
  }
  return root;
}

export type PhraseHit<T> = { first: number; last: number; values: T[] };

const nothing: PhraseHit<never>[] = [];

/** The phrases that start at word `i`, longest first. A phrase does not run over punctuation other than hyphen, slash, dot, an elision's apostrophe or one line break. */
export function phrasesAt<T>(table: PhraseTable<T>, text: string, tokens: Token[], i: number): PhraseHit<T>[] {
  let node = rootOf(table, tokens[i]?.key ?? '');
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
  if (to - from === 1) {
    const code = text.charCodeAt(from);
    // The apostrophe of an elision: "chef d'atelier".
    if (code === 32 || code === 39 || code === 0x2019) return true;
  }
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
