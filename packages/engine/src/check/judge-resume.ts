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
  if (isOwnless({ resume, document }, marks, texts)) return other ?? 'not-a-resume';
  // What calls itself a resume in its first two lines is none of the papers that are called otherwise.
  const isShown = texts.slice(0, 2).some(isDocumentTitle) || (dated > 1 && marks.kinds.has('work'));
  if (!isShown && isOtherPaper(texts)) return other ?? 'not-a-resume';
  const signs = countFacts(resume) + countMarks(marks) + titleSigns(texts);
  const isAdvert = countSeeking(texts) > 0;
  if (signs < leastSigns && (isAdvert || signs + countSigns(resume, texts) < leastSigns))
    return other ?? 'not-a-resume';
  return dated === 0 ? other : undefined;
}

/** What the name of the document at its head is worth: on its first lines more than further down, where an abstract may be called so. */
function titleSigns(texts: string[]): number {
  return texts.slice(0, 2).some(isDocumentTitle) ? 3 : texts.slice(0, 6).some(isDocumentTitle) ? 2 : 0;
}

/** What somebody tells of their own work without headings and dates: so many signs of it make it theirs, more of them where the text is long. */
const ownSigns = { short: 1, long: 4 };

/** Shares of a text and counts by which a paper without posts is told. */
const paper = { prose: 0.6, rangesPerThousand: 0.55, pages: 8, short: 1200, begun: 400 };

/**
 * A paper that shows nobody's life, whatever was read into it: hardly a heading of a resume's parts, and, for its length, hardly a range of
 * dates. It runs on in paragraphs, has many pages, or names no mailbox of its owner.
 */
function isOwnless(
  { resume, document }: { resume: Resume; document: Document },
  marks: Marks,
  texts: string[],
): boolean {
  if (titleSigns(texts) > 0) return false;
  const letters = texts.reduce((sum, text) => sum + text.length, 0);
  // A few lines with a name and below a heading of a resume are one that has just been begun.
  if (letters < paper.begun && marks.kinds.size > 0 && resume.basics?.name) return false;
  const sparse = (1000 * marks.ranges) / Math.max(1, letters) < paper.rangesPerThousand;
  if (document.pageCount >= paper.pages && marks.kinds.size < 3 && sparse) return true;
  const { work = [], education = [], skills = [], projects = [], publications = [], languages = [] } = resume;
  const kindsRead = [work, education, skills, projects, publications, languages].filter(
    (list) => list.length > 0,
  ).length;
  const isBare = kindsRead === 0;
  if (marks.kinds.size > (isBare ? 3 : 1)) return false;
  if (!isBare && sparse && proseShare(texts) >= paper.prose) return true;
  const shown =
    publications.length > 2 ||
    kindsRead + (resume.basics?.email ? 1 : 0) > 2 ||
    [...work, ...education].some((entry) => entry.startDate || entry.endDate);
  return (
    marks.ranges < 2 && !shown && countSigns(resume, texts) < (letters > paper.short ? ownSigns.long : ownSigns.short)
  );
}

/** The share of a text that stands in paragraphs of four lines and more. */
function proseShare(texts: string[]): number {
  let [run, lines, prose, all] = [0, 0, 0, 0];
  for (const text of [...texts, '']) {
    all += text.length;
    const goesOn = text.length >= 45 && /\p{Ll}{3}/u.test(text) && !/^[•▪●◦–—*·-]/.test(text);
    if (goesOn) [run, lines] = [run + text.length, lines + 1];
    else {
      if (lines >= 4) prose += run;
      [run, lines] = [0, 0];
    }
  }
  return prose / Math.max(1, all);
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
  const ranges = new Set<string>();
  for (const line of lines) {
    const texts = [line.text, ...line.items.map((item) => item.text)];
    for (const text of texts) {
      const kind = findHeading(text);
      if (kind && telling.has(kind)) kinds.add(kind);
    }
    // What every page repeats at its head counts once.
    if (findDates(line.text).some((span) => span.range)) ranges.add(line.text);
  }
  return { kinds, ranges: ranges.size };
}
