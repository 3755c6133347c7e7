import { behindOwnStudy, ownStudy } from '../../language/education/own-study-words.ts';
import { splitSentences } from '../../language/text/split-sentences.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';

const subject = String.raw`\p{Lu}[\p{L}-]+(?: (?:de|der|des|di|du|da|do|e|und|et|y) \p{Lu}[\p{L}-]+| \p{Lu}[\p{L}-]+){0,4}`;

/** What the person studies, by the first sentences of the summary, where no entry of the education tells it. None in English: there too many sentences speak of somebody else's study, or of one that is over. */
export function ownStudySentence({ resume, facts, language, verify }: LetterScene): DraftParagraph {
  const own = facts.filter(({ pointer, source }) => source !== 'answer' && pointer === '/basics/summary');
  const first = splitSentences(resume.basics?.summary ?? '').slice(0, 2);
  const said = first.flatMap((sentence) => inOwnWords(sentence, language))[0];
  return said === undefined || own.length === 0 || verify(said, own).length > 0 ? [] : [{ sentence: said, facts: own }];
}

function inOwnWords(sentence: string, language: string): string[] {
  const [words, behind] = [ownStudy[language], behindOwnStudy[language]];
  if (words === undefined || behind === undefined) return [];
  // What hangs on a condition stands behind a comma, and a year may say that it is over: "Ich studiere Medizin, wenn …".
  if (/[,\d]/.test(sentence)) return [];
  const found = new RegExp(
    String.raw`^(?:${words.replaceAll('{X}', `(?:${subject})`)})(?= (?:${behind}) |[.;]|$)`,
    'u',
  ).exec(sentence.trim())?.[0];
  return found === undefined ? [] : [`${found}.`];
}
