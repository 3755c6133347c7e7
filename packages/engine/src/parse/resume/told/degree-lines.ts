import { findDates } from '../../../language/dates/find-dates.ts';
import { splitDegree } from '../../../language/education/degree-words.ts';
import { isEducationDetail } from '../../../language/education/education-details.ts';
import { placeScore } from '../../../language/places/places.ts';
import { organisationScore, schoolScore } from '../../../language/titles/organisation-words.ts';
import type { Line } from '../../layout/types.ts';
import { isRemark } from '../education/degree-details.ts';
import { type Draft, type Piece, toFact } from '../fact.ts';
import { draftDates } from '../work/parse-work.ts';
import {
  firstPart,
  grade,
  isLearnt,
  onlyStage,
  type Part,
  partEnds,
  partsOf,
  runsOn,
  titled,
} from './degree-line-parts.ts';
import { type JoinedText, joinCells } from './joined-text.ts';

/** More text than this tells more than a degree. */
const longest = 320;

/** What was learnt has at most so many words, where no word of it names a degree. */
const mostWords = 10;

/** `whole`: all that stands in the section; `told`: most of them are sentences, "what from where". */
export type DegreeLines = { drafts: Draft[]; whole: boolean; told: boolean };

/**
 * The degrees of a section that tells them in a line each, what was learnt first and where behind it ("Licenciada en Comercio, Universidad de Pamplona"; "BCA [2012]
 * with 74 % from MIT"), or below stages of school that each begin one ("Secondary : St. Thomas Academy"). The first line that is none ends them.
 */
export function readDegreeLines(lines: Line[]): DegreeLines | undefined {
  const drafts: Draft[] = [];
  let joined = 0;
  const items = itemsOf(lines);
  // One line of something else may stand before them.
  const first = items[0] && !readItem(items[0]) ? 1 : 0;
  for (const item of items.slice(first)) {
    const told = readItem(item);
    if (!told) break;
    drafts.push(told.draft);
    if (told.joined) joined++;
  }
  const whole = drafts.length === items.length;
  const told = drafts.length >= 2 && joined >= 0.5 * drafts.length;
  return drafts.length >= 2 || (whole && drafts.length === 1) ? { drafts, whole, told } : undefined;
}

/** The lines of each degree: from one that begins with a stage of school to the next, from mark to mark, or each with those that it runs on over. */
function itemsOf(all: Line[]): Line[][] {
  const lines = all[0]?.bullet === undefined && all[1]?.bullet !== undefined ? all.slice(1) : all;
  const isStaged = (line: Line): boolean => onlyStage.test(firstPart(line));
  const [first] = lines;
  const begins = (line: Line, above: Line): boolean => {
    if (first && isStaged(first) && lines.filter(isStaged).length >= 2) return isStaged(line);
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

function readItem(lines: Line[]): { draft: Draft; joined: boolean } | undefined {
  const cells = lines.flatMap((line) => [...line.rail, ...line.cells]);
  const joined = joinCells(cells.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)));
  if (joined.text.length > longest || isEducationDetail(joined.text)) return undefined;
  const spans = findDates(joined.text);
  const grades = [...joined.text.matchAll(grade)];
  const parts = partsOf(joined.text, [
    ...spans.map(({ start, end }): [number, number] => [start, end]),
    ...grades.map((found): [number, number] => [found.index, found.index + found[0].length]),
    ...partEnds(joined.text, lines),
  ]);
  const [head, ...others] = parts;
  // "Fire safety from Greenmoor Institute": whatever stands before where it was learnt.
  const isTold = others[0]?.joined === true && head?.text !== undefined && head.text.split(' ').length <= mostWords;
  if (!head || head.joined || !(isLearnt(head.text) || isTold) || isRemark(head.text)) return undefined;
  // A stage before what was learnt there is its label.
  const own = onlyStage.test(head.text) && others[0] !== undefined && isLearnt(others[0].text);
  const [degree, ...rest] = own ? (others as [Part, ...Part[]]) : (parts as [Part, ...Part[]]);
  const school = schoolOf(rest, degree);
  if (!school && rest.length > 0 && !onlyStage.test(head.text)) return undefined;
  return { draft: draftOf(joined, degree, rest, school, { spans, grades }), joined: school?.joined === true };
}

/** A degree in its kind and its field, also one that is a title elsewhere: "Ingeniero en Sistemas". */
function splitLearnt(text: string): { studyType: string; area?: string } {
  const [, kind, field] = (titled.test(text) && /^(\S+)\s(?:in|en|em)\s(.+)$/iu.exec(text)) || [];
  return kind && field ? { studyType: kind, area: field } : splitDegree(text);
}

/** What stands behind a word that leads to a school, names one, or is the only other part beside a degree. */
function schoolOf(rest: Part[], degree: Part): Part | undefined {
  return (
    rest.find(({ joined }) => joined) ??
    rest.find(({ text }) => schoolScore(text) > 0) ??
    rest.find(({ text }) => organisationScore(text) >= 0.6) ??
    (splitLearnt(degree.text).area || onlyStage.test(degree.text)
      ? rest.find(({ text }) => /^\p{Lu}/u.test(text))
      : undefined)
  );
}

function draftOf(
  joined: JoinedText,
  degree: Part,
  rest: Part[],
  school: Part | undefined,
  { spans, grades }: { spans: ReturnType<typeof findDates>; grades: RegExpExecArray[] },
): Draft {
  const at = school ? rest.indexOf(school) : rest.length;
  const split = splitLearnt(degree.text);
  const between = rest.slice(0, at);
  const behind = rest
    .slice(at + 1)
    .filter((part, i, all) => /^,\s+$/.test(joined.text.slice((all[i - 1] ?? school)?.end ?? 0, part.start)));
  const placed = behind.length > 0 && behind.some(({ text }) => placeScore(text) > 0);
  // What stands before a school's own word and behind a degree with its subject is part of the school.
  const first = split.area !== undefined ? (between[0] ?? school) : school;
  const last = placed ? school : (behind.at(-1) ?? school);
  const pieceOf = (from: Part | undefined, to = from): Piece | undefined =>
    from && to && joined.pieceAt(from.start, to.end);
  const field = split.area === undefined ? pieceOf(between[0], between.at(-1)) : undefined;
  const name = pieceOf(first, last);
  const learnt = pieceOf(degree);
  const place = placed ? pieceOf(behind[0], behind.at(-1)) : undefined;
  const mark = grades[0] && joined.pieceAt(grades[0].index, grades[0].index + grades[0][0].length);
  const percent = /\d{1,3}(?:[.,]\d{1,2})?\s?%/.exec(mark?.text ?? '')?.[0];
  return {
    institution: name && toFact(name, 0.85),
    studyType: learnt && toFact(learnt, 0.85, split.studyType),
    area: field
      ? toFact(field, 0.8)
      : split.area && learnt
        ? toFact(learnt, 0.8, split.area.replace(/^\(([^()]*)\)$/, '$1'))
        : undefined,
    location: place && toFact(place, 0.7),
    ...draftDates(
      spans.flatMap((span) => {
        const piece = joined.pieceAt(span.start, span.end);
        return piece ? [{ span, piece }] : [];
      }),
      'endDate',
    ),
    score: mark && percent ? toFact(mark, 0.8, percent) : undefined,
  };
}
