import type { DateSpan } from '../../../language/dates/find-dates.ts';
import { degreeScore } from '../../../language/education/degree-words.ts';
import { placeScore } from '../../../language/places/places.ts';
import { organisationScore, schoolScore } from '../../../language/titles/organisation-words.ts';
import type { Line } from '../../layout/types.ts';
import { bareGrade, remark } from '../education/degree-details.ts';
import { isPlaceLike } from '../entries/is-place-like.ts';
import { type Draft, type Piece, toFact } from '../fact.ts';
import { lineOf } from '../sections/find-sections.ts';
import { draftDates } from '../work/parse-work.ts';
import type { Part } from './degree-line-parts.ts';
import type { JoinedText } from './joined-text.ts';
import type { LineGrade } from './line-grades.ts';
import { isLinkWord, wordsOf } from './line-words.ts';

/** A line that tells a degree, in its parts; `rest` are those behind the degree, `label` a stage of school before it. */
type DegreeLine = {
  joined: JoinedText;
  label: Part | undefined;
  degree: Part;
  split: { studyType: string; area?: string };
  rest: Part[];
  school: Part | undefined;
  dates: DateSpan[];
  grades: LineGrade[];
};

type Stretch = { start: number; end: number };

/** The degree, and what its line says besides: every word of it stands in a field or is left unread. */
export function draftLine(line: DegreeLine, like: Line): { draft: Draft; unread: Line[] } {
  const { joined, label, degree, split, rest, school, dates, grades } = line;
  const at = school ? rest.indexOf(school) : rest.length;
  const isNext = (one: Part | undefined, other: Part): boolean =>
    one !== undefined && /^,\s+$/.test(joined.text.slice(one.end, other.start));
  const before = rest.slice(0, at).filter(({ text }) => !remark.test(text));
  // Behind a degree with its subject, what stands right before a school's own word is part of its name.
  const faculty = split.area !== undefined && school && before.findLast((part) => isNext(part, school));
  const fields = split.area === undefined ? before : [];
  const { more, places } = school
    ? behindOf(rest.slice(at), isNext, split.area !== undefined || fields.length > 0)
    : none;
  const over = (parts: (Part | undefined)[]): Stretch | undefined => {
    const [first, last] = [parts[0], parts.at(-1)];
    return first && last && { start: first.start, end: last.end };
  };
  const named = over([...(faculty ? [faculty] : []), ...(school ? [school] : []), ...more]);
  const [field, place] = [over(fields), over(places)];
  const used = [label, degree, named, field, place, ...dates, ...grades].filter((stretch) => stretch !== undefined);
  const left = uncovered(joined.text, used);
  const bare =
    grades.length === 0 ? left.find(({ start, end }) => bareGrade.test(joined.text.slice(start, end))) : undefined;
  const [grade] = bare ? [{ ...bare, value: joined.text.slice(bare.start, bare.end) }] : grades;
  const pieceOf = (stretch: Stretch | undefined): Piece | undefined =>
    stretch && joined.pieceAt(stretch.start, stretch.end);
  const [name, learnt, area, where, mark] = [named, degree, field, place, grade].map(pieceOf);
  return {
    draft: {
      institution: name && toFact(name, 0.85),
      studyType: learnt && toFact(learnt, 0.85, split.studyType),
      area: area
        ? toFact(area, 0.8)
        : split.area && learnt && toFact(learnt, 0.8, split.area.replace(/^\(([^()]*)\)$/, '$1')),
      location: where && toFact(where, 0.7),
      ...draftDates(
        dates.flatMap((span) => {
          const piece = pieceOf(span);
          return piece ? [{ span, piece }] : [];
        }),
        'endDate',
      ),
      score: mark && grade && toFact(mark, 0.8, grade.value),
    },
    unread: [...left.filter((stretch) => stretch !== bare), ...grades.slice(1)].flatMap((stretch) => {
      const piece = pieceOf(stretch);
      return piece ? [lineAt(like, piece)] : [];
    }),
  };
}

const none: { more: Part[]; places: Part[] } = { more: [], places: [] };

/** What goes on behind a school from comma to comma: further names of schools, then where it is; a town that we do not know only where the subject is told already. */
function behindOf(
  [school, ...parts]: Part[],
  isNext: (one: Part | undefined, other: Part) => boolean,
  isTold: boolean,
) {
  const more: Part[] = [];
  const places: Part[] = [];
  let above = school;
  for (const part of parts) {
    if (!isNext(above, part) || remark.test(part.text) || degreeScore(part.text) > 0) break;
    const isSchool = schoolScore(part.text) > 0 || organisationScore(part.text) >= 0.6;
    if (placeScore(part.text) > 0 || (isTold && !isSchool && isPlaceLike(part.text))) places.push(part);
    else if (isSchool && places.length === 0) more.push(part);
    else break;
    above = part;
  }
  return { more, places };
}

/** The stretches of a text between those that are used, without those that say nothing: marks, and words that only join. */
function uncovered(text: string, used: Stretch[]): Stretch[] {
  const sorted = [...used].sort((a, b) => a.start - b.start);
  const gaps: Stretch[] = [];
  let at = 0;
  for (const { start, end } of [...sorted, { start: text.length, end: text.length }]) {
    if (start > at) gaps.push({ start: at, end: start });
    at = Math.max(at, end);
  }
  return gaps
    .map(({ start, end }) => {
      const words = text.slice(start, end);
      const lead = /^[^\p{L}\p{N}(]*/u.exec(words)?.[0].length ?? 0;
      return { start: start + lead, end: start + Math.max(lead, words.trimEnd().length) };
    })
    .filter(({ start, end }) => {
      const words = text.slice(start, end);
      return /\p{L}{2}|\d{2}|\d[./]\d/u.test(words) && !wordsOf(words).every(isLinkWord);
    });
}

/** A piece as a line like the one that it stands in. */
function lineAt(like: Line, piece: Piece): Line {
  const [box] = piece.boxes;
  const [cell] = [...like.cells, ...like.rail];
  if (!box || !cell) return like;
  const own = { ...cell, text: piece.text, page: box.page, x: box.x, right: box.x + box.width };
  return { ...lineOf(like, [{ ...own, top: box.y, bottom: box.y + box.height }]), rail: [] };
}
