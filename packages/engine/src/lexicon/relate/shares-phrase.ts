import { stemWord } from '../stem-word.ts';
import { tokenize } from '../tokenize.ts';
import { isGeneralWord } from '../word-weight.ts';

type Word = { stem: string; general: boolean };

/** The words of a text that tell something, in their order. */
const wordsOf = (text: string): Word[] =>
  tokenize(text)
    .filter(({ form }) => form.length > 3)
    .map(({ form, key }) => ({ stem: stemWord(key), general: isGeneralWord(form) }));

/**
 * Whether a line says in the same words what a demand or a duty does: three that follow on each other in both ("provided technical support"), or two
 * with a third elsewhere, where one of the two is not of every trade.
 */
export function sharesPhrase(line: string, asked: string): boolean {
  const [own, others] = [wordsOf(line), wordsOf(asked)];
  const stems = new Set(others.map(({ stem }) => stem));
  const shared = new Set(own.filter(({ stem }) => stems.has(stem)).map(({ stem }) => stem));
  if (shared.size < 3) return false;
  const pairs = new Set(others.slice(1).map(({ stem }, i) => `${others[i]?.stem} ${stem}`));
  const follow = (i: number): boolean => {
    const [before, word] = [own[i - 1], own[i]];
    return (
      before !== undefined &&
      word !== undefined &&
      before.stem !== word.stem &&
      pairs.has(`${before.stem} ${word.stem}`)
    );
  };
  return own.some((word, i) => follow(i) && (follow(i + 1) || !(word.general && own[i - 1]?.general === true)));
}
