import { splitDegree } from '../../../language/education/degree-words.ts';
import { isSurelyTown } from '../../../language/places/is-surely-town.ts';
import { placeScore } from '../../../language/places/places.ts';
import { organisationScore } from '../../../language/titles/organisation-words.ts';
import { readBody } from '../entries/read-body.ts';
import { type Draft, linePiece, type Piece, toFact } from '../fact.ts';
import { draftDates } from '../work/parse-work.ts';
import type { FormEntry } from './form-entries.ts';

const sure = 0.9;

/** A job as its form tells it: a headline is the employer, or the title where a label names the employer. */
export function draftFormJob({ named, headline, dates, body, rest: beside }: FormEntry): { [key: string]: Draft } {
  const [head, ...more] = headline;
  const title = named.title ?? (named.employer ? head : undefined);
  const employer = named.employer ?? (title === head ? undefined : head);
  const rest = [...(head && head !== title && head !== employer ? [head] : []), ...more];
  const { name, place } = cutPlace(employer);
  const { paragraphs, points } = readBody(body);
  const summary = [...rest, ...beside.map(linePiece), ...paragraphs];
  return {
    name: name && toFact(name, sure),
    position: title && toFact(title, sure),
    location: (named.place ?? place) && toFact((named.place ?? place) as Piece, 0.8),
    ...draftDates(dates),
    summary: summary.length > 0 ? toFact(joined(summary), 0.8) : undefined,
    highlights: points.map((point) => toFact(point, 0.9)),
  };
}

/** A degree as its form tells it: a headline is the school, or the degree where a label names the school. */
export function draftFormDegree({ named, headline, dates, body }: FormEntry): { [key: string]: Draft } {
  const [head] = headline;
  const degree = named.degree ?? (named.school || named.board ? head : undefined);
  const school = named.school ?? (degree === head ? undefined : head) ?? named.board;
  const { name, place } = cutPlace(school);
  const split = degree && (named.field ? { studyType: degree.text } : splitDegree(degree.text));
  const area = named.field?.text ?? split?.area;
  const courses = readBody(body).points;
  return {
    institution: name && toFact(name, sure),
    studyType: degree && split && toFact(degree, sure, split.studyType),
    area: area === undefined ? undefined : toFact((named.field ?? degree) as Piece, 0.8, area),
    location: (named.place ?? place) && toFact((named.place ?? place) as Piece, 0.7),
    ...draftDates(dates, 'endDate'),
    score: named.grade && toFact(named.grade, 0.8),
    courses: courses.map((point) => toFact(point, 0.7)),
  };
}

const joined = (pieces: Piece[]): Piece => ({
  text: pieces.map(({ text }) => text).join(' '),
  boxes: pieces.flatMap(({ boxes }) => boxes),
});

/** "Orion Motors, Sanpada, Mumbai": where a name is stands behind its first comma, if a place that we know is in it or a town ends it. */
function cutPlace(piece: Piece | undefined): { name?: Piece; place?: Piece } {
  if (!piece) return {};
  const [name = '', ...parts] = piece.text.replace(/\.$/, '').split(/,\s*/);
  const known = parts.some((part) => placeScore(part) > 0) || isSurelyTown(parts.at(-1) ?? '');
  const isFree = parts.every((part) => placeScore(part) > 0 || organisationScore(part) < 0.3);
  if (!known || !isFree || name.length < 3) return { name: piece };
  return { name: { text: name, boxes: piece.boxes }, place: { text: parts.join(', '), boxes: piece.boxes } };
}
