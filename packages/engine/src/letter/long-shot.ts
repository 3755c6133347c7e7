import type { Match, Posting, RequirementMatch, Resume } from '@shortlist/schema';
import { monthOf } from '../language/dates/month-of.ts';
import { monthsCovered, type Stretch } from '../language/dates/months-covered.ts';
import { choiceBesideDegree } from '../language/education/choice-beside-degree-words.ts';
import { calmCapitals } from '../language/text/calm-capitals.ts';
import { noteList } from '../language/text/phrase-list.ts';
import { phraseSkill } from '../language/text/phrase-skill.ts';
import { isTitle } from '../language/titles/is-title.ts';
import { isOfStudies, isTraining } from '../language/titles/is-training.ts';
import { firstTitle } from '../language/titles/short-title.ts';
import { bachelors } from '../lexicon/learning/degree-levels.ts';
import { isBrief } from './content/months-worked.ts';

/** `wholeWork`: the jobs with those that `resume` leaves open. */
export type Chances = { match: Match; posting: Posting; resume: Resume; wholeWork?: Resume['work']; now: string };

/** At or below this estimate a letter can hardly win, whatever is missing: the person is told so, and what would help. */
export const hopeless = 25;

/** What the person is told of a posting that a letter can hardly win; nothing of any other. */
export function remarkOnLongShot(scene: Chances): string[] {
  const { match, posting } = scene;
  const gap = yearsGap(scene) ?? degreeGap(scene);
  const isWeak = match.band === 'Poor' || match.band === 'Weak';
  const isFar = match.score <= hopeless;
  if (!isFar && !(isWeak && gap !== undefined)) return [];
  const reason = gap ?? countShown(match, posting);
  const far = `Your match estimate for this posting is ${Math.round(match.score)} of 100, so it’s a long shot${reason === '' ? '' : `: ${reason}`}. The letter claims only what your resume shows.`;
  // Above, what is missing has a note of its own.
  return [[far, ...(isFar ? [...askForMissing(match), ...nearerPostings(scene)] : [])].join(' ')];
}

const isMust = ({ importance }: { importance: string }): boolean => importance === 'must';

/** Fewest years that a career must have for a shortfall of them to decide. */
const decisiveYears = 3;

/** Years of work that are demanded, where all jobs together come to less than half of them. */
function yearsGap({ match, posting, resume, wholeWork, now }: Chances): string | undefined {
  const unmet = new Set(match.requirements.filter((each) => isMust(each) && each.met === false).map(({ id }) => id));
  const asked = posting.requirements.flatMap(({ id, years }) => (years && unmet.has(id) ? [years.least] : []));
  const least = Math.max(0, ...asked);
  const months = monthsOfWork({ ...resume, work: wholeWork ?? resume.work }, now);
  if (least < decisiveYears || months === undefined || months >= (least * 12) / 2) return undefined;
  return `it asks for at least ${least} years of experience, and your resume shows less than half of that`;
}

/** Months of all jobs but internships; unknown where a job has no dates, none was read, or a line with a year that may be one was left. */
function monthsOfWork({ work = [], verbatim = [] }: Resume, now: string): number | undefined {
  const left = verbatim.filter(({ section }) => section.startsWith('work')).flatMap(({ lines }) => lines);
  if (work.length === 0 || left.some(({ text, beside = '' }) => aYear.test(`${text} ${beside}`))) return undefined;
  const stretches = work.map((job) => stretchOf(job, now));
  const jobs = stretches.filter((_, i) => !isTraining(work[i]?.position ?? ''));
  return jobs.some((each) => each === undefined) ? undefined : monthsCovered(jobs.flatMap((each) => each ?? []));
}

const aYear = /(?<!\d)(?:19|20)\d\d(?!\d)/u;

function stretchOf({ startDate, endDate }: { startDate?: string; endDate?: string }, now: string): Stretch | undefined {
  const [from, to] = [monthOf(startDate, false), monthOf(endDate ?? now, true)];
  return from === undefined || to === undefined ? undefined : { from, to };
}

/** A degree that is demanded outright, where studies were read and none comes near. */
function degreeGap({ match, posting, resume }: Chances): string | undefined {
  const isLacking = ({ id, kind, met, credit, text }: RequirementMatch): boolean => {
    const level = posting.requirements.find((each) => each.id === id)?.degree?.level ?? 0;
    return kind === 'education' && met === false && credit === 0 && level >= bachelors && !leavesChoice.test(text);
  };
  return (resume.education ?? []).length > 0 && match.requirements.some((each) => isMust(each) && isLacking(each))
    ? 'it requires a degree that we didn’t find in your resume'
    : undefined;
}

/** "Or equivalent experience": a degree is one of several ways. */
const leavesChoice = new RegExp(Object.values(choiceBesideDegree).join('|'), 'iu');

/** Fewest must-haves of which a count says something. */
const worthCounting = 3;

/** How many must-haves are shown, where most of what was read as one can be counted: no temper, no torn phrase. */
function countShown({ requirements }: Match, posting: Posting): string {
  const musts = requirements.filter(isMust);
  const clear = musts.filter(({ id, kind }) => {
    const skills = posting.requirements.find((each) => each.id === id)?.skills ?? [];
    if (kind === 'responsibility') return false;
    return kind !== 'skill' || (skills.length > 0 && skills.every((skill) => skill.id !== undefined && isSkill(skill)));
  });
  if (clear.length < worthCounting || clear.length * 2 < musts.length) return '';
  const met = clear.filter((each) => each.met === true).length;
  const partly = clear.filter((each) => each.met === 'partly').length;
  return `your resume shows ${met} of the ${clear.length} must-haves we could check${partly === 0 ? '' : `, and part of ${partly} more`}`;
}

const isSkill = ({ kind }: { kind: string }): boolean => kind !== 'soft-skill';

/** A question about what is demanded and missing: papers, or else skills that are known by their names. */
function askForMissing({ requirements }: Match): string[] {
  const lacking = requirements
    .filter((each) => isMust(each) && each.met === false)
    .flatMap(({ missing = [] }) => missing)
    .filter((skill) => isSkill(skill) && (skill.id !== undefined || skill.kind === 'certificate'));
  const isPaper = lacking[0]?.kind === 'certificate';
  const same = lacking.filter(({ kind }) => (kind === 'certificate') === isPaper);
  const missing = [...new Set(same.map((skill) => phraseSkill(skill.name, skill)))].slice(0, 3);
  if (missing.length === 0) return [];
  return [
    isPaper
      ? `Do you have ${noteList(missing)}? If so, add that to your resume. If not, this job is probably out of reach for now.`
      : `Have you worked with ${noteList(missing)}? If so, add that to your resume. If not, get some experience before you apply.`,
  ];
}

/** The person's own trade, where one is read for certain. Some weeks of a trade, or what was done beside a study or another job, is none. */
function nearerPostings({ posting, resume, now }: Chances): string[] {
  const lasting = (resume.work ?? []).find((job) => !isBrief(job));
  if (lasting !== undefined && isBeside(lasting, resume, now)) return [];
  const own = calmCapitals(firstTitle(lasting?.position ?? resume.basics?.label ?? ''));
  return isTitle(own) && own !== posting.title ? [`Postings for “${own}” are a better fit for your resume.`] : [];
}

type Job = NonNullable<Resume['work']>[number];

/** Whether a job lies within a study, or began during another that still ran when it ended. */
function isBeside(job: Job, { work = [], education = [] }: Resume, now: string): boolean {
  if (isOfStudies(job.position ?? '')) return true;
  const own = stretchOf(job, now);
  if (own === undefined) return false;
  const holds = (other: { startDate?: string; endDate?: string }, from: number): boolean => {
    const stretch = stretchOf(other, now);
    return stretch !== undefined && stretch.from <= from && stretch.to >= own.to;
  };
  return (
    // Of a study without its name nobody knows whether it went on.
    education.some((study) => study.studyType !== undefined && holds(study, own.from)) ||
    work.some((other) => other !== job && holds(other, own.from - 1))
  );
}
