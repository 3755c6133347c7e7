import { isCampus } from '../../../language/education/campus-schools.ts';
import { degreeScore, isStudyMode, splitDegree } from '../../../language/education/degree-words.ts';
import { coursesPattern, gradePattern, namesTraining } from '../../../language/education/education-details.ts';
import { isKnownCity, placeScore } from '../../../language/places/places.ts';
import { organisationScore, schoolScore } from '../../../language/titles/organisation-words.ts';
import type { PlainStyle } from '../../layout/plain-style.ts';
import type { Line } from '../../layout/types.ts';
import { dropNumbers } from '../entries/drop-numbers.ts';
import type { Entry, HeadPiece } from '../entries/entry.ts';
import { findEntries } from '../entries/find-entries.ts';
import { closeRemark } from '../entries/is-broken.ts';
import { isPlaceLike } from '../entries/is-place-like.ts';
import { freeOwnDegree } from '../entries/own-degree.ts';
import { readBody } from '../entries/read-body.ts';
import { slicePiece, splitAtSlash, splitHead } from '../entries/split-head.ts';
import { draftBroken } from '../entries/unfinished-lines.ts';
import { type Draft, type Piece, toFact } from '../fact.ts';
import { draftDates } from '../work/parse-work.ts';
import { cutLeavingTown } from './cut-leaving-town.ts';
import { cutAtCourse, cutAtSchool, trainedFor } from './cut-parts.ts';
import { bareGrade, findCourses, findGrade, remark } from './degree-details.ts';
import { findDegreeProject } from './degree-project.ts';
import { draftSubjects } from './draft-subjects.ts';
import { partField } from './part-field.ts';
import { chooseByPlace, findSchoolPlace, type SchoolPlace } from './school-place.ts';
import { splitDated } from './split-dated.ts';
import { unmarkDegrees } from './unmark-degrees.ts';
import { withNextLine } from './with-next-line.ts';

/** Words that only lead up to a date. */
const dateLabel =
  /^(?:expected|anticipated|projected|graduat(?:ed|ion|ing)|class of|conferred|completed|(?:expected |anticipated |projected )?(?:graduation|completion)(?: date)?|abschluss|voraussichtlich(?:er abschluss)?)\s*:?$/i;

/** Says no more than that a degree was obtained: "(diploma)". */
const obtained =
  /^\(?(?:diploma|(?:mit |met |with |avec |con |com )?(?:diploma|certificate|zeugnis|abschluss|diplôme)|obtained|completed|passed|abgeschlossen|obtenu|behaald|conseguito)\)?$/iu;

/** Degrees and schools of a section, in the order of the page; `project` is one that is told of below a degree. */
export function parseEducation(lines: Line[], plain: PlainStyle): Draft[] {
  return readDegrees(
    findEntries(unmarkDegrees(dropNumbers(lines)).flatMap(splitDated), plain, 'education').flatMap(freeOwnDegree),
  );
}

/** The degrees of some entries. */
export function readDegrees(entries: Entry[]): Draft[] {
  const place = findSchoolPlace(entries.map((entry) => namedParts(entry).named));
  return entries
    .map((entry) => draftDegree(entry, place) ?? draftDegree(withNextLine(entry), place))
    .filter((draft) => draft !== undefined);
}

/** The parts of a head, and those of them that name something. */
function namedParts(entry: Entry) {
  const head = splitHead(entry.head.filter((piece) => !dateLabel.test(piece.text)).map(closeRemark));
  const named = head.parts
    .flatMap(withoutGrade)
    .filter(
      ({ text }, _, all) => !isDetail(text) && !(obtained.test(text) && all.some((other) => isDegree(other.text))),
    );
  return { ...head, named };
}

const isDetail = (text: string): boolean =>
  [gradePattern, coursesPattern, dateLabel, bareGrade].some((pattern) => pattern.test(text.trim()));

/** A degree by name: "diploma" beside none is one itself. */
const isDegree = (text: string): boolean => degreeScore(text) > 0 && schoolScore(text) === 0 && !obtained.test(text);

/** `schoolPlace`: where the other heads of the section have their school. */
function draftDegree(entry: Entry, schoolPlace: SchoolPlace | undefined): Draft {
  const whole = draftBroken(entry) ?? draftSubjects(entry);
  if (whole) return whole;
  const { parts, place, url, named } = namedParts(entry);
  const body = readBody(entry.body);
  const listed = named.length === 1 ? takeListedDegree(body.points, named[0] as HeadPiece) : undefined;
  const chosen = chooseByPlace(named, schoolPlace) ?? learnt(chooseParts(listed ? [...named, listed] : named));
  const [degree, left] = chosen.degree && !chosen.school && !place ? cutLeavingTown(chosen.degree) : [chosen.degree];
  const { rest } = chosen;
  const [school, town = left] = place ? [chosen.school] : cutTown(chosen);
  // Neither school nor degree: nothing learned that we understand. The lines stay among those left over.
  if (!school && !degree) return undefined;
  const next = degree && parts[parts.indexOf(degree) + 1];
  const follows = next !== undefined && next === rest[0] && next.row === degree?.row && placeScore(next.text) < 1.5;
  let fields: { studyType: string; area?: string | undefined } | undefined =
    degree &&
    (follows && / (?:in|en|em)(?: |$)/.test(degree.text)
      ? { studyType: degree.text.replace(/ (?:in|en|em)$/, ''), area: undefined }
      : splitDegree(degree.text));
  // In the line of the school or of the dates stands the town of a degree that says its field.
  const aside =
    rest[0] && (rest[0].row === school?.row || entry.dates.some(({ piece }) => isBeside(piece, rest[0] as Piece)));
  const behind = fields?.area && aside && degree !== rest[0] && rest[0]?.row !== degree?.row ? rest[0] : undefined;
  const below = degree && !behind && rest[0]?.row !== degree.row && isField(rest[0]) ? rest[0] : undefined;
  const alone =
    degree && !fields?.area && rest.length === 0 ? body.paragraphs.find((piece) => isField(piece)) : undefined;
  const how = degree && rest[0]?.row === degree.row && isStudyMode(rest[0].text) ? rest[0].text : undefined;
  if (degree && fields && how !== undefined) fields = { ...fields, studyType: `${fields.studyType}, ${how}` };
  if (below && degree && fields?.area) fields = { studyType: degree.text, area: undefined };
  const area =
    below?.text ??
    alone?.text ??
    fields?.area ??
    (fields && rest[0] && how === undefined && degreeScore(rest[0].text) === 0 && rest[0].text.length < 60
      ? rest[0].text
      : undefined);
  const texts: Piece[] = [...body.paragraphs, ...body.points.filter((point) => point.text !== listed?.text)];
  const grade = findGrade([...parts, ...texts]);
  const single = 'endDate';
  const parted = partField(school?.text ?? '', area);
  return {
    institution: school && toFact(school, 0.85, parted.school, degree?.text),
    studyType: fields && degree && toFact(degree, 0.85, fields.studyType.replace(/ (?:in|en|em)$/, '')),
    area:
      area && degree
        ? toFact(below ?? alone ?? (fields?.area ? degree : (rest[0] as Piece)), 0.8, parted.area)
        : undefined,
    location: place ? toFact(place, 0.7) : (town ?? behind) && toFact((town ?? behind) as HeadPiece, 0.6),
    url: url && toFact(url, 0.8),
    ...draftDates(entry.dates, single),
    score: grade,
    courses: findCourses(texts.filter((piece) => piece !== alone)),
    project: findDegreeProject(texts),
  };
}

/** "CACES R489 catégorie 3", "Corso di paghe (40 ore)" without a school: what was learnt, by its words, a number or a bracket, which no school's name has, and nobody who taught it. */
function learnt(chosen: Chosen): Chosen {
  const { school, degree, rest } = chosen;
  if (!school || degree || schoolScore(school.text) > 0) return chosen;
  if (/^(?:level|niveau|nivel|livello|stufe) \d/iu.test(school.text)) return { degree: school, rest };
  if (organisationScore(school.text) >= 0.6) return chosen;
  return namesTraining(school.text) || /\d|\([^()]+\)$/u.test(school.text) ? { degree: school, rest } : chosen;
}

/** "Greenmoor College, Elmsworth" beside a degree that says its field: what stands behind the school is its town, known or not. */
function cutTown({ school, degree, rest }: Chosen): HeadPiece[] {
  const comma = school && /,\s+(?=[^,]+$)/.exec(school.text);
  if (!school) return [];
  if (!comma || !degree || rest.length > 0) return [school];
  const before = slicePiece(school, 0, comma.index);
  const town = slicePiece(school, comma.index + comma[0].length, school.text.length);
  const trained = trainedFor.test(degree.text);
  if (!splitDegree(degree.text).area && !trained && !isKnownCity(town.text)) return [school];
  const clear = (schoolScore(before.text) > 0 || trained) && degreeScore(town.text) === 0 && isPlaceLike(town.text);
  return clear && !isCampus(before.text, town.text) ? [before, town] : [school];
}

function isBeside(one: Piece, other: Piece): boolean {
  const [a, b] = [one.boxes[0], other.boxes[0]];
  return a !== undefined && b !== undefined && a.page === b.page && Math.abs(a.y - b.y) < 3;
}

/** "Diplom Maschinenbau, TU Dortmund, Note 1,6": what stands before and behind the grade. */
function withoutGrade(part: HeadPiece): HeadPiece[] {
  const found = gradePattern.exec(part.text);
  if (!found || found.index < 4) return [part];
  const rest = [slicePiece(part, 0, found.index), slicePiece(part, found.index + found[0].length, part.text.length)];
  return rest
    .filter(({ text }) => /\p{L}{2}/u.test(text))
    .map((piece) => ({ ...piece, text: piece.text.replace(/[\s([–—-]+$|^[\s)\]]+/g, '') }));
}

/** "• B.A. in Economics" below a school alone: the degree, in the first of its points. */
function takeListedDegree([first]: Piece[], school: HeadPiece): HeadPiece | undefined {
  if (!first || degreeScore(school.text) > schoolScore(school.text) || first.text.length > 90) return undefined;
  const clear = degreeScore(first.text) > 0 && !gradePattern.test(first.text) && !coursesPattern.test(first.text);
  return clear && !remark.test(first.text) ? { ...school, ...first, row: school.row + 1 } : undefined;
}

/** A short name of a subject on a line of its own. */
function isField(piece: Piece | undefined): piece is Piece {
  return (
    piece !== undefined &&
    /^\p{Lu}[^\d:.;|]{3,48}$/u.test(piece.text) &&
    piece.text.split(/\s+/).length <= 5 &&
    !remark.test(piece.text) &&
    degreeScore(piece.text) + schoolScore(piece.text) + organisationScore(piece.text) === 0 &&
    placeScore(piece.text) < 1 &&
    !/,/.test(piece.text)
  );
}

/** School and degree among the parts of a head: by their words, else the first is the school. */
function chooseParts(all: HeadPiece[]): Chosen {
  const halves = all.length === 1 ? splitAtSlash(all[0] as HeadPiece) : undefined;
  const chosen = chooseWhole((halves ?? all.flatMap((part) => cutAtCourse(part, all))).flatMap(cutAtSchool));
  const { school, degree, rest } = chosen;
  const tail = school && /,\s+(?=[^,]+$)/.exec(school.text);
  if (school && degree && tail && rest.length === 0 && schoolScore(school.text.slice(0, tail.index)) === 0) {
    const named = slicePiece(school, tail.index + tail[0].length, school.text.length);
    if (schoolScore(named.text) > 0) return { school: named, degree, rest: [slicePiece(school, 0, tail.index)] };
  }
  if (!school || !degree || rest.length > 0 || splitDegree(degree.text).area || trainedFor.test(degree.text))
    return chosen;
  // "Princeton University, Computer Science" beside a bare "PhD": the field stands with the school.
  const comma = /,\s+(?=[^,]+$)/.exec(school.text);
  if (!comma) return chosen;
  const field = slicePiece(school, comma.index + comma[0].length, school.text.length);
  if (schoolScore(field.text) > 0 || placeScore(field.text) > 0 || organisationScore(field.text) > 0) return chosen;
  return { school: slicePiece(school, 0, comma.index), degree, rest: [field] };
}

type Chosen = { school?: HeadPiece; degree?: HeadPiece; rest: HeadPiece[] };

function chooseWhole(parts: HeadPiece[]): Chosen {
  const schoolness = (part: HeadPiece): number =>
    schoolScore(part.text) * 1.5 +
    Math.min(1, organisationScore(part.text)) * 0.5 -
    degreeScore(part.text) * (schoolScore(part.text) > 0 ? 0.4 : 1);
  const degreeness = (part: HeadPiece): number => degreeScore(part.text) - schoolScore(part.text) * 0.6;
  const degree = bestOf(parts, degreeness, 0.3);
  const others = parts.filter((part) => part !== degree);
  // What stands in the degree's own line is its field, where another line could be the school.
  const free = others.filter((part) => placeScore(part.text) < 1.5);
  const school = bestOf(others, schoolness, 0.3) ?? free.find((part) => degree && part.row !== degree.row) ?? free[0];
  const rest = others.filter((part) => part !== school);
  if (!degree && rest.length > 0 && school) {
    const [field, ...more] = rest;
    // Two schools side by side are no school and its degree.
    if (field && schoolScore(field.text) > 0 && schoolScore(school.text) > 0) return { school, rest };
    // Where the school is says nothing of what was learnt there.
    if (field && isKnownCity(field.text)) return { school, rest };
    return { school, ...(field ? { degree: field } : {}), rest: more };
  }
  return { ...(school ? { school } : {}), ...(degree ? { degree } : {}), rest };
}

function bestOf(parts: HeadPiece[], score: (part: HeadPiece) => number, least: number): HeadPiece | undefined {
  let best: HeadPiece | undefined;
  for (const part of parts) if (score(part) >= least && (!best || score(part) > score(best))) best = part;
  return best;
}
