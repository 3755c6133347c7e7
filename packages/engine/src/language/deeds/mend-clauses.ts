import { readVerb } from './action-verbs.ts';
import { readOpening } from './open-with-verb.ts';

const isPast = (word: string | undefined): boolean => readVerb(word ?? '')?.form === 'past';
const isBase = (word: string | undefined): boolean => readVerb(word ?? '')?.form === 'base';
const firstWord = (text: string): string => text.split(' ')[0] ?? '';

/** "Opened the second shop: hired 40 people" → "… and hired 40 people"; a colon before a bare list of things stays. English. */
export function joinColon(line: string): string {
  const [head = '', tail = '', ...more] = line.split(': ');
  if (tail === '' || more.length > 0 || head.split(' ').length < 4 || readOpening(head) === undefined) return line;
  return isPast(firstWord(head)) && isPast(firstWord(tail)) && !/;/.test(line) ? `${head} and ${tail}` : line;
}

/** "Ran the piping; passed verification" → "ran … and passed …"; behind a present "and have passed". Two clauses of which only one would have its "I". */
export function joinSemicolon(line: string, current: boolean): string {
  const [head = '', tail = '', ...more] = line.split(/; (?=\p{Ll})/u);
  if (tail === '' || more.length > 0) return line;
  if (result.test(tail) && (isPast(firstWord(head)) || isBase(firstWord(head)))) return `${head}, with ${tail}`;
  const joined = [...head.matchAll(/ and ([\p{L}-]+)/gu)].map(([, word = '']) => word);
  if (joined.some((word) => isPast(word) || isBase(word)) || !isPast(firstWord(tail))) return line;
  const and = joined.length > 0 ? ', and' : ' and';
  if (isPast(firstWord(head))) return `${head}${and} ${tail}`;
  return isBase(firstWord(head)) && /ed$/.test(firstWord(tail))
    ? `${head}${and}${current ? ' have' : ''} ${tail}`
    : line;
}

/** "Sign-ups up 17%": what came of a deed, in a note's words. */
const result =
  /^[\p{Ll}-]+(?: [\p{Ll}-]+){0,3} (?:up|down) (?:by )?[$€£]?\d[\d.,]*\s?(?:%|pp|points?|[kKmM])?(?: (?:in|over|within) [^,;]+)?$/u;

const noItem =
  /^(?:and|or|in|on|at|by|for|from|of|to|with|without|across|under|over|daily|weekly|monthly|often|always)$|(?:ing|ly)$/;

/** "Wrote launch emails, web copy, case studies": a list without its last "and". */
export function closeList(line: string): string {
  const [, verb = '', list = '', last = ''] =
    /^(\p{L}+ )((?:[\p{Ll}-]+(?: [\p{Ll}-]+){0,2}, ){2,5})([\p{Ll}-]+(?: [\p{Ll}-]+){0,2})$/u.exec(line) ?? [];
  const words = `${list}${last}`.split(/[ ,]+/);
  const isBroken = words.some((word) => noItem.test(word) || isPast(word));
  const isNouns = words.some((word) => /[^s]s$/.test(word));
  return !isPast(verb.trim()) || !isNouns || isBroken ? line : `${verb}${list.slice(0, -2)} and ${last}`;
}

/** "… business reviews, market recaps, monthly selling information": a list of things without its last "and", behind any clause. */
export function closeThings(clause: string): string {
  const [head = '', ...things] = clause.split(', ');
  const isThing = (piece: string) =>
    piece.split(' ').length <= 5 &&
    !/ (?:and|or) |[()]/.test(piece) &&
    !noThing.test(piece) &&
    !isPast(firstWord(piece));
  return things.length > 1 && things.every(isThing) && !/ (?:and|or) /.test(head)
    ? `${[head, ...things.slice(0, -1)].join(', ')} and ${things.at(-1)}`
    : clause;
}

/** What begins no thing: a joint, a condition, a gerund that tells what came of it. */
const noThing =
  /^(?:and|or|which|who|whose|where|when|while|then|including|such|with|without|for|from|to|by|in|on|at|as|of|if|both|not|up|about|over|\d\S*|\p{Ll}+ing(?= (?:the|an?|all|in|to|that|timely|\d)))(?= |$)/iu;

/** A line without the colon that introduces a bare list of things behind a whole clause: what is left shows whether it is broken otherwise. */
export function withoutListColon(line: string): string {
  const [head = '', tail = '', ...more] = line.split(': ');
  const isList =
    tail !== '' &&
    more.length === 0 &&
    head.split(' ').length >= 4 &&
    readOpening(head) !== undefined &&
    !tail.split(' ').some((word) => isPast(word.replace(/[,.;]$/, '')));
  return isList ? `${head} ${tail}` : line;
}

/** "Did stock checks, we got losses down" → "did stock checks, and we got losses down": two sentences that a comma alone held. */
export function joinOurs(line: string): string {
  return line.replace(/, we (?=(\p{Ll}+) )/u, (whole, verb: string) =>
    isPast(verb) || verb === 'got' || verb === 'cut' ? ', and we ' : whole,
  );
}

/** "Run crews of 3–5, read prints, order material" → "run crews of 3–5, read prints and order material"; undefined where not every piece opens with a verb. */
export function joinBases(line: string): string | undefined {
  const pieces = line.split(/, (?=\p{Ll})/u);
  if (pieces.length < 2 || / and /.test(line) || !pieces.every((piece) => isBase(firstWord(piece)) && / /.test(piece)))
    return undefined;
  return `${pieces.slice(0, -1).join(', ')} and ${pieces.at(-1)}`;
}

/** Of "Charge nurse two shifts a week; precepted 9 new nurses" the clause that a deed leads, where the whole says none. */
export function ledClause(line: string): string | undefined {
  const pieces = line.split(/; /);
  return pieces.length < 2 ? undefined : pieces.slice(1).find((piece) => isPast(firstWord(piece)));
}
