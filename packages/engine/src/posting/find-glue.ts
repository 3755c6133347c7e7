import { findListedSkills } from '../lexicon/find-listed-skills.ts';
import { isGeneralWord } from '../lexicon/word-weight.ts';

const seam =
  /(?<=\p{Ll}{3})(?=\p{Lu}\p{Ll}{2})|(?<=\p{Lu}{4})(?=\p{Lu}\p{Ll}{2})|(?<=\p{Ll}{4})(?=(?:\p{Lu}{3,5}|A)\s)|(?<=\p{Ll}{3})(?=\d{1,2}\s?(?:(?:[-–]|to)\s?\d{1,2}|\+)?\s?\+?\s?(?:years|yrs)\b)/gu;

/** What every seam has: a small letter before a capital or a digit, or many capitals in a row. Most lines have none, and this is fast. */
const mayHold = /\p{Ll}[\p{Lu}\d]|\p{Lu}{5}\p{Ll}/u;

/** Places where two words run together because a line break was lost ("SUMMARYProvide", "PositionExperienced"): both halves are words of job language. Offsets into the text. */
export function findGlue(text: string): number[] {
  if (!mayHold.test(text)) return [];
  const places: number[] = [];
  for (const { index } of text.matchAll(seam)) {
    const left = /\p{L}+$/u.exec(text.slice(Math.max(0, index - 16), index))?.[0] ?? '';
    const right = /^\p{L}+/u.exec(text.slice(index, index + 24))?.[0] ?? '';
    const opens = right === '' || /^\p{Lu}+$/u.test(right) || isGeneralWord(right.toLowerCase());
    if (isGeneralWord(left.toLowerCase()) && opens && !isName(left + right) && !looksLikeName(text, index, left, right))
      places.push(index);
  }
  return places;
}

/** "Zucchetti o TeamSystem", "Guidewire PolicyCenter, Excel": two capitals within a line, after other words, with nothing that goes on as a sentence does, are a product's name. */
function looksLikeName(text: string, at: number, left: string, right: string): boolean {
  if (!/^\p{Lu}\p{Ll}/u.test(left) || !/^\p{Lu}\p{Ll}/u.test(right)) return false;
  const before = text.slice(0, at - left.length);
  const goesOn = /^\s\p{Ll}/u.test(text.slice(at + right.length, at + right.length + 2));
  return /[\p{L}\d),]\s$/u.test(before) && (!goesOn || /(?:^|\s)\p{Ll}+\s$/u.test(before));
}

/** A name that is written so, JavaScript or QuickBooks: no seam. At most forty letters come in. */
function isName(word: string): boolean {
  return findListedSkills(word).some((skill) => skill.end - skill.start === word.length);
}
