import { foldWords } from '../text/fold-text.ts';

/** Parts of words that name a grade without a figure. */
const gradeWords = ['class', 'pass', 'distinction', 'merit', 'first', 'second', 'third'];

/** Whether a text without figures is a grade. */
export function namesGrade(text: string): boolean {
  const folded = foldWords(text);
  return gradeWords.some((word) => folded.includes(word));
}
