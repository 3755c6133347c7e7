import { lapsedWords } from '../dates/lapsed-words.ts';
import {
  anothers,
  answeredNo,
  bareNo,
  denied,
  learned,
  noHarm,
  othersClause,
  paperToCome,
  setInWork,
  takenBack,
  towards,
  underWay,
  weighed,
  wishedFor,
  withTeam,
  withTeamElsewhere,
} from './disclaimer-words.ts';
import { isNoPractice } from './is-wish.ts';

/**
 * A stretch of a line that shows nothing of the person: what they lack or had and have no more (`lacking`), else what they only learn or mean to learn.
 * `others`: the thing is named as other people's, beside whom they work. Offsets into the line.
 */
export type Disclaimer = { start: number; end: number; lacking: boolean; others?: true };

/** Behind the thing, after a colon, a dash or within brackets. */
const marked = new RegExp(`\\s*(?:[:–—]|\\s-|\\()\\s*(?:${underWay})(?!\\p{L})[^,;|•)]{0,40}\\)?`, 'giu');
/** What follows a certificate or course that is not finished. */
const unfinished = new RegExp(`[\\s,(:–—-](?:${underWay})(?!\\p{L})`, 'iu');

/** What follows one that holds no more. */
const ended = new RegExp(`(?<!\\p{L})(?:${lapsedWords}|revoked|no longer valid)(?!\\p{L})`, 'iu');
/** The same of one item of any line: "BOSIET (expired 2023), CSWIP 3.1". */
const endedItem = new RegExp(
  `[^\\s,;|•(:][^,;|•(:]{0,60}\\((?:has )?(?:${lapsedWords}|revoked)(?!\\p{L})[^)]{0,40}\\)`,
  'giu',
);
/** A line that speaks of papers wherever it stands, so that what ended in it is one of them. */
const paperWords =
  /certif|zertif|licen[cs]|licence|diplom|ausweis|schein(?!\p{Ll}{3})|permi[st](?!\p{Ll}{3})|permiso|carn[eé]t?(?!\p{L})|patente|attest|brevet|rijbewijs|habilitation|endorsement|accredit|(?<!\p{L})(?:card|ticket|kaart)(?!\p{L})/iu;

/** Where a disclaimer's clause ends: at a mark, at "but", or where the next claim begins. */
const stops =
  /[.!?](?=\s|$)|[;:()|•\n]|\s[–—-]\s|,? (?:but|however|although|though|while|yet|aber|jedoch|mais|cependant|pero|mas|ma|però|maar)(?!\p{L})|, (?:(?:I|ich|je|ik|ho|tengo|tenho) (?!will|want|möchte|wil)|good|strong|solid|have|has|had|with|used|using|experienced|proficient|expert|skilled|fluent|able|only|just|then|gute|sehr|sicher|nur|bonne|bien|seulement|buen|bom|boa|buon|goed|alleen)/iu;
/** Where a clause begins. */
const parts = /[.!?](?=\s)\s?|[,;|•\n]\s?|\s[–—-]\s/gu;
/** Words before a disclaimer that name nothing: "but I myself" points to the clause before. */
const pointing =
  /(?<!\p{L})(?:I|we|myself|personally|but|although|though|and|yet|which|so|ever|ich|wir|selbst|selber|aber|jedoch|und|doch|habe|damit|je|moi-même|mais|et|yo|pero|que|y|eu|mas|e|io|ma|però|ik|zelf|maar|en|heb|er|daar|mee|had|have|has|am|was|is)(?!\p{L})|[^\p{L}]/giu;

const known = new Map<string, Disclaimer[]>();

/**
 * What a line of a resume disclaims: "No experience with Python", "Learning SQL", "PMP (in progress)", "X möchte ich lernen". It judges clause by clause: the rest of
 * the line stays shown. `paper`: the line stands among certificates, where an open end tells of the whole line. This is the one place that says what a mention is worth.
 */
export function findDisclaimers(line: string, paper = false): Disclaimer[] {
  const key = `${paper ? 'p' : 'l'}${line}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  if (known.size > 4000) known.clear();
  const found = judge(line, paper);
  known.set(key, found);
  return found;
}

/** Whether a line speaks of papers, wherever it stands. */
export function namesPaper(line: string): boolean {
  return paperWords.test(line);
}

/** Whether a line says of anything in it that the person lacks it, only learns it, or holds it no more: it is not told to others. */
export function disclaimsAny(line: string, paper = false): boolean {
  return findDisclaimers(line, paper).some(({ others }) => others !== true);
}

function judge(line: string, paper: boolean): Disclaimer[] {
  if (paper && ended.test(line)) return [endedPaper(line)];
  if (isNoPractice(line) || (paper && paperToCome.test(line.trim())))
    return [{ start: 0, end: line.length, lacking: false }];
  const found: Disclaimer[] = [];
  const add = (start: number, end: number, lacking: boolean, others?: true): void => {
    if (end > start && !found.some((one) => start >= one.start && end <= one.end))
      found.push({ start, end, lacking, ...(others === undefined ? {} : { others }) });
  };
  if (ended.test(line)) {
    for (const { index, 0: item } of line.matchAll(endedItem)) add(index, index + item.length, true);
    const plain = endedPaper(line);
    if (found.length === 0 && namesPaper(line)) add(plain.start, plain.end, true);
  }
  for (const { index, 0: said } of line.matchAll(weighed)) add(pieceStart(line, index), index + said.length, true);
  for (const { index, 0: said } of line.matchAll(takenBack))
    add(clauseStart(line, index), clauseEnd(line, index + said.length), true);
  for (const { index, 0: said } of line.matchAll(wishedFor))
    add(pieceStart(line, index), clauseEnd(line, index + said.length), false);
  for (const [words, lacking] of [
    [denied, true],
    [learned, false],
    [towards, false],
  ] as const)
    for (const { index, 0: opening } of line.matchAll(words)) {
      if (found.some(({ start, end }) => index >= start && index < end)) continue;
      const end = clauseEnd(line, index + opening.length);
      // "PHP: keine Erfahrung": with nothing behind the words, the thing stands before them.
      const isBehind = /[\p{L}\d]/u.test(line.slice(index + opening.length, end));
      add(isBehind ? index : labelStart(line, index), end, lacking);
    }
  for (const { index, 0: said } of line.matchAll(answeredNo)) add(pieceStart(line, index), index + said.length, true);
  for (const { index, 0: said } of line.matchAll(marked)) add(pieceStart(line, index), index + said.length, false);
  addBare(line, add);
  for (const { index, 0: said } of [...anothers, othersClause].flatMap((words) => [...line.matchAll(words)])) {
    const isPassive = !/^(?:who|qui|que|quien|che|die|der|das)(?!\p{L})/iu.test(said);
    add(isPassive ? pieceStart(line, index) : index, clauseEnd(line, index + said.length), false, true);
  }
  for (const words of [withTeam, withTeamElsewhere])
    for (const { index, 0: said } of line.matchAll(words)) add(index, index + said.length, false, true);
  if (paper && unfinished.test(line)) add(0, line.length, false);
  return found.sort((a, b) => a.start - b.start);
}

/** Short sentences of a no and a thing: "Kein Englisch". */
function addBare(line: string, add: (start: number, end: number, lacking: boolean) => void): void {
  let from = 0;
  for (const piece of line.split(/(?<=[.!?;|•\n,:])\s+/u)) {
    const start = line.indexOf(piece, from);
    from = start + piece.length;
    const opening = bareNo.exec(piece)?.[0];
    if (opening === undefined || noHarm.test(piece)) continue;
    const rest = piece.slice(opening.length).split(/[,;(]/u)[0] ?? '';
    if (rest.trim().split(/\s+/).length <= 4 && !setInWork.test(rest))
      add(start, start + opening.length + rest.length, true);
  }
}

/** The label or the words that a trailing remark is about. */
function labelStart(line: string, at: number): number {
  return /[:(–—-]\s*$/u.test(line.slice(0, at)) ? pieceStart(line, Math.max(0, at - 3)) : at;
}

function clauseEnd(line: string, from: number): number {
  // A list after a label belongs to it: "Never used: Kubernetes, Helm".
  const label = /^\s?:\s?/u.exec(line.slice(from))?.[0].length ?? 0;
  const stop = line.slice(from + label, from + label + 200).search(stops);
  return stop === -1 ? Math.min(line.length, from + label + 200) : from + label + stop;
}

function pieceStart(line: string, at: number): number {
  let start = 0;
  for (const { index, 0: mark } of line.slice(0, at).matchAll(parts)) start = index + mark.length;
  return start;
}

/** Where the thing is named that "it" means: in the clause itself, or in the one before. */
function clauseStart(line: string, at: number): number {
  let start = pieceStart(line, at);
  if (start > 0 && line.slice(start, at).replace(pointing, '') === '') start = pieceStart(line, Math.max(0, start - 2));
  return start;
}

/** Of several papers in one line the one that has ended: "CDL Class A, Hazmat endorsement lapsed". What opens with the end, "PMP, expired 2020", tells of the whole line. */
function endedPaper(line: string): Disclaimer {
  const at = line.search(ended);
  const start = Math.max(line.lastIndexOf(',', at), line.lastIndexOf(';', at)) + 1;
  const stop = line.slice(at).search(/[,;](?![^(]*\))/u);
  const end = stop === -1 ? line.length : at + stop;
  return /\p{L}/u.test(line.slice(start, at)) || (start > 0 && /\d/u.test(line.slice(start, at)))
    ? { start, end, lacking: true }
    : { start: 0, end, lacking: true };
}
