import type { Resume } from '@shortlist/schema';

/** The job that runs, by its place; undefined where several are open or a later one began: then an end was not read. */
export function presentJob(jobs: NonNullable<Resume['work']>): number | undefined {
  const open = jobs.flatMap(({ startDate, endDate }, at) =>
    startDate !== undefined && endDate === undefined ? [at] : [],
  );
  const [at] = open;
  if (at === undefined || open.length > 1) return undefined;
  const began = jobs[at]?.startDate ?? '';
  return jobs.every(({ startDate = '' }) => startDate <= began) ? at : undefined;
}
