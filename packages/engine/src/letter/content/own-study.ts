import { behindOwnStudy, ownStudy } from '../../language/education/own-study-words.ts';
import { splitSentences } from '../../language/text/split-sentences.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';

/** "3rd Computer Science student studying at Holm University": the subject and the school, in English. */
const inEnglish =
  /(?:^|\s)((?:\p{Lu}[\p{L}&-]+ (?:(?:and|of|&) )?){1,4})student(?: studying)? (?:at|from) (?:the )?(\p{Lu}[\p{L}’'-]+(?: (?:of |for )?\p{Lu}[\p{L}’'-]+){0,4})(?=[\s.,;]|$)/u;

const subject = String.raw`\p{Lu}[\p{L}-]+(?: (?:de|der|des|di|du|da|do|e|und|et|y) \p{Lu}[\p{L}-]+| \p{Lu}[\p{L}-]+){0,4}`;

/** What the person studies, by the first sentences of the summary, where no entry of the education tells it. */
export function ownStudySentence({ resume, facts, language, verify }: LetterScene): DraftParagraph {
  const own = facts.filter(({ pointer, source }) => source !== 'answer' && pointer === '/basics/summary');
  const first = splitSentences(resume.basics?.summary ?? '').slice(0, 2);
  const said = first.flatMap((sentence) =>
    language === 'en' ? inOwnEnglish(sentence) : inOthers(sentence, language),
  )[0];
  return said === undefined || own.length === 0 || verify(said, own).length > 0 ? [] : [{ sentence: said, facts: own }];
}

function inOwnEnglish(sentence: string): string[] {
  const [, area = '', school = ''] = inEnglish.exec(sentence) ?? [];
  return area === '' ? [] : [`I am ${/^[AEIOU]/.test(area) ? 'an' : 'a'} ${area.trim()} student at ${school}.`];
}

function inOthers(sentence: string, language: string): string[] {
  const [words, behind] = [ownStudy[language], behindOwnStudy[language]];
  if (words === undefined || behind === undefined) return [];
  const found = new RegExp(
    String.raw`^(?:${words.replaceAll('{X}', `(?:${subject})`)})(?= (?:${behind}) |[.,;]|$)`,
    'u',
  ).exec(sentence.trim())?.[0];
  return found === undefined ? [] : [`${found}.`];
}
