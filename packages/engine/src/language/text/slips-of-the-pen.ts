import { loadLexicon } from '../../lexicon/load-lexicon.ts';
import { loadWordTable } from '../../lexicon/meaning/word-table.ts';
import { isGeneralWord } from '../../lexicon/word-weight.ts';

/** Shortest and longest word that is mended: no common word is longer. */
const shortest = 7;
const longest = 24;
/** How common the word must be that was meant: its place in the table, most common first. */
const common = 12_000;

/** Share of a text's other words that must be known for it to be English. */
const known = 0.85;

let names: Set<string> | undefined;

/** Words of the lexicon's names: "kubernetes", "subnetting". */
function isName(word: string): boolean {
  if (names === undefined) {
    names = new Set();
    for (const { name, aliases } of loadLexicon().skills.values())
      for (const each of [name, ...aliases])
        for (const part of each.toLowerCase().match(/\p{L}+/gu) ?? []) names.add(part);
  }
  return names.has(word);
}

const isKnown = (word: string): boolean => {
  const { rows } = loadWordTable();
  return [word, word.replace(/s$/, ''), word.replace(/(?:e?d|ing)$/, ''), word.replace(/(?:e?d|ing)$/, 'e')].some(
    (each) => rows.has(each) || isName(each) || isGeneralWord(each),
  );
};

/** "Retrained", "subclassing": a known word behind what may stand before any. */
const isBuilt = (word: string): boolean => {
  const rest = /^(?:re|un|pre|co|over|under|sub|non|inter|multi|mis|out|up|de|dis|cross|micro|auto)(\p{L}{4,})$/u.exec(
    word,
  )?.[1];
  return rest !== undefined && isKnown(rest);
};

const meantBefore = new Map<string, string | undefined>();
const mostKept = 5000;

/**
 * The common word that was meant by one that does not exist: a letter left out, one too many or two in the wrong order, within the word ("sofware",
 * "enviroment"). Undefined where more than one word may be meant, and where the two only differ as American and British spellings do.
 */
export function meantWord(word: string): string | undefined {
  if (word.length < shortest || word.length > longest || !/^[a-z]+$/.test(word)) return undefined;
  if (meantBefore.has(word)) return meantBefore.get(word);
  const found = isKnown(word) || isBuilt(word) ? undefined : findMeant(word);
  if (meantBefore.size < mostKept) meantBefore.set(word, found);
  return found;
}

function findMeant(word: string): string | undefined {
  const { rows } = loadWordTable();
  const meant = new Set<string>();
  for (let at = 1; at < word.length - 1; at++) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    for (const letter of 'abcdefghijklmnopqrstuvwxyz') meant.add(head + letter + tail);
    if (at < word.length - 2) {
      meant.add(head + tail.slice(1));
      meant.add(head + (tail[1] ?? '') + (tail[0] ?? '') + tail.slice(2));
    }
  }
  const found = [...meant].filter((each) => each.length >= shortest && (rows.get(each) ?? common) < common);
  const [only] = found;
  return found.length === 1 && only !== undefined && !isVariant(word, only) ? only : undefined;
}

/** "labelled" and "labeled", "judgement" and "judgment", "colour" and "color". */
const isVariant = (one: string, other: string): boolean => plain(one) === plain(other);
const plain = (word: string): string =>
  word
    .replace(/ll/g, 'l')
    .replace(/dgement/, 'dgment')
    .replace(/ou(?=r)/g, 'o')
    .replace(/ae|oe/g, 'e')
    .replace(/mm(?=e?$)/, 'm');

/** How much of a text on either side of a word tells its language. */
const around = 300;

/** Whether the words of a text around the one in question are English. */
export function isEnglishAround(text: string, word: string, at: number): boolean {
  const near = text.slice(Math.max(0, at - around), at + word.length + around);
  const others = (near.toLowerCase().match(/(?<![\p{L}\p{N}])\p{L}{2,}(?![\p{L}\p{N}])/gu) ?? []).filter(
    (each) => each !== word,
  );
  return others.length > 0 && others.filter(isKnown).length >= known * others.length;
}
