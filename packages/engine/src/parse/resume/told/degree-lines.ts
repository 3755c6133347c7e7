import { findDates } from '../../../language/dates/find-dates.ts';
import { readVerb } from '../../../language/deeds/action-verbs.ts';
import { splitDegree } from '../../../language/education/degree-words.ts';
import { isEducationDetail } from '../../../language/education/education-details.ts';
import { isJoining } from '../../../language/text/joining-words.ts';
import { organisationScore, schoolScore } from '../../../language/titles/organisation-words.ts';
import type { Line } from '../../layout/types.ts';
import { isRemark } from '../education/degree-details.ts';
import type { Draft } from '../fact.ts';
import { findUnread, standsIn } from '../sections/find-unread.ts';
import {
  blank,
  firstPart,
  isLearnt,
  onlyStage,
  type Part,
  partEnds,
  partsOf,
  runsOn,
  titled,
} from './degree-line-parts.ts';
import { draftLine } from './draft-degree-line.ts';
import { joinCells } from './joined-text.ts';
import { findLineGrades } from './line-grades.ts';

/** More text than this tells more than a degree. */
const longest = 320;

/** What was learnt has at most so many words, where no word of it names a degree. */
const mostWords = 10;

/**
 * `told`: the degrees that a line each tells; `drafts`: these and, in the order of the page, those of the other lines, `sure` without those read anew. `whole`: no
 * line is of another form; `sentences`: most degrees are told as "what from where". `unread`: what of the section no degree holds.
 */
export type DegreeLines = {
  told: Draft[];
  sure: Draft[];
  drafts: Draft[];
  whole: boolean;
  sentences: boolean;
  unread: Line[];
};

/**
 * The degrees of a section that tells them in a line each, the degree first and its school behind ("Licenciada en Comercio, Universidad de Torvik"; "BCA [2012]
 * with 74 % from MIT"), or below stages of school that each begin one ("Secondary : St. Alder Academy"). Lines of another form are as the `known` reading has
 * them, or `readAnew` where that mixed them with told lines. Undefined where a degree that it read in them would be lost.
 */
export function readDegreeLines(
  lines: Line[],
  known: Draft[],
  readAnew: (lines: Line[]) => Draft[],
): DegreeLines | undefined {
  const items = itemsOf(lines).map((own) => ({ lines: own, read: readItem(own) }));
  const read = items.flatMap((item) => item.read ?? []);
  const told = read.map(({ draft }) => draft);
  const others = items.flatMap((item) => (item.read ? [] : item.lines));
  // A section shows its form at its beginning, behind one line of another at most.
  if (!items.slice(0, 2).some((item) => item.read) || (told.length < 2 && others.length > 0)) return undefined;
  const ofTold = items.flatMap((item) => (item.read ? item.lines : []));
  const left = new Set(known.filter((draft) => !standsIn(draft, ofTold)));
  const drafts = items.flatMap((item) => {
    if (item.read) return [item.read.draft];
    const own = [...left].filter((draft) => standsIn(draft, item.lines));
    for (const draft of own) left.delete(draft);
    return own.length > 0 || !known.some((draft) => standsIn(draft, item.lines)) ? own : readAnew(item.lines);
  });
  const unread = findUnread(others, drafts);
  if (known.some((draft) => standsIn(whatOf(draft), unread))) return undefined;
  return {
    told,
    sure: drafts.filter((draft) => told.includes(draft) || known.includes(draft)),
    drafts,
    whole: others.length === 0,
    sentences: told.length >= 2 && read.filter(({ joined }) => joined).length >= 0.5 * drafts.length,
    unread: [...read.flatMap((item) => item.unread), ...unread],
  };
}

/** What a degree is in, or called. */
function whatOf(draft: Draft): Draft {
  const { studyType, area } = draft as Record<string, Draft>;
  return studyType ?? area;
}

/** The lines of each degree: from one that begins with a stage of school to the next, from mark to mark, or each with those that it runs on over. */
function itemsOf(lines: Line[]): Line[][] {
  const staged = new Set(lines.filter((line) => onlyStage.test(firstPart(line))));
  const [top, second] = lines;
  // A line without a mark may stand above those with one.
  const first = top?.bullet === undefined && second?.bullet !== undefined ? second : top;
  const begins = (line: Line, above: Line): boolean => {
    if (first && staged.has(first) && staged.size >= 2) return staged.has(line);
    if (first?.bullet !== undefined) return line.bullet !== undefined || line.x < first.x - line.size;
    return !runsOn(above, line) || isLearnt(firstPart(line));
  };
  const items: Line[][] = [];
  lines.forEach((line, i) => {
    const above = lines[i - 1];
    const last = items.at(-1);
    if (!above || !last || begins(line, above)) items.push([line]);
    else last.push(line);
  });
  return items;
}

/** A degree with what its line says besides, in lines of their own; `joined`: a word leads to its school. */
function readItem(lines: Line[]): { draft: Draft; unread: Line[]; joined: boolean } | undefined {
  const cells = lines.flatMap((line) => [...line.rail, ...line.cells]);
  const joined = joinCells(cells.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)));
  if (joined.text.length > longest || isEducationDetail(joined.text)) return undefined;
  const dates = findDates(joined.text);
  const undated = blank(joined.text, [
    ...dates.map(({ start, end }): [number, number] => [start, end]),
    ...partEnds(joined.text, lines),
  ]);
  const grades = findLineGrades(undated);
  const masked = blank(
    undated,
    grades.map(({ start, end }) => [start, end]),
  );
  const parts = partsOf(joined.text, masked);
  const [head, ...others] = parts;
  if (!head || head.joined || !(isLearnt(head.text) || isTold(head, others)) || isRemark(head.text)) return undefined;
  // A stage before what was learnt there is its label.
  const own = onlyStage.test(head.text) && others[0] !== undefined && isLearnt(others[0].text);
  const [degree, ...rest] = own ? (others as [Part, ...Part[]]) : (parts as [Part, ...Part[]]);
  const split = splitLearnt(degree.text);
  const school = schoolOf(rest, split.area !== undefined || onlyStage.test(degree.text));
  if (!school && rest.length > 0 && !onlyStage.test(head.text)) return undefined;
  const said = { joined, label: own ? head : undefined, degree, split, rest, school, dates, grades };
  return { ...draftLine(said, lines[0] as Line), joined: school?.joined === true };
}

/** "Fire safety from Greenmoor Institute": whatever stands before where it was learnt, unless it says what somebody did ("Returned to Oslo from …"). */
function isTold({ text }: Part, [next]: Part[]): boolean {
  const [first = '', second = '', ...more] = text.split(' ');
  const isDeed = isJoining(second) && (/\p{Ll}ed$/u.test(first) || readVerb(first)?.form === 'past');
  return next?.joined === true && more.length + 2 <= mostWords && !isDeed;
}

/** A degree in its kind and its field, also one that is a title elsewhere: "Ingeniero en Sistemas". */
function splitLearnt(text: string): { studyType: string; area?: string } {
  const [, kind, field] = (titled.test(text) && /^(\S+)\s(?:in|en|em)\s(.+)$/iu.exec(text)) || [];
  return kind && field ? { studyType: kind, area: field } : splitDegree(text);
}

/** The first part that stands behind a word that leads to a school or names one; else an organisation, or the only part beside a degree that needs none else. */
function schoolOf(rest: Part[], isComplete: boolean): Part | undefined {
  return (
    rest.find(({ joined, text }) => joined || schoolScore(text) > 0) ??
    rest.find(({ text }) => organisationScore(text) >= 0.6) ??
    (isComplete ? rest.find(({ text }) => /^\p{Lu}/u.test(text)) : undefined)
  );
}
