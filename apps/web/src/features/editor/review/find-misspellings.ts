import { isForeign, isForeignWord } from './is-foreign.ts';
import { bareWord, plainWord } from './plain-word.ts';
import { isTradeWord } from './trade-words.ts';

/** A dictionary: whether it has a word (`exactly`: as it is written, so that no name counts), and words close to one that it does not have. */
export type Speller = { has(word: string, exactly?: boolean): boolean; suggest(word: string): string[] };

/** A word that no dictionary knows, with its place in the text (UTF-16 offsets, end exclusive). */
export type Misspelling = { word: string; start: number; end: number; suggestions: string[] };

/** Shorter words are mostly abbreviations, */
const shortest = 5;
/** but for these, which only a slip of the fingers makes; small letters only. */
const slips = new Map([
  ['teh', 'the'],
  ['hte', 'the'],
  ['adn', 'and'],
]);
/** Where more of the words than this are unknown, a text or a line may be in another language; */
const foreignShare = 0.3;
/** and is, where a word of it is foreign or fewer of the unknown ones than this are one letter from an English one. */
const slipShare = 2 / 3;
const mostSuggestions = 3;
/** From so many letters on two slips in one word are likelier than another word. */
const longWord = 8;
/** Programs have shorter names: "cvzone", "jooby". */
const programName = 7;

/**
 * The misspelt words of an English text. Names, abbreviations, addresses, compounds, words of other languages and of `accepted` (lower case) are left
 * alone: a false alarm costs a person more than a missed one. Pure; same input, same result.
 */
export function findMisspellings(text: string, speller: Speller, accepted: ReadonlySet<string>): Misspelling[] {
  const answers = new Map<string, boolean>();
  const knows = (word: string) => {
    const known = answers.get(word) ?? isKnown(word, speller, accepted);
    answers.set(word, known);
    return known;
  };
  const all = [...text.matchAll(/\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)?/gu)].filter((match) => isProse(text, match));
  const lineOf = ({ index }: RegExpExecArray) => text.lastIndexOf('\n', index);
  const lines = Map.groupBy(all, lineOf);
  const foreignOf = (line: readonly RegExpExecArray[]) => unknownOf(line).filter(([word]) => !slips.has(word));
  const isEnglish = (word: string) => speller.has(word, true);
  const isOther = (unknown: readonly RegExpExecArray[], told: string) => {
    const near = unknown.filter(([word]) => closeTo(word, speller, 1).length > 0);
    return near.length < slipShare * unknown.length || wordsOf(told).some((word) => isForeignWord(word, isEnglish));
  };
  const toldAt = (at: number) => text.slice(at + 1).split('\n', 1)[0] ?? '';
  const read = [...lines].filter(
    ([at, line]) => !(isMostly(foreignOf(line), line, 2) && isOther(foreignOf(line), toldAt(at))),
  );
  const words = read.flatMap(([, line]) => line);
  function unknownOf(line: readonly RegExpExecArray[]) {
    return line.filter(([word]) => !knows(word));
  }
  const unknown = unknownOf(words);
  if (isMostly(unknown, words) && isOther(unknown, read.map(([at]) => toldAt(at)).join('\n'))) return [];
  return unknown.flatMap((match) => {
    const [word] = match;
    const slip = slips.get(word);
    if (slip) return [{ word, start: match.index, end: match.index + word.length, suggestions: [slip] }];
    if (isForeign(text, { word, start: match.index }, { knows, isEnglish })) return [];
    if (isMostly(foreignOf(inBracket(text, match, all)), inBracket(text, match, all), 2)) return [];
    const capital = /^\p{Lu}/u.test(word);
    if (
      capital &&
      ((lines.get(lineOf(match))?.length ?? 0) < 2 || !beginsSentence(text, match.index) || isName(text, match))
    )
      return [];
    const found = suggestionsFor(word, speller, furthestOf(word));
    if (found.length === 0) return [];
    const suggestions = capital ? found.map((one) => one.charAt(0).toUpperCase() + one.slice(1)) : found;
    return [{ word, start: match.index, end: match.index + word.length, suggestions }];
  });
}

/** The words of the bracket that a word stands in, none outside of one: a bracket may be in another language than its line. */
function inBracket(text: string, { index }: RegExpExecArray, words: readonly RegExpExecArray[]): RegExpExecArray[] {
  const open = Math.max(text.lastIndexOf('(', index), 0);
  const [inside = ''] = /^\([^()\n]*\)/.exec(text.slice(open)) ?? [];
  if (index >= open + inside.length) return [];
  return words.filter((word) => word.index > open && word.index < open + inside.length);
}

const wordsOf = (text: string): string[] => text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];

const furthestOf = (word: string): number => (/^\p{Lu}/u.test(word) || word.length < longWord ? 1 : 2);

/** Whether so many of the words are unknown that they are those of another language. */
function isMostly(unknown: readonly unknown[], words: readonly unknown[], least = 3): boolean {
  return unknown.length >= least && unknown.length > words.length * foreignShare;
}

/**
 * Whether a match is a word of prose: no address, no file name, no code, nothing with digits or capitals inside, no part of a word that was broken at the end of
 * a line, and nothing behind the bar of an entry's head, where names stand.
 */
function isProse(text: string, { 0: word, index }: RegExpExecArray): boolean {
  if ((word.length < shortest && !slips.has(word)) || /.\p{Lu}/u.test(word)) return false;
  const [before, behind] = [text.slice(Math.max(0, index - 200), index), text.slice(index + word.length)];
  if (/\p{L}[-‐‑]\s+$/u.test(before) || /^[-‐‑]\s+\p{Ll}/u.test(behind)) return false;
  // "(astro)physics": a bracket within a word leaves no word whole.
  if (/\p{L}[([)\]]$/u.test(before) || /^[([)\]]\p{L}/u.test(behind)) return false;
  if (/ \| [^\n]*$/.test(before) && isHead(`${before.split('\n').at(-1)}${word}${behind.split('\n', 1)[0]}`))
    return false;
  const start = text.slice(0, index).search(/\S+$/);
  const whole = text.slice(start < 0 ? index : start).match(/^\S+/)?.[0] ?? word;
  return !/[@/\\_#\d]|\w\.\w/.test(whole);
}

/** "Messenger | Cyclovelo | dvdmania": the head of an entry parts names; an item of a list, or a part that goes on in small letters, tells something. */
const isHead = (line: string): boolean =>
  !/^\s*[-–•*]\s/.test(line) && !line.split(' | ').some((part) => /^\p{Ll}+ \p{L}/u.test(part));

function isKnown(word: string, speller: Speller, accepted: ReadonlySet<string>): boolean {
  const plain = plainWord(word);
  const bare = bareWord(word);
  if (slips.has(word)) return accepted.has(word);
  if (accepted.has(bare) || speller.has(plain) || speller.has(bare) || isTradeWord(bare)) return true;
  return isDerived(bare, speller) || hasPrefix(bare, speller) || isCompound(bare, speller);
}

/** `submittals`, `architected`, `sharding`: made by rule of a word whose end nothing doubles or drops, so that no slip hides in the seam. */
function isDerived(word: string, speller: Speller): boolean {
  if (/\p{L}{4}[^s]s$/u.test(word) && speller.has(word.slice(0, -1), true)) return true;
  const [, stem = ''] = /^(\p{L}{3,}[b-df-hj-np-tvwxz]{2})(?:ed|ing|er|ers)$/u.exec(word) ?? [];
  return stem !== '' && !/(.)\1$/.test(stem) && speller.has(stem, true);
}

const prefixes =
  /^(?:anti|bio|co|cross|cyber|e|geo|hyper|inter|macro|micro|mid|mini|multi|nano|non|out|over|post|pre|pro|re|sub|super|tele|trans|ultra|un|under|up)(?=\p{L}{4,})/u;

function hasPrefix(word: string, speller: Speller): boolean {
  const stem = word.replace(prefixes, '');
  return stem !== word && speller.has(stem);
}

/** Endings that make a word rather than join one: "successfull" is no compound. */
const endings = new Set([
  'able',
  'age',
  'ally',
  'ance',
  'ence',
  'ful',
  'full',
  'ible',
  'ing',
  'ion',
  'ment',
  'ness',
  'til',
  'till',
]);

/** Two words written as one, as trades do: backend, checklist, timesheet. */
function isCompound(word: string, speller: Speller): boolean {
  // A letter written twice is a slip, even where the halves happen to be words.
  for (const { index } of word.matchAll(/(\p{L})\1/gu)) {
    if (speller.has(word.slice(0, index) + word.slice(index + 1))) return false;
  }
  for (let at = 3; at <= word.length - 3; at += 1) {
    const tail = word.slice(at);
    if (!endings.has(tail) && speller.has(word.slice(0, at), true) && speller.has(tail, true)) return true;
  }
  return false;
}

function beginsSentence(text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - 12), index);
  // Behind "J." and "Prof." stands a name.
  if (/(?:^|[^\p{L}])(?:\p{Lu}|Dr|Prof|Mr|Mrs|Ms|St)\.\s$/u.test(before)) return false;
  return /(?:^|\n|[.!?]\s)[\s\-–•*]*$/u.test(before);
}

/** A name at the beginning of a line: another capital or a bar follows, or the same word stands elsewhere within a sentence. */
function isName(text: string, { 0: word, index }: RegExpExecArray): boolean {
  if (/^(?:,? \p{Lu}| \|)/u.test(text.slice(index + word.length))) return true;
  const others = text.matchAll(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'gu'));
  return [...others].some((other) => other.index !== index && !beginsSentence(text, other.index));
}

const small = 'a an and as at be by for from in is of on or our per the their to via was we were will with your'.split(
  ' ',
);

/** Two words without the blank between them, one of them small: "ofthe", "inorder". */
function partWords(word: string, speller: Speller): string[] {
  return small.flatMap((one) => {
    const [rest, before] = word.startsWith(one) ? [word.slice(one.length), true] : [word.slice(0, -one.length), false];
    const parted = before || word.endsWith(one);
    const whole = small.includes(rest) || (rest.length > 2 && speller.has(rest, true));
    return parted && whole ? [before ? `${one} ${rest}` : `${rest} ${one}`] : [];
  });
}

/** The words that may be meant. Another first letter makes another word of a short one, and another name of a capitalized one. */
function suggestionsFor(word: string, speller: Speller, furthest: number): string[] {
  const first = word.charAt(0).toLowerCase();
  const mayBeName = word.length < programName || /^\p{Lu}/u.test(word);
  const close = closeTo(word, speller, furthest).filter((one) => !mayBeName || one.includes(' ') || one[0] === first);
  return close.slice(0, mostSuggestions);
}

/** Words not far from one: first those that only a letter written once or twice parts from it, then two words, then those with its first letter, which is seldom the slip. */
function closeTo(word: string, speller: Speller, furthest: number): string[] {
  const plain = word.toLowerCase();
  const close = speller
    .suggest(plain)
    .filter((one) => !/['\s]/.test(one) && one === one.toLowerCase() && distance(plain, one) <= furthest);
  const doubled = close.filter((one) => once(one) === once(plain));
  const alike = close.filter((one) => one[0] === plain[0]);
  return [...new Set([...doubled, ...partWords(plain, speller), ...alike, ...close])];
}

const once = (word: string): string => word.replace(/(.)\1/gu, '$1');

/** Letters added, left out, changed or swapped with their neighbour. */
export function distance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min((rows[i - 1]?.[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (rows[i - 1]?.[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, (rows[i - 2]?.[j - 2] ?? 0) + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return rows[one.length]?.[other.length] ?? 0;
}
