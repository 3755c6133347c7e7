import { anyHouseWords, praiseWords } from '../words/any-house-words.ts';
import { anyWord } from '../words/any-word.ts';

const anyHouse = anyWord(anyHouseWords);
const whole = new RegExp(String.raw`^(?:(?:${anyHouse}|${anyWord(praiseWords)})(?:\s|$))+$`, 'iu');
const holds = new RegExp(String.raw`(?<!\p{L})(?:${anyHouse})(?!\p{L})`, 'iu');

/** "Leading Company", "Führendes Unternehmen": a word for any house, with nothing but praise around it, names none. */
export function isAnyHouse(name: string): boolean {
  return holds.test(name) && whole.test(name);
}
