import { findListedSkills } from '../../lexicon/find/find-listed-skills.ts';
import { isGeneralWord } from '../../lexicon/word-weight.ts';

const seam =
  /(?<=\p{Ll}{3})(?=\p{Lu}\p{Ll}{2})|(?<=\p{Lu}{4})(?=\p{Lu}\p{Ll}{2})|(?<=\p{Ll}{4})(?=(?:\p{Lu}{3,5}|A)\s)|(?<=\p{Ll}{3})(?=\d{1,2}\s?(?:(?:[-–]|to)\s?\d{1,2}|\+)?\s?\+?\s?(?:years|yrs)\b)/gu;

/** Whether a text has what every seam has: a small letter before a capital or a digit, or a capital before a small letter after another capital. Most lines have none. */
function mayHold(text: string): boolean {
  let before = 0;
  let earlier = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const kind =
      code > 127
        ? code >= 0xc0 && code < 0x2000
          ? 4
          : 0
        : code >= 97 && code <= 122
          ? 1
          : code >= 65 && code <= 90
            ? 2
            : code >= 48 && code <= 57
              ? 3
              : 0;
    if ((before === 1 || before === 4) && (kind === 2 || kind === 3 || kind === 4)) return true;
    if (kind === 1 && before === 2 && (earlier === 2 || earlier === 4)) return true;
    earlier = before;
    before = kind;
  }
  return false;
}

/** Places where two words run together because a line break was lost ("SUMMARYProvide", "PositionExperienced"): both halves are words of job language. Offsets into the text. */
export function findGlue(text: string): number[] {
  if (!mayHold(text)) return [];
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
