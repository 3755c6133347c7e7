import { isLeave } from '../../../language/dates/leave-words.ts';
import { isSelfEmployed } from '../../../language/titles/self-employment.ts';
import type { Entry, HeadPiece } from '../entries/entry.ts';
import type { Head } from '../entries/split-head.ts';

/** A job whose title and employer are told apart. */
export type NamedJob = { entry: Entry; head: Head; title?: HeadPiece; employer?: HeadPiece; inherited: boolean };

/**
 * Promotions: a title without employer belongs to the employer that stood above the title of the job before; an employer line without
 * title leads the titles below. Behind "Nurse, Larch Clinic" a title alone belongs to nobody that we know, and who is self-employed ends a group.
 */
export function inheritEmployers<T extends NamedJob>(jobs: T[]): T[] {
  const kept: T[] = [];
  let leader: T | undefined;
  jobs.forEach((job, i) => {
    const next = jobs[i + 1];
    const leads = job.employer && !job.title && job.entry.body.length === 0 && next && !next.employer && next.title;
    if (leads) {
      leader = job;
      return;
    }
    if (job.title && isSelfEmployed(job.title.text)) leader = undefined;
    if (job.employer) leader = standsAbove(job) ? job : undefined;
    else if (job.title && leader?.employer && !isLeave(job.title.text)) {
      job.employer = leader.employer;
      if (leader.head.place) job.head.place ??= leader.head.place;
      if (leader.head.url) job.head.url ??= leader.head.url;
      job.inherited = true;
    }
    kept.push(job);
  });
  return kept;
}

/** The employer stands in a line above the title. */
function standsAbove({ title, employer }: NamedJob): boolean {
  return employer !== undefined && (title === undefined || employer.row < title.row);
}
