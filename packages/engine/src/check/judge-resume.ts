import type { Document, ReadFailureCode, Resume } from '@shortlist/schema';
import { findDates } from '../language/dates/find-dates.ts';
import { isDocumentTitle } from '../language/headings/document-title.ts';
import { findHeading } from '../language/headings/find-heading.ts';
import { countSigns } from './count-signs.ts';
import { groupLines, type PageLine } from './group-lines.ts';
import { countSeeking, nameOtherKind } from './name-other-kind.ts';
import { isOtherPaper } from './other-papers.ts';

/** What a document must show to pass as a resume; a name and an address alone stand on every invoice. */
const leastSigns = 4;
/** Sections that hardly any other kind of document has. */
const telling = new Set([
  'work',
  'education',
  'skills',
  'languages',
  'certificates',
  'volunteer',
  'references',
  'interests',
  'publications',
]);

/**
 * The quality gate after parsing: `not-a-resume` when too little speaks for one, `job-posting` or `cover-letter` where it
 * reads like these and no job with a date stands in it, or undefined. A resume that we understood
 * badly still shows by its headings and its ranges of dates: it must not be refused for our fault.
 */
export function judgeResume({ resume, document }: { resume: Resume; document: Document }): ReadFailureCode | undefined {
  const dated = (resume.work ?? []).filter((job) => job.startDate).length;
  const lines = document.pages.flatMap(groupLines);
  const texts = lines.map((line) => line.text);
  const marks = findMarks(lines);
  const other = dated < 2 ? nameOtherKind(document) : undefined;
  if (isOtherPaper(texts) && !(dated > 1 && marks.kinds.has('work'))) return other ?? 'not-a-resume';
  const signs = countFacts(resume) + countMarks(marks) + (texts.slice(0, 6).some(isDocumentTitle) ? 2 : 0);
  const isAdvert = countSeeking(texts) > 0;
  if (signs < leastSigns && (isAdvert || signs + countSigns(resume, texts) < leastSigns))
    return other ?? 'not-a-resume';
  return dated === 0 ? other : undefined;
}

function countFacts(resume: Resume): number {
  const { basics, work = [], education = [], skills = [], projects = [], volunteer = [], publications = [] } = resume;
  const dated = [...work, ...projects, ...volunteer].filter((entry) => entry.startDate || entry.endDate).length;
  const named = work.filter((job) => job.name || job.position).length;
  const schools = education.filter((entry) => entry.institution || entry.studyType || entry.area).length;
  const abilities = skills.reduce((count, skill) => count + Math.max(1, skill.keywords?.length ?? 0), 0);
  return (
    Math.min(dated, 2) +
    Math.min(named, 2) +
    Math.min(schools, 1) * 2 +
    (publications.length >= 2 && publications.every((one) => one.summary) ? 3 : publications.length >= 3 ? 2 : 0) +
    (abilities >= 3 ? 2 : abilities > 0 ? 1 : 0) +
    (basics?.name ? 1 : 0) +
    (basics?.email || basics?.phone ? 1 : 0)
  );
}

/** A telling heading of each kind counts one, two ranges of dates count one more, four two more. */
function countMarks({ kinds, ranges }: Marks): number {
  return Math.min(kinds.size, 3) + (ranges >= 4 ? 2 : ranges >= 2 ? 1 : 0);
}

type Marks = { kinds: Set<string>; ranges: number };

function findMarks(lines: PageLine[]): Marks {
  const kinds = new Set<string>();
  let ranges = 0;
  for (const line of lines) {
    const texts = [line.text, ...line.items.map((item) => item.text)];
    for (const text of texts) {
      const kind = findHeading(text);
      if (kind && telling.has(kind)) kinds.add(kind);
    }
    if (findDates(line.text).some((span) => span.range)) ranges++;
  }
  return { kinds, ranges };
}
