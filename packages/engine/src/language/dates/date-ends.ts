import { foldWords } from '../text/fold-text.ts';
import { presentWords } from './months.ts';

/** A date without the dashes that tie it to the one above or below. */
export function withoutDashes(text: string): string {
  return text.replace(/^[-–—\s]+|[-–—\s]+$/gu, '');
}

/** Whether a text says nothing but that a time goes on: "Present", "heute". */
export function saysPresent(text: string): boolean {
  return presentWords.has(foldWords(text));
}
