import type { PlacedSegment } from '../text/mark-sections.ts';
import { anyWord } from '../words/any-word.ts';
import { butWords, deniedWords, disclaimedWords, waivedWords } from '../words/is-waived-words.ts';
import type { Draft } from './draft.ts';
import { clauseAround } from './find-clause.ts';

const waived = new RegExp(anyWord(waivedWords), 'iu');

/** "Experience of Civica is not.", after a sentence that says what is essential. */
const notSo = /(?<!\p{L})(?:is|are) not\W*$/iu;

/** "You do not need a background in retail." */
const disclaimed = new RegExp(String.raw`(?<!\p{L})(?:${anyWord(disclaimedWords)})(?!\p{L})`, 'iu');

/** "Diploma required, beginners welcome" waives what it stands beside between commas, and not the rest. */
const beginners =
  /(?<!\p{L})(?:débutant(?:e|\(e\))?s? accepté(?:e|\(e\))?s?|(?:quer|berufs)?einsteiger willkommen|no experience needed|beginners welcome)(?!\p{L})/iu;

/** "No Kotlin experience needed", "not a Kotlin role", "we do not use Kotlin": denied by the whole of a short line. */
const denied = new RegExp(String.raw`^\W*(?:${anyWord(deniedWords)})\W*$`, 'iu');

/** "A master's degree may substitute for the experience" asks for nothing more. */
const substitutes = /(?<!\p{L})(?:may|can|will) (?:be )?substitut\p{L}+|(?<!\p{L})in lieu of(?!\p{L})/iu;

const wishedOnly =
  /(?<!\p{L})(?:preferred|desirable|desired|an? (?:plus|advantage|asset|bonus)|helpful|useful|welcome|nice to have),? (?:but|though|yet|although) (?:is |are )?not (?:\p{L}+ )?(?:required|necessary|needed|essential)/iu;

/** Whether what a segment seems to ask for is said not to be needed: "German is not required" asks for nothing; "preferred but not essential" is a wish. */
export function isWaived({ text, start }: PlacedSegment, item: Draft): boolean {
  const [from, to] = clauseAround(text, item.start - start, item.end - start);
  const clause = text.slice(from, to);
  // "Experience in retail is preferred but not required": a wish.
  if (!wishedOnly.test(clause) && (denied.test(text) || denied.test(clause))) return true;
  if (
    isDisclaimed(
      clause,
      placeOf(item).map((at) => at - start - from),
    ) ||
    substitutes.test(clause) ||
    notSo.test(clause)
  )
    return true;
  if (beginners.test(text.slice(item.start - start).split(/[,;.]\s/)[0] ?? '')) return true;
  return (
    waived.test(clause) &&
    !/(?<!\p{L})(?:prefer\p{L}*|plus|advantage\p{L}*|asset|great|nice|desir\p{L}*|welcome|helpful|useful|but|ideal\p{L}*)(?!\p{L})/iu.test(
      clause,
    )
  );
}

const turn = new RegExp(String.raw`(?<!\p{L})(?:${anyWord(butWords)})(?!\p{L})`, 'giu');

/** Whether each part of a clause that a demand stands in is said not to be needed: "You need no degree but two years of work" asks for the years. */
function isDisclaimed(clause: string, [at = 0, till = at]: number[]): boolean {
  const turns = [0, ...Array.from(clause.matchAll(turn), ({ index }) => index), clause.length];
  return turns
    .slice(1)
    .every((end, i) => end <= at || (turns[i] ?? 0) >= till || disclaimed.test(clause.slice(turns[i], end)));
}

/** Where what is asked for stands: a demand may quote the whole of a line for one name in it. Years are of all that they stand beside. */
function placeOf({ start, end, kind, skills = [] }: Draft): number[] {
  const [first, last] = [skills[0], skills.at(-1)];
  return first === undefined || last === undefined || kind === 'experience' ? [start, end] : [first.start, last.end];
}
