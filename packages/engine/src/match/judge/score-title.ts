import type { Part, Posting } from '@shortlist/schema';
import { skillsIn } from '../../lexicon/find/skills-in.ts';
import { sharesField } from '../../lexicon/learning/study-fields.ts';
import { relateSkills } from '../../lexicon/relate/relate-skills.ts';
import { ledElsewhereShare, toldWorkShare, unlistedTitle } from '../formula.ts';
import { monthsOfLines, type ResumeIndex, type ResumeTitle } from '../resume/index-resume.ts';
import { compareTitles, type TitleView, viewAsked, viewTitle } from './compare-titles.ts';
import { supervisingLines } from './find-supervision.ts';
import { holdsProfession } from './hold-profession.ts';
import { fitLevel, isOfThings, leadLevel, levelOf, usualLevel } from './levels.ts';

export type PartScore = { share: number; evidence: Part['evidence'] };

/** What a title has lost that lies years behind the person's latest job: nothing there, at most half after fifteen years. */
const mostLost = 0.5;
const yearsUntilLost = 15;
/** A title counts whole from two years on; a few months of it say less. */
const monthsOfWhole = 24;
const leastOfMonths = 0.7;
/** Jobs at least as near as this share of a title's nearness add to its months. */
const alikeFrom = 0.7;
/** From so many months in the occupation on a usual level stands for one level above it. */
const monthsOfSenior = 72;

/** Whether any list knows what a title names: of another nothing can be said but by its words. */
const isNamed = ({ named, profile }: TitleView): boolean => named.codes.length > 0 || profile.occupations.size > 0;

/** Title and level: the nearest occupation among the person's titles, the newest counting most, times what its level is worth for the post. */
export function scoreTitle(posting: Posting, index: ResumeIndex): PartScore | undefined {
  if (posting.title === undefined) return undefined;
  const asked = viewAsked(posting.title, posting.language);
  const level = levelOf(posting.title, posting.seniority);
  const experienced = monthsOfOccupation(index, posting).close >= monthsOfSenior;
  const latest = Math.min(...index.titles.filter((title) => isJob(title, index)).map(({ age }) => age));
  const judged = index.titles.map((title) => ({ title, nearness: compareTitles(asked, viewOf(title, index)) }));
  const hasJobs = index.lines.some(({ job }) => job !== undefined);
  let best = { share: 0, title: undefined as ResumeTitle | undefined };
  for (const { title, nearness } of judged) {
    const held = levelOf(title.text);
    const grown = experienced && held === usualLevel && level > held ? held + 1 : held;
    const alike = judged.filter((other) => other.nearness >= nearness * alikeFrom && isJob(other.title, index));
    const lasted = isJob(title, index)
      ? substance(
          alike.map((each) => each.title),
          index,
        )
      : 1;
    const share =
      nearness *
      fitLevel(grown, level) *
      freshness(title.age - (isJob(title, index) ? latest : 0)) *
      title.trust *
      lasted *
      (hasJobs && isHeadline(title, index) && !alike.some((each) => isJob(each.title, index)) ? headlineAlone : 1);
    if (share > best.share) best = { share, title };
  }
  const licensed = holdsProfession(posting.title, index);
  const otherwise = [
    { share: best.share, text: best.title?.text },
    ...(licensed
      ? [studied(posting, index), workOfTitle(posting.title, index), leadership(posting.title, level, index)]
      : []),
  ];
  const isTold = hasJobs || judged.length > 0;
  if (licensed && isTold && !(asked.some(isNamed) && judged.some(({ title }) => isNamed(viewOf(title, index)))))
    otherwise.push({ share: unlistedTitle, text: undefined });
  const found = otherwise.reduce((a, b) => (b.share > a.share ? b : a));
  const share = licensed ? found.share : Math.min(found.share, unlicensed);
  return {
    share,
    evidence: [{ posting: posting.title, ...(found.text === undefined ? {} : { resume: found.text }), points: share }],
  };
}

/** What speaks for a title that no title of the resume is near to, and the words that say so. */
type Otherwise = { share: number; text: string | undefined };

/** What a headline is worth that none of the jobs bears out: it tells what somebody wants to be. Where no job is told it is all that tells of work. */
const headlineAlone = 0.6;

const isHeadline = ({ line }: ResumeTitle, index: ResumeIndex): boolean =>
  index.lines[line]?.pointer === '/basics/label';

/** The most that a title beside a profession is worth for it, where neither licence nor degree is shown. */
const unlicensed = 0.3;
/** What a finished degree in a field that the posting asks for is worth, where no title is. */
const degreeInField = 0.3;

function studied(posting: Posting, index: ResumeIndex): Otherwise {
  const asked = posting.requirements.flatMap(({ degree }) => degree?.fields ?? []);
  const degree = index.degrees.find(({ fields, open }) => !open && asked.length > 0 && sharesField(asked, fields));
  return degree === undefined ? nothing : { share: degreeInField, text: index.lines[degree.line]?.text };
}

const nothing: Otherwise = { share: 0, text: undefined };

/** From two years on whole, as titles are. */
const lastingShare = (months: number): number =>
  leastOfMonths + (1 - leastOfMonths) * Math.min(1, months / monthsOfWhole);

/** Jobs that tell in two lines of the field or the work that the title names. */
function workOfTitle(title: string, index: ResumeIndex): Otherwise {
  const named = skillsIn(title).flatMap(({ id, kind }) => (id !== undefined && ofWork.has(kind) ? [id] : []));
  let best = nothing;
  for (const asked of named) {
    const lines = [...index.skills].flatMap(([id, at]) => (relateSkills(asked, id) >= relatedWork ? at : []));
    const told = [...new Set(lines.filter((line) => index.lines[line]?.job !== undefined))];
    if (told.length >= linesOfWork) best = better(best, toldWorkShare, told, index);
  }
  return best;
}

const ofWork = new Set(['domain', 'skill']);
const relatedWork = 0.5;
const linesOfWork = 2;

/** Jobs that led people, for a post that leads others. */
function leadership(title: string, level: number, index: ResumeIndex): Otherwise {
  return level < leadLevel || isOfThings(title)
    ? nothing
    : better(nothing, ledElsewhereShare, supervisingLines(index), index);
}

/** The lines' jobs by how long they lasted, where that is worth more than what is known. */
function better(known: Otherwise, worth: number, lines: readonly number[], index: ResumeIndex): Otherwise {
  const months = monthsOfLines(index, lines);
  const share = months === 0 ? 0 : worth * lastingShare(months);
  return share > known.share ? { share, text: index.lines[lines[0] ?? -1]?.text } : known;
}

const isJob = ({ line }: ResumeTitle, index: ResumeIndex): boolean => index.lines[line]?.job !== undefined;

const views = new WeakMap<ResumeTitle, TitleView>();

function viewOf(title: ResumeTitle, index: ResumeIndex): TitleView {
  const known = views.get(title);
  if (known !== undefined) return known;
  const view = viewTitle(title.text, index.language(), title.profile);
  views.set(title, view);
  return view;
}

/** 1 for the latest title, falling with the years. */
function freshness(years: number): number {
  return 1 - Math.min(1, years / yearsUntilLost) * mostLost;
}

/** 1 where jobs of such a title lasted two years together, less below; undated jobs and headlines count whole. */
function substance(titles: readonly ResumeTitle[], index: ResumeIndex): number {
  if (titles.length === 0 || titles.some(({ line }) => index.lines[line]?.stretch === undefined)) return 1;
  return lastingShare(
    monthsOfLines(
      index,
      titles.map(({ line }) => line),
    ),
  );
}

/** Titles from here on are of the posting's occupation, or of its wider field. */
const close = 0.75;
const near = 0.24;

/** Months of the jobs whose title names the posting's occupation (`close`), of those in its wider field besides (`near`), and the lines of all of them. */
export function monthsOfOccupation(
  index: ResumeIndex,
  posting: Posting,
): { close: number; near: number; lines: number[]; closeLines: number[] } {
  if (posting.title === undefined) return { close: 0, near: 0, lines: [], closeLines: [] };
  const asked = viewAsked(posting.title, posting.language);
  const closeLines: number[] = [];
  const nearLines: number[] = [];
  for (const title of index.titles) {
    const nearness = compareTitles(asked, viewOf(title, index));
    if (isSameOccupation(asked, title) || (nearness >= close && isUnlisted(asked, title))) closeLines.push(title.line);
    else if (nearness >= near) nearLines.push(title.line);
  }
  const months = monthsOfLines(index, closeLines);
  return {
    close: months,
    near: monthsOfLines(index, [...closeLines, ...nearLines]) - months,
    lines: [...closeLines, ...nearLines],
    closeLines,
  };
}

function isSameOccupation(asked: readonly TitleView[], { profile }: ResumeTitle): boolean {
  return asked.some((one) => [...one.profile.occupations].some((id) => profile.occupations.has(id)));
}

/** A title that no family of the lexicon holds is known by its words and codes alone. */
function isUnlisted(asked: readonly TitleView[], { profile }: ResumeTitle): boolean {
  return asked.some((one) => one.profile.occupations.size === 0) || profile.occupations.size === 0;
}
