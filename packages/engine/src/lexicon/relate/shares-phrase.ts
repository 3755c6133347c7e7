import { stemWord } from '../stem-word.ts';
import { tokenize } from '../tokenize.ts';
import { isGeneralWord } from '../word-weight.ts';

type Word = { stem: string; general: boolean };

/** The words of a text that tell something, in their order. */
const wordsOf = (text: string): Word[] =>
  tokenize(text)
    .filter(({ form }) => form.length > 3)
    .map(({ form, key }) => ({ stem: stemWord(key), general: isGeneralWord(form) }));

/** The words of a text, and where each two of them stand behind each other. */
type Phrases = { stems: Set<string>; pairs: Set<string> };

const pairOf = (one: Word, next: Word): string => `${one.stem} ${next.stem}`;

function phrasesOf(text: string): Phrases {
  const words = wordsOf(text);
  return {
    stems: new Set(words.map(({ stem }) => stem)),
    pairs: new Set(words.slice(1).map((word, i) => pairOf(words[i] as Word, word))),
  };
}

/**
 * Tells whether a line says in the same words what one of the texts of a posting does: three that follow on each other in both ("provided technical
 * support"), or two with a third elsewhere, where one of the two is not of every trade. The texts are read once.
 */
export function phraseSharing(asked: readonly string[]): (line: string) => boolean {
  const byPair = new Map<string, Phrases[]>();
  for (const each of new Set(asked)) {
    const phrases = phrasesOf(each);
    for (const pair of phrases.pairs) {
      const held = byPair.get(pair);
      if (held) held.push(phrases);
      else byPair.set(pair, [phrases]);
    }
  }
  return (line) => {
    const own = wordsOf(line);
    const near = new Set(own.slice(1).flatMap((word, i) => byPair.get(pairOf(own[i] as Word, word)) ?? []));
    return [...near].some((phrases) => isShared(own, phrases));
  };
}

function isShared(own: readonly Word[], { stems, pairs }: Phrases): boolean {
  const shared = new Set(own.filter(({ stem }) => stems.has(stem)).map(({ stem }) => stem));
  if (shared.size < 3) return false;
  const follow = (i: number): boolean => {
    const [before, word] = [own[i - 1], own[i]];
    return before !== undefined && word !== undefined && before.stem !== word.stem && pairs.has(pairOf(before, word));
  };
  return own.some((word, i) => follow(i) && (follow(i + 1) || !(word.general && own[i - 1]?.general === true)));
}
