import type { Parts } from './claims.ts';
import { type FactIndex, smallWords } from './index-facts.ts';

/** The jobs whose title a sentence speaks of by "as …" or that it opens with ("TITLE: …"), where it names no employer: of two titles the longer. */
export function itemsTitled(claims: Parts, index: FactIndex): Set<string> {
  const keys = claims.words.map((word) => word.key);
  const found = index.views.flatMap((view) => {
    if (!/^\/work\/\d+\/position$/.test(view.fact.pointer)) return [];
    const title = view.words.map(({ key }) => key);
    const at = keys.findIndex(
      (_, i) =>
        title.every((key, j) => keys[i + j] === key) &&
        (i === 0
          ? /^\s*[:|(–—]/.test(claims.text.slice(claims.words[title.length - 1]?.end))
          : saying.test(
              claims.words
                .slice(Math.max(0, i - 2), i)
                .map(({ word }) => word)
                .join(' '),
            )),
    );
    return at < 0 ? [] : [{ item: view.item, length: title.length, words: title.join(' ') }];
  });
  const longest = Math.max(0, ...found.map(({ length }) => length));
  return new Set(found.filter(({ length }) => length === longest).map(({ item }) => item));
}

const saying = /(?:^| )(?:as|als|comme|como|come)(?: (?:an?|the|eine?|une?|een|um|uma|un|una))?$/;

/** The entries ("/work/0", "/education/1") whose employer or school a sentence names. */
export function itemsNamed(claims: Parts, index: FactIndex): Set<string> {
  const keys = claims.words.filter((word) => !smallWords.has(word.word)).map((word) => word.key);
  const holdsRun = (words: string[]) => keys.some((_, at) => words.every((word, i) => keys[at + i] === word));
  return new Set(index.names.filter(({ words }) => words.length > 0 && holdsRun(words)).map(({ item }) => item));
}
