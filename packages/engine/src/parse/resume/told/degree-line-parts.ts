import { degreeScore } from '../../../language/education/degree-words.ts';
import { isInBrackets } from '../../../language/text/brackets.ts';
import { schoolScore } from '../../../language/titles/organisation-words.ts';
import type { Line } from '../../layout/types.ts';
import { fillsWidth } from '../entries/line-traits.ts';
import { either, isFromWord, isLinkWord, isPassedWord, leadsToGrade, wordsOf } from './line-words.ts';

const stage = new RegExp(String.raw`^(?:${either('stages')})(?=$|[\s.:,([–-])`, 'iu');
/** A stage of school and nothing else. */
export const onlyStage = new RegExp(
  String.raw`^(?:(?:${either('passed')})\s+)?(?:${either('stages')})\.?(?:\s+(?:${either('passed')}))*$`,
  'iu',
);
const passedBehind = /(?:^|[\s(-]+)(?:passed|pass)\)?$/iu;
// Behind these no name goes on: they tell how it was passed and who stands behind the school.
const howBehind = new RegExp(String.raw`(?<=\p{L}{2}[\p{L}.)]*)[\s,(]+(?:${either('how')})(?!\p{L}).*$`, 'iu');
const onlyHow = new RegExp(String.raw`^(?:${either('how')})(?!\p{L})`, 'iu');
/** A word that leads to the next is parted from it, or ends with an apostrophe. */
const parted = String.raw`(?:\s+|(?<=['’]))`;
const begun = new RegExp(String.raw`^[\s\d.)]*(?:(?:${either('begun')})${parted})+`, 'iu');
/** Degrees that elsewhere are titles. */
export const titled = new RegExp(String.raw`^(?:${either('degrees')})(?!\p{L})`, 'iu');
// Names begin with a capital, which the words before them need not.
const insensitive = (words: string): string =>
  words.replace(/\p{L}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);
const joining = new RegExp(String.raw`\s(?:${insensitive(either('from', 'of'))})${parted}(?:the\s)?(?=\p{Lu})`, 'gu');
const surely = new RegExp(String.raw`^\s(?:${either('from')})${parted}`, 'iu');
const leading = new RegExp(String.raw`^(?:${insensitive(either('from'))})${parted}(?=\p{Lu})`, 'u');
const separator =
  /\uE000+|,\s+|,(?=\p{Lu}\p{Ll})|;\s*|\s[|·•–—-]\s|\s[–—-](?=\p{L})|:\s+|(?<=\p{Ll}{4})\.\s+(?=\p{Lu})/gu;

/** A stretch of a text; `joined` behind a word that leads to a school. */
export type Part = { start: number; end: number; text: string; joined: boolean };

/** Where cells and lines end that do not run on in the next. */
export function partEnds(text: string, lines: Line[]): [number, number][] {
  const ends: [number, number][] = [];
  let at = 0;
  lines.forEach((line, i) => {
    const above = lines[i - 1];
    [...line.rail, ...line.cells].forEach((cell, c) => {
      const found = text.indexOf(cell.text, at);
      if (found < 0) return;
      if (found > 0 && (c > 0 || (above && !runsOn(above, line)))) ends.push([found - 1, found]);
      at = found + cell.text.length;
    });
  });
  return ends;
}

/** Whether a line goes on with the one above. */
export const runsOn = (above: Line, line: Line): boolean =>
  /^\p{Ll}/u.test(line.text) || /[,(–-]$/.test(above.text) || (fillsWidth(above) && !/[.)%]$/.test(above.text));

/** A text with some stretches of it blanked, each character for itself. */
export const blank = (text: string, stretches: [number, number][]): string =>
  stretches.reduce((said, [start, end]) => said.slice(0, start) + '\uE000'.repeat(end - start) + said.slice(end), text);

/** The parts of a text between its marks and what is blanked in `masked`. */
export function partsOf(text: string, masked: string): Part[] {
  const cuts = [...masked.matchAll(separator)].filter(
    ({ index, 0: mark }) => mark.startsWith('\uE000') || !isInBrackets(text, index + 1),
  );
  const raw: { start: number; end: number; joined: boolean }[] = [];
  let at = 0;
  for (const cut of [...cuts, undefined]) {
    const end = cut?.index ?? text.length;
    const own = masked.slice(at, end);
    const leads = [...own.matchAll(joining)].filter(({ index }) => schoolScore(own.slice(0, index)) === 0);
    // "Diploma of Higher Secondary from Greenmoor School": the word that surely leads to where, before one that may be part of a name.
    const lead =
      leads.find(({ index, 0: words }) => surely.test(words) && (index === 0 || /^\s*[\p{Lu}\d]/u.test(own))) ??
      leads.find(({ index }) => schoolScore(own.slice(index)) > 0);
    const alone = leading.exec(own.trimStart());
    if (lead) {
      if (lead.index > 0) raw.push({ start: at, end: at + lead.index, joined: false });
      raw.push({ start: at + lead.index + lead[0].length, end, joined: true });
    } else if (alone) raw.push({ start: at + own.search(/\S/) + alone[0].length, end, joined: true });
    else raw.push({ start: at, end, joined: false });
    at = cut ? cut.index + cut[0].length : end;
  }
  return raw.flatMap(({ start, end, joined }, i) => {
    const whole = text.slice(start, end).trimEnd();
    const words = withoutLead((joined ? whole.replace(howBehind, '') : whole).replace(passedBehind, ''));
    const lead =
      (i === 0 ? begun.exec(words)?.[0].length : undefined) ?? /^[\s()[\].:,–-]*/u.exec(words)?.[0].length ?? 0;
    const bare = words.slice(lead).replace(/[\s[,;:–-]+$|\s\($|(?<=\p{L}{4})\.$/u, '');
    if (i > 0 && onlyHow.test(bare)) return [];
    if (!/\p{L}.*\p{L}|\d\d/u.test(bare) || wordsOf(bare).every(isSaid) || text[start] === '/') return [];
    return [{ start: start + lead, end: start + lead + bare.length, text: bare, joined }];
  });
}

const isSaid = (word: string): boolean => isLinkWord(word) || leadsToGrade(word);

/** Words at an end lead to the grade or the date behind. */
function withoutLead(text: string): string {
  let words = text;
  for (let last = /\s(\S+)$/u.exec(words); last && leadsToGrade(last[1] as string); last = /\s(\S+)$/u.exec(words))
    words = words.slice(0, last.index);
  return words;
}

/** What is learnt by its own words: a degree, or a stage of school with no more behind it than a year, a grade, that it was passed, or where. */
export const isLearnt = (text: string): boolean =>
  isStage(text) ||
  titled.test(text) ||
  (degreeScore(text) > 0 && schoolScore(text.replace(/high school diploma/iu, '')) === 0);

function isStage(text: string): boolean {
  const found = stage.exec(text)?.[0];
  if (found === undefined) return false;
  const behind = wordsOf(text.slice(found.length).replace(/\([^()]*\)\s*$/u, ''));
  const stop = behind.findIndex((word) => !(isPassedWord(word) || leadsToGrade(word) || /^[([]?\d/u.test(word)));
  return stop < 0 || isFromWord(behind[stop] as string);
}

export const firstPart = (line: Line): string =>
  ([...line.rail, ...line.cells][0]?.text ?? '').split(/\s*[:,–-]\s|:$/u)[0]?.trim() ?? '';
