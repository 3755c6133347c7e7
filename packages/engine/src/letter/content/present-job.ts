import type { Resume } from '@shortlist/schema';
import { isRunning } from '../../language/dates/against-today.ts';

/** The job that runs, by its place; undefined where several are open or a later one began: then an end was not read. */
export function presentJob(jobs: NonNullable<Resume['work']>, now: string): number | undefined {
  const open = jobs.flatMap((job, at) => (isRunning(job, now) ? [at] : []));
  const [at] = open;
  if (at === undefined || open.length > 1 || isMelted(jobs, now)) return undefined;
  const began = jobs[at]?.startDate ?? '';
  return jobs.every(({ startDate = '' }) => startDate <= began) ? at : undefined;
}

/** Years after which one job of which nothing is told is rather several that were read as one: title, house and beginning may be of three. */
const longest = 10;

/** Whether the only job has a bare year long ago, no end and no line. */
export const isMelted = ([only, ...others]: NonNullable<Resume['work']>, now: string): boolean =>
  only !== undefined &&
  others.length === 0 &&
  only.endDate === undefined &&
  (only.highlights ?? []).length === 0 &&
  (only.summary ?? '') === '' &&
  /^\d{4}$/.test(only.startDate ?? '') &&
  Number(now.slice(0, 4)) - Number(only.startDate) >= longest;
