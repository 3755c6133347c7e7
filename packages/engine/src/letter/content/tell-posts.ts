import { isRunning } from '../../language/dates/against-today.ts';
import { isUnfinished } from '../../language/education/is-unfinished.ts';
import { isTitle } from '../../language/titles/is-title.ts';
import { rankJobs } from '../../language/titles/rank-jobs.ts';
import { findDegrees } from '../../lexicon/learning/degree-levels.ts';
import { isSameTrade } from '../../lexicon/relate/is-same-trade.ts';
import { sharesTitle } from '../../lexicon/relate/shares-title.ts';
import type { LetterFrame } from '../letter-frame.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';
import { isBrief } from './months-worked.ts';
import { isMelted, presentJob } from './present-job.ts';

/** What a job counts when the letter says who the person is: that it is of the post's trade, that it lasted some months only, each rank behind the latest, that it ended long before it. */
const counts = { trade: 2, brief: -1.5, eachRank: -0.5, longAgo: -3 };

/** Years before the latest job after which one says little of today. */
const longAgo = 10;

/** From this share of its points on the title of a job is near to the posting's. */
const near = 0.35;

/** A job told in the opening; `at` is its place in the resume. */
export type ToldPost = { at: number; said: DraftParagraph };

/**
 * Who the person is: the job that runs, else the one that counts most; and beside it the best of the post's trade, where neither it nor any line that is
 * told (`quoted` are the pointers of their jobs) is of that trade.
 */
export function tellPosts(scene: LetterScene, frame: LetterFrame, quoted: readonly string[]): ToldPost[] {
  const { resume, now } = scene;
  const jobs = resume.work ?? [];
  const all = scene.wholeWork ?? jobs;
  const isOfTrade = tradeOf(scene);
  const isLate = lateOf(scene);
  const ranks = rankJobs(jobs);
  const worths = jobs.map(
    (job, at) =>
      (isOfTrade(at) ? counts.trade : 0) +
      (isBrief(job) ? counts.brief : 0) +
      (isLate(at) ? 0 : counts.longAgo) +
      (ranks[at] ?? at) * counts.eachRank,
  );
  const hasEnded = (at: number) => jobs[at]?.endDate !== undefined && !isRunning(jobs[at], now);
  const told = [...jobs.keys()]
    .toSorted((a, b) => (worths[b] ?? 0) - (worths[a] ?? 0))
    .flatMap((at): ToldPost[] => {
      const { position = '', name = '' } = jobs[at] ?? {};
      // What runs all jobs tell: beside a later one an end was not read.
      if (!hasEnded(at) && at !== presentJob(all, now)) return [];
      if (isPaper(position) || isUnfinished(`${position}; ${name}`)) return [];
      const said = frame.post(at);
      return said.length === 0 ? [] : [{ at, said }];
    });
  // Where a job was left out or runs untold, the latest of the rest is none that somebody "worked as" last.
  const isWhole =
    all.every((job, at) => job.startDate === jobs[at]?.startDate && !isRunning(job, now)) && !isMelted(all, now);
  const main = told.find(({ at }) => !hasEnded(at)) ?? (isWhole ? told[0] : undefined);
  const hasTrade = quoted.some((item) => isOfTrade(workAt(item)));
  const isNear = (main !== undefined && isOfTrade(main.at)) || hasTrade;
  const nearer = isNear ? undefined : told.find(({ at }) => at !== main?.at && isOfTrade(at) && isLate(at));
  return [main, nearer].filter((post) => post !== undefined);
}

/** The place of a job, "/work/2"; -1 of a project or what else a line stands in. */
const workAt = (item: string): number => Number(/^\/work\/(\d+)$/.exec(item)?.[1] ?? -1);

/** "Diplôme généraliste en informatique": a paper that was read among the jobs; "PhD Researcher" is a title all the same. */
export const isPaper = (position: string): boolean =>
  !isTitle(position) && (findDegrees(`${position} `).length > 0 || diploma.test(position));
const diploma = /^(?:diploma|diplôme|diplom|certificate|certificat|zertifikat|título|diplomado)(?!\p{L})/iu;

/** Whether a job is of the post's trade: by its title, or because the match found it nearest. */
export function tradeOf({ resume, posting: { title = '' }, match }: LetterScene): (at: number) => boolean {
  const judged = match.parts.find(({ name }) => name === 'title');
  const nearest = judged && judged.points >= near * judged.weight ? judged.evidence[0]?.resume : undefined;
  const isAlike = sharesTitle(title);
  return (at) => {
    const { position = '' } = resume.work?.[at] ?? {};
    return position !== '' && (isSameTrade(position, title) || isCalled(position, nearest) || isAlike(position));
  };
}

/** Whether the posting's nearest title is this job's; one common word of it ("Programming") is not. */
const isCalled = (position: string, nearest = ''): boolean =>
  position === nearest || (/\S\s\S/.test(position) && nearest.includes(position));

/** Whether a job ended no long time before the latest one. */
function lateOf({ resume: { work: jobs = [] }, now }: LetterScene): (at: number) => boolean {
  const yearOf = (at: number) => Number((jobs[at]?.endDate ?? now).slice(0, 4));
  const latest = Math.max(...jobs.keys().map(yearOf));
  return (at) => latest - yearOf(at) <= longAgo;
}
