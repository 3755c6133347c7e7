import type { Resume } from '@shortlist/schema';
import { textsOf } from './language/text/texts-of.ts';
import { provenJobs } from './proven-jobs.ts';

/** A resume without what nobody is sure of, at the same places; and the texts of the rest. */
export type CertainPart = { certain: Resume; unsure: string[]; isUnsure: (path: string) => boolean };

/**
 * What is certain, with the lines of jobs whose title, employer or dates are not: what somebody did stands there as they wrote it, and only where and when
 * they did it is left open.
 */
export function withOpenLines(certain: Resume, { work = [] }: Resume): Resume {
  const jobs = work.map(({ highlights }, at) => {
    const own = certain.work?.[at];
    return own !== undefined && Object.keys(own).length > 0 ? own : highlights === undefined ? {} : { highlights };
  });
  return jobs.some((job, at) => job !== certain.work?.[at] && Object.keys(job).length > 0)
    ? { ...certain, work: jobs }
    : certain;
}

/**
 * What of a resume sentences may speak of: `meta.uncertain` names, as JSON pointers, lists and entries that were read from an uncertain place of the file. Entries that follow keep their places. A
 * job whose head stands together in the file's own lines is certain all the same.
 */
export function takeCertain(resume: Resume): CertainPart {
  const pointers = resume.meta?.uncertain;
  const named = Array.isArray(pointers) ? pointers.filter((each): each is string => typeof each === 'string') : [];
  if (named.length === 0) return { certain: resume, unsure: [], isUnsure: () => false };
  const certain: Resume = { ...resume };
  const proven = provenJobs(resume);
  const unsure: string[] = [];
  for (const pointer of named) {
    const [, section = '', entry] = pointer.split('/');
    const held = certain[section];
    if (!Array.isArray(held)) continue;
    if (entry === undefined) {
      unsure.push(...textsOf(held));
      delete certain[section];
    } else {
      unsure.push(...textsOf(held[Number(entry)]));
      const sure = section === 'work' ? proven.get(Number(entry)) : undefined;
      certain[section] = held.map((each: unknown, at) => (at === Number(entry) ? (sure ?? {}) : each));
    }
  }
  return {
    certain,
    unsure,
    isUnsure: (path) => named.some((pointer) => `${path}/`.startsWith(`${pointer}/`)),
  };
}
