/** Shorter words are one letter away from too many others. */
const shortest = 6;

/** Words of their own that are one letter away from a heading's. */
const others = new Set('synopsys sprechen aufzeichnungen langage langages qualities introduccion referent'.split(' '));

/** By first letter, last letter: a misspelled word has its ends right. */
type Words = Map<string, string[]>;

const endsOf = (word: string): string => `${word[0]}${word.at(-1)}`;

/** The words of known headings that a misspelled one may have meant. */
export function wordsOfHeadings(phrases: Iterable<string>): Words {
  const words: Words = new Map();
  for (const word of new Set([...phrases].flatMap((phrase) => phrase.split(' ')))) {
    if (word.length >= shortest && /^[a-z]+$/.test(word))
      words.set(endsOf(word), [...(words.get(endsOf(word)) ?? []), word]);
  }
  return words;
}

/** The one word of a heading that a word is when one letter within it is left out, one too many, another, or changed places: "expirience". */
export function mendHeadingWord(word: string, words: Words): string | undefined {
  if (word.length < shortest || others.has(word)) return undefined;
  const meant = (words.get(endsOf(word)) ?? []).filter((known) => known !== word && isOneLetterOff(word, known));
  return meant.length === 1 ? meant[0] : undefined;
}

function isOneLetterOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from++;
  const [restA, restB] = [a.slice(from), b.slice(from)];
  if (restA.length > restB.length) return restA.slice(1) === restB;
  if (restA.length < restB.length) return restA === restB.slice(1);
  return restA.slice(1) === restB.slice(1) || `${restA[1]}${restA[0]}${restA.slice(2)}` === restB;
}
