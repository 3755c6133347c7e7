import { stemWord } from '../../lexicon/stem-word.ts';
import { findTitles } from '../../lexicon/titles/recognise-titles.ts';
import { tokenize } from '../../lexicon/tokenize.ts';
import { isGeneralWord } from '../../lexicon/word-weight.ts';

/** Whether two titles name the same trade: an occupation of both, or a word of theirs. */
export function isSameTrade(title: string, other: string): boolean {
  const [own, its] = [tradesOf(title), tradesOf(other)];
  const words = (text: string) => tokenize(text).map(({ key }) => stemWord(key));
  return (
    [...own].some((trade) => its.has(trade)) ||
    words(title).some((word) => word.length > 3 && !isGeneralWord(word) && words(other).includes(word))
  );
}

const tradesOf = (title: string): Set<string> =>
  new Set(findTitles(title).flatMap(({ title: each }) => each.occupations));
