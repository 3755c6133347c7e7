import { stemWord } from '../../lexicon/stem-word.ts';
import { tokenize } from '../../lexicon/tokenize.ts';
import { isGeneralWord } from '../../lexicon/word-weight.ts';

/** Whether the text so far has the skill's telling words already. */
export function isSaid(name: string, said: string): boolean {
  const words = new Set(tokenize(said).map((token) => stemWord(token.key)));
  const telling = tokenize(name).filter(({ form }) => form.length > 2 && !isGeneralWord(form));
  // "SQL", "Excel": an everyday word in postings is said where it stands.
  const asked = telling.length === 0 ? tokenize(name) : telling;
  return asked.every(({ key }) => words.has(stemWord(key)));
}
