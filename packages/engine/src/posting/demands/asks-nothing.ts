import { monthNumbers } from '../../language/dates/months.ts';
import { foldText } from '../../language/text/fold-text.ts';
import { anyWord } from '../words/any-word.ts';
import { fieldWords, nothingWords } from '../words/asks-nothing-words.ts';

/** Lines that look like demands and are none: when work is done, that nothing is asked for, the papers that everybody brings when hired, a farewell. */
const nothing = new RegExp(String.raw`^\W*(?:${anyWord(nothingWords)})`, 'iu');

/** "Expérience", "Permis", "Formation": the name of a field, whose value stands on the line below. */
const field = new RegExp(String.raw`^\W*(?:${anyWord(fieldWords)})\s?:?\W*$`, 'iu');

/** "12 Feb", on its own line: the day on which the page was written or another job was posted. */
function isDay(line: string): boolean {
  const month = /^\W*\d{1,2}\.? (\p{L}{3,12})\.?(?: \d{4})?\W*$/u.exec(line)?.[1];
  return month !== undefined && monthNumbers.has(foldText(month));
}

export function asksNothing(line: string): boolean {
  return nothing.test(line) || field.test(line) || isDay(line);
}
