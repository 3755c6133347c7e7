import type { Resume } from '@shortlist/schema';
import { monthOf } from '../../language/dates/month-of.ts';
import { isUnfinished } from '../../language/education/is-unfinished.ts';
import { isSecondarySchool } from '../../language/education/secondary-schools.ts';
import { isOfStudies } from '../../language/titles/is-training.ts';
import { findDegrees } from '../../lexicon/learning/degree-levels.ts';
import { findFields } from '../../lexicon/learning/study-fields.ts';
import type { ResumeLine } from './list-lines.ts';

/** `open`: a degree that the resume says was not ended. `unnamed`: a course of study that is told by its field alone. */
export type HeldDegree = { level: number; fields: string[]; line: number; open: boolean; unnamed?: true };

/** The degrees that a line of the resume tells of, among studies and courses, behind the name ("Ana Ruiz, MBA"), and training that stands among the jobs. `today` is a month. */
export function readDegrees(resume: Resume, lines: readonly ResumeLine[], at: number, today: number): HeldDegree[] {
  const line = lines[at];
  if (line === undefined) return [];
  const fields = (): string[] => findFields(line.text);
  if (line.pointer === '/basics/name') return behindName(line.text, at);
  if (
    line.section === 'education' ||
    line.section === 'courses' ||
    /educat|qualif|degree|ausbildung|formation/i.test(line.section)
  )
    return degreesIn(line)
      .filter(({ unnamed }) => unnamed !== true || !isOfSchool(lines, at))
      .map((degree) => ({
        ...degree,
        fields: fields(),
        line: at,
        open: isOpen(lines, at) || endsLater(resume, line.pointer, today),
      }));
  return line.title === true && line.job !== undefined && apprenticeships.test(line.text)
    ? [{ level: 4, fields: fields(), line: at, open: (line.stretch?.to ?? today) >= today }]
    : [];
}

/** "Ana Ruiz, MBA": what stands behind the commas of a name; a "PhD candidate" has not ended it. */
function behindName(name: string, line: number): HeldDegree[] {
  const [, ...letters] = name.split(/,\s*/u);
  return letters.flatMap((said) =>
    findDegrees(said).map(({ level }) => ({
      level,
      fields: findFields(said),
      line,
      open: isOfStudies(said) || isUnfinished(said),
    })),
  );
}

/** "BA English Literature", "MA (Hons)": among studies two letters name a degree; elsewhere they may be other things. */
function degreesIn({ text, section, pointer }: ResumeLine): { level: number; unnamed?: true }[] {
  const found = findDegrees(text);
  if (found.length > 0 || section !== 'education') return found;
  const letters =
    /^(?:(?<first>B[AS]|BFA)|M[AS]|MFA|M(?:Chem|Phys|Math|Biol|Comp))(?![\p{L}.])/u.exec(text) ??
    /\s(?:(?<first>B[AS]|BFA)|M[AS]|MFA|M(?:Chem|Phys|Math|Biol|Comp))(?=,?\s\(?(?:[Hh]ons|[12][:.][12])|$)/u.exec(
      text,
    );
  if (letters !== null) return [{ level: letters.groups?.first === undefined ? 7 : 6 }];
  return /^\/education\/\d+$/.test(pointer) && !otherPaper.test(text) && findFields(text).length > 0
    ? [{ level: bachelor, unnamed: true }]
    : [];
}

/** Papers that are named and are no degree. */
const otherPaper = /diplom|certific|zertifi|certidão|attest|course|kurs|lehrgang|training/iu;

/** What a course of study is taken for that names its field and no degree. */
const bachelor = 6;

/** "Ausbildung zum Koch", "Apprentice Electrician": training that stands among the jobs. */
const apprenticeships =
  /^(?:(?:\p{L}+ )?ausbildung (?:als |zu[mr] |zu[mr]\/zu[mr] )?|lehre als |auszubildende[rn]? |azubi |lehrling |apprentice(?:ship)? |apprenti(?:e|ssage)? )\p{L}/iu;

/** A subject of a high school: the school's line comes next. */
function isOfSchool(lines: readonly ResumeLine[], i: number): boolean {
  const next = lines[i + 1];
  return isSecondarySchool(`${lines[i]?.text ?? ''}; ${next?.section === 'school' ? next.text : ''}`);
}

/** The words stand with the degree or with the school, whose line comes next. */
function isOpen(lines: readonly ResumeLine[], i: number): boolean {
  const next = lines[i + 1];
  return isUnfinished(`${lines[i]?.text ?? ''}; ${next?.section === 'school' ? next.text : ''}`);
}

/** Months that studies without an end may run: later ones have ended, or nobody knows. */
const longestStudies = 72;

/** A course of study whose end lies ahead, or that began lately and has no end, is not ended: "2024 – May 2027", "since 2024". A bare year or the month itself is left open. */
function endsLater(resume: Resume, pointer: string, today: number): boolean {
  const at = /^\/education\/(\d+)/.exec(pointer)?.[1];
  const { startDate, endDate } = (at === undefined ? undefined : resume.education?.[Number(at)]) ?? {};
  const began = monthOf(startDate, false);
  return endDate === undefined
    ? began !== undefined && today - began < longestStudies
    : (monthOf(endDate, false) ?? 0) > today;
}
