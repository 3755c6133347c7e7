import { degreeScore, opensWithDegree, splitDegree } from '../../../language/education/degree-words.ts';
import { schoolScore } from '../../../language/titles/organisation-words.ts';
import type { Line } from '../../layout/types.ts';
import { findCourses, findGrade, gradeLabel } from '../education/degree-details.ts';
import { findDegreeProject } from '../education/degree-project.ts';
import type { HeadPiece } from '../entries/entry.ts';
import { readBody } from '../entries/read-body.ts';
import { type Draft, type Piece, toFact } from '../fact.ts';
import { draftDates } from '../work/parse-work.ts';
import { cutEntries, type RoleEntry } from './cut-entries.ts';
import { bestRun, cutTown, joinSegments, runsOf } from './join-segments.ts';
import type { RolePage, TaggedSegment } from './role-page.ts';

/** The degrees of a section by the roles of its segments. A degree without a school belongs to the school that leads the entries above. */
export function readRoleDegrees(lines: Line[], page: RolePage): Draft[] {
  let leader: HeadPiece | undefined;
  return cutEntries(lines, page).flatMap((entry) => {
    const parts = partsOf(entry);
    const { school, degree, field } = parts;
    if (!school && !degree && !field) return [];
    if (school) leader = !degree || school.row < degree.row ? school : undefined;
    return [draftDegree(entry, { ...parts, ...(school || !leader ? {} : { school: leader }) })];
  });
}

type Parts = {
  school?: HeadPiece;
  degree?: HeadPiece;
  field?: HeadPiece;
  place?: HeadPiece;
  url?: HeadPiece;
  details: Piece[];
};

/** Where nothing was taken for the degree, one of several names of schools that opens with a degree, and names no school, is it. */
function nameDegree(head: TaggedSegment[]): TaggedSegment[] {
  const names = head.filter(({ role }) => role === 'school');
  if (names.length < 2 || head.some(({ role }) => role === 'degree' || role === 'field')) return head;
  const named = names.find(({ text }) => opensWithDegree(text) && schoolScore(text) === 0);
  return head.map((segment) => (segment === named ? { ...segment, role: 'degree' } : segment));
}

function partsOf(whole: RoleEntry): Parts {
  const entry = { ...whole, head: nameDegree(whole.head) };
  const pick = (
    role: 'school' | 'degree' | 'field' | 'place' | 'employer' | 'title' | 'link' | 'detail' | 'prose' | 'other',
  ) => runsOf(entry.head, role).flatMap((run) => joinSegments(run, entry.firstRow) ?? []);
  const schools = runsOf(entry.head, 'school');
  const named = bestRun(schools.length > 0 ? schools : runsOf(entry.head, 'employer'), schoolScore);
  const { name, town } = cutTown(named ?? []);
  const school = joinSegments(name, entry.firstRow);
  const [degree = pick('title')[0], second] = pick('degree');
  const [field = second] = pick('field').filter(({ text }) => !gradeLabel.test(text));
  // "B.S. Mechanical Engineering" in one part is the degree with its field.
  const isWhole = degree === undefined && field !== undefined && degreeScore(field.text) > 0;
  const place = pick('place')[0] ?? joinSegments(town, entry.firstRow);
  const [url] = pick('link');
  return {
    ...(school ? { school } : {}),
    ...(isWhole ? { degree: field } : degree ? { degree } : {}),
    ...(field && !isWhole ? { field } : {}),
    ...(place ? { place } : {}),
    ...(url ? { url } : {}),
    details: [...pick('detail'), ...pick('prose'), ...pick('other')],
  };
}

function draftDegree(entry: RoleEntry, { school, degree, field, place, url, details }: Parts): Draft {
  const body = readBody(entry.body);
  const texts = [...details, ...body.paragraphs, ...body.points];
  const split = degree && (field ? { studyType: degree.text } : splitDegree(degree.text));
  const area = (field?.text ?? split?.area)?.replace(/^(?:in|en|em|of)\s+(?=\p{L})/iu, '');
  return {
    institution: school && toFact(school, 0.85, school.text, degree?.text),
    studyType: degree && split && toFact(degree, 0.85, split.studyType.replace(/ (?:in|en|em)$/, '')),
    area: area === undefined ? undefined : toFact((field ?? degree) as HeadPiece, 0.8, area),
    location: place && toFact(place, 0.7),
    url: url && toFact(url, 0.8),
    ...draftDates(entry.dates, 'endDate'),
    score: findGrade(texts) ?? labelledGrade(entry),
    courses: findCourses([...body.paragraphs, ...body.points]),
    project: findDegreeProject(texts),
  };
}

/** "CGPA: 8.02" in the line of a degree: a figure behind the name of a grade, whatever its role. */
function labelledGrade({ head, firstRow }: RoleEntry): Draft {
  const isNamed = (segment: TaggedSegment | undefined, next: TaggedSegment): boolean =>
    segment?.cell === next.cell && gradeLabel.test(segment.text);
  const found = head.find(
    (segment, at) => isNamed(head[at - 1], segment) && /^\d{1,2}[.,]\d|^\d{2,3}\s*%/.test(segment.text),
  );
  const piece = found && joinSegments([found], firstRow);
  return piece && toFact(piece, 0.7, piece.text.replace(/[.,]$/, ''));
}
