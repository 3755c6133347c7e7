import { findListedSkills } from '../lexicon/find-skills.ts';
import { isGeneralWord } from '../lexicon/word-weight.ts';

const seam = /(\p{Ll}{3,})(\p{Lu}\p{Ll}{2,})|(\p{Lu}{4,})(\p{Lu}\p{Ll}{2,})/gu;

/** Places where two words run together because a line break was lost ("SUMMARYProvide", "PositionExperienced"): both halves are words of job language. Offsets into the text. */
export function findGlue(text: string): number[] {
  const places: number[] = [];
  for (const match of text.matchAll(seam)) {
    const left = match[1] ?? match[3] ?? '';
    const right = match[2] ?? match[4] ?? '';
    const before = text.slice(Math.max(0, match.index - 20), match.index + left.length);
    const word = /[\p{L}]+$/u.exec(before)?.[0] ?? left;
    const after =
      /^[\p{L}]+/u.exec(text.slice(match.index + left.length, match.index + left.length + 30))?.[0] ?? right;
    if (isGeneralWord(word.toLowerCase()) && isGeneralWord(after.toLowerCase()) && !isName(word + after))
      places.push(match.index + left.length);
  }
  return places;
}

/** A name that is written so: JavaScript, PowerPoint. */
function isName(word: string): boolean {
  return findListedSkills(word).some((skill) => skill.end - skill.start === word.length);
}
