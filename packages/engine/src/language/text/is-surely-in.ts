import { countWords } from '@shortlist/schema';
import { isUnreadLanguage } from './is-unread-language.ts';
import { shareOfSmallWords } from './share-of-small-words.ts';

/** Texts of our languages hold more small words of their own than this; what Danish or Polish shares with German or Portuguese is less. */
const share = 0.07;

/** A text of fewer words may be a list of names. */
const fewestWords = 60;

/** Whether a text is surely in this of our languages. Which of them it comes nearest to says nothing of a text in none. */
export function isSurelyIn(text: string, language: string): boolean {
  if (isUnreadLanguage(text)) return false;
  const counts = countWords(text);
  const total = counts.values().reduce((sum, times) => sum + times, 0);
  return total < fewestWords || shareOfSmallWords(counts, language.slice(0, 2)) >= share;
}
