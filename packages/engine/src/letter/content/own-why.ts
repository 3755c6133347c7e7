import { askedTo } from '../../language/stance/interview-answers.ts';
import { splitSentences } from '../../language/text/split-sentences.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';

/** Most words of the sentence. */
const mostWords = 40;

/** Why the person wants this job, in their own words: the first whole sentence of their answer. */
export function ownWhy({ facts, verify }: LetterScene): DraftParagraph {
  const fact = facts.find(
    ({ source, pointer }) => source === 'answer' && pointer.startsWith(`/answers/${askedTo.why}`),
  );
  const [told = ''] = splitSentences(fact?.text.slice((fact.text.indexOf(': ') ?? -2) + 2) ?? '');
  const plain = told.trim().replace(/[.!;,\s]+$/, '');
  const words = plain.split(/\s+/).length;
  if (fact === undefined || words < 5 || words > mostWords || /[?:•|]|^\p{Ll}/u.test(plain)) return [];
  const sentence = `${plain}.`;
  return verify(sentence, [fact]).length === 0 ? [{ sentence, facts: [fact] }] : [];
}
