import type { Document } from '@shortlist/schema';
import { stopWords } from '../language/text/stop-words.ts';

/** Words are judged from this many on; of those in resumes 94 % and more look like words, in wrongly mapped text about 80 %. */
const leastWords = 60;
const leastWordlike = 0.88;
/** In running text of the languages that we know, small words are 10 to 40 % of all, in wrongly mapped text 1 %. */
const leastSmall = 0.03;

const small = new Set(Object.values(stopWords).flat());
const vowel = /[aeiouyæøœıə]/i;
const shape = /^[\p{L}\p{M}\p{N}]+(?:['’.\-–/@&+:_,][\p{L}\p{M}\p{N}]+)*$/u;

/** Scripts that write no space between words: what stands between two spaces there is a clause, and tells nothing. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

/** True for text whose letters are mapped to other letters: it looks like text, but neither like words nor like a language. */
export function isGarbled(document: Document): boolean {
  const words = document.pages.flatMap((page) => page.items.flatMap((item) => item.text.split(/\s+/)));
  const judged = words.filter((word) => word.length >= 3 && /\p{L}/u.test(word) && !unspaced.test(word));
  if (judged.length < leastWords) return false;
  const wordlike = judged.filter(isWordlike).length / judged.length;
  const known = words.filter((word) => small.has(word.toLowerCase())).length / words.length;
  if (judged.length < 0.3 * words.length && words.some((word) => unspaced.test(word))) return false;
  return wordlike < leastWordlike && known < leastSmall;
}

/** Letters with marks only inside, and, in Latin script, a vowel among four letters. */
function isWordlike(word: string): boolean {
  const bare = word.replace(/^[^\p{L}\p{N}]+/u, '').replace(/[^\p{L}\p{N}]+$/u, '');
  if (!shape.test(bare)) return false;
  return bare.length < 4 || !/^\p{Script=Latin}+$/u.test(bare) || vowel.test(bare.normalize('NFD'));
}
