import type { Draft, Fact } from '../fact.ts';

type Job = Partial<Record<'name' | 'organization' | 'position' | 'location' | 'startDate' | 'endDate', Fact>>;

/** Jobs without those of which one name is all that is known: a line under a job, a heading or a remark looks the same. */
export function dropLoneNames(drafts: Draft[]): Draft[] {
  return drafts.filter((draft) => {
    const { name, organization, ...job } = draft as Job;
    return [name ?? organization, job.position, job.location, job.startDate ?? job.endDate].filter(Boolean).length > 1;
  });
}
