import { splitSentences } from '../text/split-sentences.ts';
import { readVerb } from './action-verbs.ts';
import { isNounLike, opensObject } from './noun-like-verbs.ts';

/** Fewest words of a piece that tells something by itself. */
const fewest = 4;

/**
 * The pieces of a resume line that each tell one thing: its sentences, statements joined by semicolons or run together where a file lost its
 * line breaks, each without a label ("AP: Reviewed …"). A line that is one piece comes back whole.
 */
export function linePieces(line: string): string[] {
  const pieces = splitSentences(line)
    .flatMap(splitSeams)
    .flatMap(splitStatements)
    .map((piece) => piece.replace(nextHeading, ''))
    .map((piece) => withoutLabel(unbracketed(piece.replace(/^[\s•▪●*(–-]+(?=\p{L}|\d|[$€£])/u, '').trim())))
    .filter((piece) => piece !== '');
  const told = pieces.filter((piece) => piece.split(/\s+/).length >= fewest);
  return told.length === 0 ? [line] : told;
}

/** "carried a load of 200 openings)": the end of a bracket that was opened before the piece. */
const unbracketed = (piece: string): string =>
  piece.includes(')') && !piece.includes('(') ? piece.replace(/\)(?=[.,;]?$)/, '') : piece;

/** A heading of the page that was read on behind a line. */
const nextHeading =
  / (?:Key|Major|Selected|Notable) (?:Contributions|Achievements|Accomplishments|Responsibilities|Projects|Results)(?:\b.*)?$/u;

/** Whether another line of the page begins amid a text that lost its line breaks. */
export const hasSeam = (text: string): boolean => splitSeams(text).length > 1;

/** "… for large projects Coordinated contractors …": a capital of a deed behind a small word begins another line of the page. */
function splitSeams(text: string): string[] {
  const capitals = [...text.matchAll(/(?<=[\p{L}\d)%][,;]? )\p{Lu}\p{Ll}{3,}(?= )/gu)];
  // Where one duty certainly begins amid the line, words that may be nouns begin one as well.
  const hasLostBreaks = capitals.some(({ 0: word, index }) =>
    opensDuty(word, wordBefore(text, index), text.slice(index + word.length + 1).split(' ')[0] ?? '', false),
  );
  const starts = capitals.filter(({ 0: word, index }) => {
    const before = wordBefore(text, index);
    const next = text.slice(index + word.length + 1).split(' ')[0] ?? '';
    if (joint.test(before)) return false;
    return readVerb(word)?.form === 'past'
      ? !/^\p{Lu}/u.test(before) || isPlainDeed.test(word)
      : opensDuty(word, before, next, hasLostBreaks);
  });
  return starts
    .map(({ index }) => index)
    .reduceRight<string[]>(
      ([head = '', ...rest], at) => [head.slice(0, at).trim(), head.slice(at).trim(), ...rest],
      [text],
    );
}

/** "… for Managers and candidates Meet potential candidates …": the next duty of a list, which no name goes on with. */
function opensDuty(word: string, before: string, next: string, hasLostBreaks: boolean): boolean {
  if (readVerb(word)?.form !== 'base' || /[,;]$/.test(before) || joint.test(before)) return false;
  if (isNounLike(word.toLowerCase()))
    return (
      /^\p{Ll}/u.test(before) && (hasLostBreaks ? /^\p{Ll}/u.test(next) && !ofSome.test(before) : opensObject(next))
    );
  return /^(?:\p{Ll}|\d)/u.test(before) || (isPlainDuty.test(word) && /^\p{Ll}/u.test(next));
}

/** Words that the name of a thing follows. */
const ofSome =
  /^(?:all|each|every|both|other|new|various|several|many|different|our|their|its|daily|weekly|monthly|quarterly|annual|local|regional|national|\p{Ll}+(?:ly|al|ic|ive))$/u;

/** The word that stands one space before a place. */
function wordBefore(text: string, index: number): string {
  const from = Math.max(text.lastIndexOf(' ', index - 2), text.lastIndexOf('\n', index - 2));
  return text.slice(from + 1, index - 1);
}

/** Deeds that begin a line also behind a name: no name goes on with them. */
const isPlainDeed =
  /^(?:Identified|Provided|Developed|Coordinated|Maintained|Processed|Prepared|Conducted|Implemented|Assisted|Handled|Performed|Supervised|Ensured|Trained|Reviewed)$/;

/** The same of duties that run. */
const isPlainDuty =
  /^(?:Identify|Provide|Develop|Coordinate|Maintain|Prepare|Conduct|Implement|Assist|Handle|Perform|Supervise|Ensure|Establish|Facilitate|Generate|Respond|Participate|Manage)$/;

const joint = /^(?:the|of|and|or|for|in|at|an?|as|to|with|by|on|from|&)$/i;

/** "Managed deposits; verified signatures": statements, each with a verb of its own at its head. */
function splitStatements(text: string): string[] {
  const parts = text.split(/; ?(?=\p{L})/u);
  const isStatement = (part: string) => {
    const form = readVerb(/^\p{L}+/u.exec(part)?.[0] ?? '')?.form;
    return form === 'past' || form === 'base' || form === 'gerund';
  };
  const isWhole = (part: string) => isStatement(part) && part.split(/\s+/).length >= fewest;
  if (parts.length > 1 && parts.every(isWhole))
    return parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1));
  // "Tracked paperwork in Taleo; applications, credentials": the first statement may be told without what only adds to it.
  return parts.length > 1 && isWhole(parts[0] ?? '') ? [text, parts[0] ?? ''] : [text];
}

/** "Royalty Reporting: In charge of 150 reports": the label names a field, the rest says what was done. */
export function withoutLabel(text: string): string {
  const rest = /^\p{Lu}[\p{L}/&' -]{1,40}: +(?=\p{Lu})(.+)$/u.exec(text)?.[1];
  const first = readVerb(/^\p{L}+/u.exec(rest ?? '')?.[0] ?? '');
  return rest !== undefined && (first?.form === 'past' || /^(?:In charge of|Responsible for) /.test(rest))
    ? rest
    : text;
}
