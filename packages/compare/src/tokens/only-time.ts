import { durationWords, hedgeWords, seasonWords } from '../words/date-words.ts';
import { foldWord } from './fold-word.ts';
import { readDates } from './read-dates.ts';

/** Letters that a date may have beside it: a dash, brackets, a small word. */
const mostBeside = 12;

/** Whether a text says little but a date or a span of time, and how sure it is: "Expected Graduation: May 2025". */
export function isOnlyDate(text: string): boolean {
  const dates = readDates(text);
  const beside = (text.match(/\p{L}+/gu) ?? []).filter((word) => isOfDate(foldWord(word)));
  const covered = dates.reduce((sum, { start, end }) => sum + end - start, beside.join('').length);
  return dates.length > 0 && text.length - covered <= mostBeside;
}

const isOfDate = (word: string): boolean => seasonWords.has(word) || hedgeWords.has(word);

/** Whether a text says only how long something lasts: "2 years 10 months". */
export function isOnlyDuration(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length > 1 && words.every((word) => /^\d{1,2}$/.test(word) || durationWords.has(foldWord(word)));
}

export const isOnlyTime = (text: string): boolean => isOnlyDate(text) || isOnlyDuration(text);
