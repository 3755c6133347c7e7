import { countWords, stopWords } from '@shortlist/schema';
import { isOtherScript } from '../language/text/is-other-script.ts';

/** Of the words of a text in a language that we read, at least this share are small words of that language, or fewer have a letter that none of our languages has. */
const share = 0.05;

/** A Latin letter of no language that we read: "ł", "č", "ş", "å". */
const foreign = /[^\P{Script=Latin}a-zäöüßàâçéèêëîïôûùœæñáíóúìòãõ]/u;

/** Whether a text is in a language that we don't read: in another script, or with letters of its own and without the small words of any of our languages. */
export function isUnreadLanguage(text: string): boolean {
  if (isOtherScript(text)) return true;
  const counts = [...countWords(text)];
  const total = counts.reduce((sum, [, times]) => sum + times, 0);
  const shareOf = (isCounted: (word: string) => boolean): number =>
    counts.reduce((sum, [word, times]) => sum + (isCounted(word) ? times : 0), 0) / total;
  return (
    shareOf((word) => foreign.test(word)) >= share &&
    Object.values(stopWords).every((words) => shareOf((word) => words.includes(word)) < share)
  );
}
