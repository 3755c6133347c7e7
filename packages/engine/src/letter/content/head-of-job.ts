import type { Fact } from '@shortlist/schema';

/** What says a job's title, house and dates; the title may stand as a line of it where another thing was read in its place. */
export const headOfJob = (facts: readonly Fact[], at: number, position: string): Fact[] =>
  facts.filter(
    ({ pointer, text }) =>
      new RegExp(`^/work/${at}/(?:name|position|startDate|endDate)$`).test(pointer) ||
      (text === position && pointer.startsWith(`/work/${at}/highlights/`)),
  );
