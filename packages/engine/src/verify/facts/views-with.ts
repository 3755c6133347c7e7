import { isAlike } from '../reading/is-alike.ts';
import type { Word } from '../reading/read-words.ts';
import type { FactIndex, FactView } from './index-facts.ts';

const known = new WeakMap<FactIndex, Map<string, ReadonlySet<FactView>>>();

/** The facts that have a word or one that says the same; kept, since the checks of a sentence and the sentences of a letter ask for the same words again. */
export function viewsWith(word: Word, language: string, index: FactIndex): ReadonlySet<FactView> {
  let kept = known.get(index);
  if (kept === undefined || kept.size > 5_000) {
    kept = new Map();
    known.set(index, kept);
  }
  const key = `${language} ${word.word}`;
  const found =
    kept.get(key) ?? new Set(index.views.filter(({ words }) => words.some((own) => isAlike(word, own, language))));
  kept.set(key, found);
  return found;
}

const answers = new WeakMap<FactIndex, Map<RegExp, boolean>>();

/** Whether some fact matches a pattern, kept for the next sentence. */
export function someFactSays(pattern: RegExp, index: FactIndex): boolean {
  const kept = answers.get(index) ?? new Map<RegExp, boolean>();
  answers.set(index, kept);
  const found = kept.get(pattern) ?? index.views.some(({ fact }) => fact.text.search(pattern) >= 0);
  kept.set(pattern, found);
  return found;
}
