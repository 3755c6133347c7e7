import type { Draft, Fact } from '../fact.ts';

type Job = Partial<Record<'name' | 'organization' | 'position' | 'startDate' | 'endDate', Fact>>;

/** Jobs without those of which one name is all that is known: a line under a job, a heading or a remark looks the same. */
export function dropLoneNames(drafts: Draft[]): Draft[] {
  return drafts.filter((draft) => {
    const { name, organization, position, startDate, endDate } = draft as Job;
    return startDate !== undefined || endDate !== undefined || ((name ?? organization) && position);
  });
}
