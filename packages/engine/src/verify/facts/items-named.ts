import type { Parts } from '../claims.ts';
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
  const said = claims.words.filter((word) => !smallWords.has(word.word));
  const holdsRun = (words: string[], inCapitals = false) =>
    said.some((_, at) =>
      words.every((key, i) => said[at + i]?.key === key && (!inCapitals || said[at + i]?.capital === true)),
    );
  const named = index.names.filter(({ words }) => words.length > 0 && holdsRun(words));
  // "Tayside Mutual" of Tayside Mutual Insurance, where no other name begins so.
  const begun = index.names.filter(({ item, words }) => {
    const first = words.slice(0, 2);
    const isOwn = index.names.every(
      (other) => other.item === item || !first.every((word, i) => other.words[i] === word),
    );
    return words.length > 2 && isOwn && item.startsWith('/work/') && holdsRun(first, true);
  });
  return new Set([...named, ...begun].map(({ item }) => item));
}
