import { countWords, stopWords } from '@shortlist/schema';
import { isOtherScript } from '../language/text/is-other-script.ts';

/** Of the words of running text in a language that we read, at least this share are small words of that language. */
const leastShare = 0.05;

/** Fewer words may be a list of names, which has no small words in any language. */
const fewestWords = 40;

/** Whether a text is in a language that we don't read: in another script, or without the small words of any of our languages. */
export function isUnreadLanguage(text: string): boolean {
  if (isOtherScript(text)) return true;
  const counts = countWords(text);
  const total = [...counts.values()].reduce((sum, times) => sum + times, 0);
  const most = Math.max(
    ...Object.values(stopWords).map((words) => words.reduce((sum, word) => sum + (counts.get(word) ?? 0), 0)),
  );
  return total >= fewestWords && most < leastShare * total;
}
