import { stripTail } from '../text/strip-tail.ts';
import { governsRest } from './governs-rest.ts';

/** Fewest words of a part that still says something. */
const fewest = 3;

/** Where a line turns to examples of what it said: what stands before them is whole. */
const examples =
  /,? \(?(?:including|such as|e\.\s?g\.|i\.\s?e\.|z\.\s?B\.|u\.\s?a\.|insbesondere|einschließlich|inklusive|inkl\.|notamment|y compris|incluyendo|tales como|tra cui|incluindo|tais como|inclusief|zoals)(?=[ ,])(.*)$/isu;

/** A bracket that lists examples: "(televisions, amplifiers, etc.)". What a single word in brackets says of the deed ("(planned)") stays. */
const listInBrackets = / \((?=[^()]*(?:,|\betc|e\.g))[^()]*\)/giu;

/** What takes a deed back, or says whose it was. */
const takesBack =
  /(?<!\p{L})(?:not|never|no|none|without|un(?:finished|successful|til|der)|later|target|goal|objective|plan|plans|planned|proposed|proposal|draft|pilot|estimate[ds]?|expected|partly|partial|in part|part of|as|by|with|together|assistant|assisting|support|helper|intern|trainee|junior|observer|team|only|pending|ongoing|withdrawn|nicht|kein\p{L}*|ohne|geplant|später|ziel|teilweise|als|mit|unter|nur|non|pas|sans|avec|prévue?s?|objectif|comme|no|sin|con|como|solo|sem|com|não|meta|senza|niet|geen|zonder|doel|met)(?!\p{L})/iu;

/** A participle, by its shape: "later cancelled", "verworfen", "abandonné". */
const participle =
  /(?<!\p{L})(?:\p{L}{2,}ed|ge\p{L}{3,}(?:t|en)|(?:ver|be|ent|er|zer|ab\p{L}*ge|ein\p{L}*ge)\p{L}{2,}(?:t|en)|\p{L}{2,}iert|\p{L}{3,}ée?s?|\p{L}{3,}[aiu][dt][oa]s?)(?!\p{L})/iu;

/**
 * Parts of a line that are whole by themselves, word for word: its statements between semicolons, what stands before its examples, the line without a
 * list in brackets. Nothing where the line has no such place, or where what is left out says that the deed was none.
 */
export function saidInPart(line: string): string[] {
  const own = stripTail(line, ',;.').trim();
  const bare = own.replace(listInBrackets, (list) => (takesBack.test(list) || participle.test(list) ? list : ''));
  const [first = '', ...more] = bare.split(/;\s/u);
  const pieces = [first, ...(governsRest(first) ? [] : more.filter((piece) => !/^\s*\p{Ll}/u.test(piece)))];
  const parts = [
    ...pieces,
    ...pieces.map((piece) => piece.replace(examples, (cut, told: string) => (takesBack.test(told) ? cut : ''))),
  ];
  return [...new Set(parts.map((part) => stripTail(part, ',;.').trim()))].filter(
    (part) => part !== own && part.split(/\s+/).length >= fewest,
  );
}
