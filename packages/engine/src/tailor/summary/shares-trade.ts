import { isSameTrade } from '../../lexicon/relate/is-same-trade.ts';
import { stemWord } from '../../lexicon/stem-word.ts';
import { tokenize } from '../../lexicon/tokenize.ts';
import { isGeneralWord } from '../../lexicon/word-weight.ts';

/** Whether two titles are of one trade by the lexicon, or share a telling word. */
export function sharesTrade(title: string, other: string): boolean {
  const words = (text: string) => tokenize(text).map(({ key }) => stemWord(key));
  return (
    isSameTrade(title, other) ||
    words(title).some((word) => word.length > 3 && !isGeneralWord(word) && words(other).includes(word))
  );
}
