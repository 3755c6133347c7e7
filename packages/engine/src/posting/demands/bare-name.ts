import { anyWord } from '../words/any-word.ts';
import { demandEndWords } from '../words/bare-name-words.ts';
/** "CEN preferred", "IATF 16949 required": the name without the words that only say how much it is wanted. */
export function bareName(text: string): string {
  const bare = text.replace(demandEnd, '').trim();
  return bare === '' ? text : bare;
}

const demandEnd = new RegExp(String.raw`[\s,(–-]+(?:${anyWord(demandEndWords)})[).]*$`, 'iu');
