import { findLanguages } from '../../lexicon/learning/languages.ts';
import type { PlacedSegment } from '../text/mark-sections.ts';
import { anyWord } from '../words/any-word.ts';
import {
  articleWords,
  asksWords,
  degreeWords,
  haveWords,
  insteadWords,
  preferablyWords,
  thingWords,
} from '../words/split-joined-words.ts';
import { statesWish } from './judge-importance.ts';

const degree = `(?:(?:${anyWord(haveWords)}) )?(?:(?:${anyWord(preferablyWords)}),? )?(?:(?:${anyWord(articleWords)}) )?(?:(?:${anyWord(degreeWords)}) )*`;
const thing = `(?:(?:${anyWord(articleWords)}) )?(?:${anyWord(thingWords)})`;

/** "Three years as a fitter, experience in the field is a plus": a comma parts where what follows opens like a demand and is weighed by itself. */
const comma = new RegExp(`,\\s(?=${degree}${thing}(?!\\p{L}{3})[^,;]*$)`, 'giu');
const weighedItself =
  /(?<!\p{L})(?:is|would be|wäre|ist|serait|est|sería|es|è|zou|seria) (?:an? |ein |von |une? |un |een )?[\p{L}]+\W*$/iu;

/** Weak joints part where what follows opens like a demand; the strong ones also before a language. */
const weak = new RegExp(
  `,?\\s(?:and|und|et|y|e|en|with|mit|avec|con|com|met)\\s(?=${degree}${thing}(?!\\p{L}{3}))`,
  'giu',
);
const strong =
  /,\s(?=(?:vous (?:disposez|avez|êtes|maîtrisez|justifiez|possédez|parlez|savez)|(?:du|sie) (?:hast|haben|bist|sind|verfügst|verfügen|bringst|bringen)|you (?:are|have|hold|speak))(?!\p{L}))|,?\s(?:sowie(?: (?:über|auch|zu[mr]?))?|as well as|ainsi que|así como|nonché|bem como|alsook)\s/giu;

/** "Experience in a bakery - Experience with glazes": a dash parts what opens like a demand from another one. */
const dash = new RegExp(`\\s[-–—]\\s(?=${degree}${thing}(?!\\p{L}{3}))`, 'giu');

const opensWithWish = new RegExp(
  String.raw`^(?:(?:${anyWord(haveWords)}) )?(?:${anyWord(preferablyWords)})(?!\p{L})`,
  'iu',
);

/** The end of a part that has not yet said what it asks for: "knowledge | and experience of". */
const unfinished =
  /(?<!\p{L})(?:of|in|with|the|an?|and|or|^(?:\p{L}+ )?skills?|knowledge|experience|understanding|ability|von|mit|der|die|und|kenntnisse|erfahrung|de|du|des|la|expérience|connaissance|experiencia|conocimientos?|esperienza|conoscenza|ervaring|kennis)$/iu;

const asks = new RegExp(`(?:${anyWord(asksWords)})`, 'iu');

/** "Relevant experience in lieu of a degree": the other choice beside what stands before. */
const instead = new RegExp(String.raw`^[^,;]*(?<!\p{L})(?:${anyWord(insteadWords)})(?!\p{L})`, 'iu');

/** "Solid bookkeeping as well as very good German", "a trade and experience in sales": two parts that each ask for something are two demands. */
export function splitJoined(segment: PlacedSegment): PlacedSegment[] {
  const { text, start } = segment;
  if (text.length > 400) return [segment];
  const joints = [
    ...text.matchAll(strong),
    ...text.matchAll(weak),
    ...text.matchAll(comma),
    ...text.matchAll(dash),
  ].sort((a, b) => a.index - b.index);
  for (const { index, 0: joint } of joints) {
    const [left, right] = [text.slice(0, index), text.slice(index + joint.length)];
    const isSaidAnew = /^(?:vous|du|sie|you)\s/iu.test(right);
    if (
      !asksItself(left) ||
      !(asksItself(right) || isSaidAnew) ||
      left.split(/\s+/).length < 2 ||
      unfinished.test(left) ||
      instead.test(right)
    )
      continue;
    if (left.split('(').length !== left.split(')').length || /[,;:]\s*\p{L}*$/u.test(left)) continue;
    // A wish told at the end may be meant of both parts; one told first is of its own part.
    const isOwnWish = opensWithWish.test(right) || (joint.trim() === ',' && weighedItself.test(right));
    if (statesWish(right) !== statesWish(left) && !isOwnWish) continue;
    const from = start + index + joint.length;
    return [{ ...segment, text: left, end: start + index }, ...splitJoined({ ...segment, text: right, start: from })];
  }
  return [segment];
}

/** Whether a part of a sentence names a kind of demand, or a language. */
export function asksItself(part: string): boolean {
  return asks.test(part) || findLanguages(part).length > 0;
}
