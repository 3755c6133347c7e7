import type { OptimisedProfile } from './profile.ts';

/** What of a resume a profile was held against: "2 jobs by employer, title, start and end, and 1 degree". */
export function comparedText({ jobs, degrees }: NonNullable<OptimisedProfile['compared']>): string {
  return [
    ...(jobs > 0 ? [`${jobs} ${jobs === 1 ? 'job' : 'jobs'} by employer, title, start and end`] : []),
    ...(degrees > 0 ? [`${degrees} ${degrees === 1 ? 'degree' : 'degrees'}`] : []),
  ].join(', and ');
}
