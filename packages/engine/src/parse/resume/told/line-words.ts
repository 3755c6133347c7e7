import { degreeLineWords } from '../../../language/education/degree-line-words.ts';

type Kind = keyof (typeof degreeLineWords)[number];

/** The words of some kinds in all languages, as the alternatives of a pattern: each list once, with either form of apostrophe. */
export const either = (...kinds: Kind[]): string =>
  [...new Set(kinds.flatMap((kind) => degreeLineWords.map((words) => words[kind])))].join('|').replaceAll('’', "['’]");

/**
 * Whether one word is of some kinds; of several words ("an der") each is. Texts are tested word by word: languages share words ("in", "en"), and a pattern that
 * repeats them takes twice as long with each such word.
 */
function wordTest(...kinds: Kind[]): (word: string) => boolean {
  const pattern = new RegExp(`^(?:${either(...kinds).replaceAll(' ', '|')})$`, 'iu');
  return (word) => pattern.test(word.replace(/^[([]+|[)\].,:;–-]+$/gu, ''));
}

export const isGradeWord = wordTest('grade', 'with');
export const leadsToGrade = wordTest('grade', 'with', 'link');
/** Says that something was learnt there, and neither what nor where. */
export const isPassedWord = wordTest('passed');
export const isFromWord = wordTest('from');
/** Only joins what the line tells. */
export const isLinkWord = wordTest('with', 'link', 'passed', 'from', 'of');

export const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
