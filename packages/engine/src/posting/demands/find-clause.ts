import { anyWord } from '../words/any-word.ts';
import { andWords, orWords, withWords } from '../words/find-clause-words.ts';

const abbreviated =
  /(?:^|[\s(.])(?:\p{Lu}|mind|kat|cat|kl|niv|min|max|ca|approx|inkl|bzw|ggf|etc|incl|e\.g|i\.e|exp|eidg|staatl|z\.b|u\.a|vs|no|nr|sr|jr|st|yrs?)$/iu;

/** The clause around a place: to the nearest semicolon, full stop or comma on both sides; commas in brackets part nothing. `wide`: nor do those of a list. */
export function clauseAround(text: string, start: number, end: number, wide = false): [number, number] {
  let from = start;
  while (from > 0 && !/[;,:•]/.test(text[from - 1] ?? '') && !endsSentence(text, from - 1) && start - from < 120)
    from--;
  let to = end;
  let depth = 0;
  while (to < text.length && !/[;•]/.test(text[to] ?? '') && to - end < 160) {
    if (text[to] === '(') depth += 1;
    else if (text[to] === ')') depth -= 1;
    if (
      text[to] === ',' &&
      !/\p{L}-/u.test(text.slice(Math.max(0, to - 2), to)) &&
      !(depth > 0 && closes(text, to)) &&
      !(wide && goesOn.test(text.slice(to, to + 60)))
    )
      break;
    if (endsSentence(text, to) && to - end > 1 && !(depth > 0 && closes(text, to))) break;
    to++;
  }
  if (to - end >= 160)
    while (to > end && /[\p{L}\d]/u.test(text[to - 1] ?? '') && /[\p{L}\d]/u.test(text[to] ?? '')) to--;
  if (start - from >= 120)
    while (from < start && /[\p{L}\d]/u.test(text[from - 1] ?? '') && /[\p{L}\d]/u.test(text[from] ?? '')) from++;
  from = skipSpaces(text, from, start);
  while (to > end && /[\s.,]/.test(text[to - 1] ?? '')) to--;
  // A place within a bracket that the clause closes belongs to what stands before it: "Class 1 (C+E) licence".
  const open = text.slice(0, from).lastIndexOf('(');
  if (text.slice(from, to).indexOf(')') > -1 && !text.slice(from, text.indexOf(')', from)).includes('(') && open >= 0)
    if (!text.slice(open, from).includes(')'))
      from = skipSpaces(text, Math.max(0, text.slice(0, open).search(/[^;,:•.]*$/u)), start);
  const shut = text.slice(from, start).lastIndexOf(')');
  if (shut >= 0 && !text.slice(from, from + shut).includes('(')) from = skipSpaces(text, from + shut + 1, start);
  return [skipLead(text, from, start), to];
}

function skipSpaces(text: string, at: number, end: number): number {
  let next = at;
  while (next < end && /\s/.test(text[next] ?? '')) next++;
  return next;
}

/** Whether the bracket that is open here closes soon. */
function closes(text: string, at: number): boolean {
  return /^[^()\n;]{0,120}\)/.test(text.slice(at, at + 122));
}

/** After the comma of a list: "communications or similar", "Economics", "and". */
const goesOn =
  /^,\s*(?!an?\s|the\s)(?:\p{Lu}|or\b|and\b|[\p{L}-]+(?:\s[\p{L}-]+){0,2}(?:,|\s(?:or|and|oder|und|o|ou|et|y|e)\s))/u;

function endsSentence(text: string, at: number): boolean {
  return (
    text[at] === '.' &&
    (at + 1 >= text.length || /\s/.test(text[at + 1] ?? '')) &&
    !abbreviated.test(text.slice(Math.max(0, at - 8), at))
  );
}

/** A clause does not open with the word that joins it to the one before. */
function skipLead(text: string, from: number, start: number): number {
  const lead = /^(?:and|or|including|plus|as well as|although|but|und|sowie|oder|et|y|e|en)\s+/i.exec(
    text.slice(from, start),
  )?.[0];
  return from + (lead?.length ?? 0);
}

/** Past the "and" or comma that joins two demands. */
export function skipJoint(text: string, at: number): number {
  return (
    at + (/^[\s,]*(?:(?:and|with|plus|or|und|sowie|et|y|e|en)\s+)?/i.exec(text.slice(at, at + 40))?.[0].length ?? 0)
  );
}

/** Before the "and" or comma that the next demand is joined with. */
export function dropJoint(text: string, at: number): number {
  let end = beforeComma(text, at);
  const word = /(?<=[\s,])(?:and|with|plus|or|und|et|y|e|en)$/i.exec(text.slice(Math.max(0, end - 6), end));
  if (word !== null) end = beforeComma(text, end - word[0].length);
  return end;
}

function beforeComma(text: string, at: number): number {
  let end = at;
  while (end > 0 && at - end < 12 && /[\s,]/.test(text[end - 1] ?? '')) end--;
  return end;
}

const and = new RegExp(String.raw`\s(?:${anyWord(andWords)})\s`, 'giu');
const beside = new RegExp(String.raw`\s(?:${anyWord(withWords)})\s(?!(?:${anyWord(orWords)})\s)`, 'giu');

/** What joins two conditions: each "and" between them, or a "with" where there is none. */
function jointsIn(between: string): RegExpExecArray[] {
  const ands = [...between.matchAll(and)];
  return ands.length > 0 ? ands : [...between.matchAll(beside)];
}

/** The clause of one condition: "lift 50 lbs and work weekends" are two, parted at the "and" between them. The later one begins behind the last, the earlier one ends before the first. */
export function ownClause(
  text: string,
  start: number,
  end: number,
  all: { start: number; end: number }[],
): [number, number] {
  let [from, to] = clauseAround(text, start, end);
  for (const other of all) {
    const between =
      other.start >= end ? text.slice(end, other.start) : text.slice(other.end, Math.max(start, other.end));
    const joints = jointsIn(between);
    const [first, last] = [joints[0], joints.at(-1)];
    if (first === undefined || last === undefined || other.start === start) continue;
    if (other.start >= end) to = Math.min(to, end + first.index);
    else from = Math.max(from, other.end + last.index + last[0].length);
  }
  return [from, to];
}
