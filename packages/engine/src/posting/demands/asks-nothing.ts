import { monthNumbers } from '../../language/dates/months.ts';
import { foldText } from '../../language/text/fold-text.ts';
import { skillsIn } from '../../lexicon/find/skills-in.ts';
import { findLanguages } from '../../lexicon/learning/languages.ts';
import { anyWord } from '../words/any-word.ts';
import { conditionWords, fieldWords, nothingWords, promiseWords } from '../words/asks-nothing-words.ts';
import { drivingLicenceWords } from '../words/read-gates-words.ts';

/** Lines that look like demands and are none: when work is done, that nothing is asked for, the papers that everybody brings when hired, a farewell. */
const nothing = new RegExp(String.raw`^\W*(?:${anyWord(nothingWords)})`, 'iu');

/** "Expérience", "Permis", "Formation": the name of a field, whose value stands on the line below. */
const field = new RegExp(String.raw`^\W*(?:${anyWord(fieldWords)})\s?:?\W*$`, 'iu');

/** "12 Feb", on its own line: the day on which the page was written or another job was posted. */
function isDay(line: string): boolean {
  const month = /^\W*\d{1,2}\.? (\p{L}{3,12})\.?(?: \d{4})?\W*$/u.exec(line)?.[1];
  return month !== undefined && monthNumbers.has(foldText(month));
}

const promise = new RegExp(String.raw`^\W*(?:${anyWord(promiseWords)})`, 'iu');
const condition = new RegExp(
  String.raw`(?<!\p{L})(?:${anyWord(conditionWords)}|${anyWord(drivingLicenceWords)})(?!\p{L})|\d`,
  'iu',
);

/** A promise or a way to apply, and nothing behind it that may be asked for. */
function promises(line: string): boolean {
  const opening = promise.exec(line)?.[0];
  if (opening === undefined) return false;
  const rest = line.slice(opening.length);
  return !condition.test(rest) && findLanguages(rest).length === 0 && skillsIn(rest).length === 0;
}

export function asksNothing(line: string): boolean {
  return promises(line) || nothing.test(line) || field.test(line) || isDay(line);
}
