import type { SourceText } from '@shortlist/schema';
import { isBullet, lineText } from '../../account/line-text.ts';
import { foldWord } from '../../tokens/fold-word.ts';
import { plainUrl } from '../../tokens/plain-url.ts';
import { readDates } from '../../tokens/read-dates.ts';

/** Whether a line is nothing but the address of a link of the file: it tells where to look, whatever it stands below. */
export function isAddress(text: string, { links }: SourceText): boolean {
  const plain = plainUrl(`https://${text}`);
  return !/\s/.test(text) && plain !== '' && links.some(({ url }) => plainUrl(url) === plain);
}

/** Whether a line says itself what it is, and is a whole line of the file: "Thesis: Grids of sensors". */
export function isLabelled(text: string, { lines }: SourceText): boolean {
  if (!/^\p{Lu}[\p{L} ]{2,30}: \S/u.test(text) || (readDates(text).length > 0 && !isOfBirth(text))) return false;
  const key = foldWord(text);
  const at = lines.findIndex((line) => foldWord(lineText(line)) === key);
  const below = lines[at + 1];
  // A line that goes on below is not whole.
  return at >= 0 && !(below && below.column === lines[at]?.column && /^\P{L}*\p{Ll}/u.test(lineText(below)));
}

/** A date that is said to be one of birth is none of an entry. */
const isOfBirth = (text: string): boolean =>
  /birth|born|geb|naiss|nacim|nascim|nascita|geboorte/i.test(text.slice(0, 30));

/** Whether a list item begins where one of the file does. */
export function isWholeItem(text: string, { lines }: SourceText): boolean {
  const key = foldWord(text);
  return lines.some((line) => {
    const own = foldWord(lineText(line));
    return own !== '' && (key === own || (key.startsWith(own) && isBullet(lineText(line))));
  });
}
