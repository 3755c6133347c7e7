import type { Fact } from '@shortlist/schema';

/** What says a job's title, house and dates; the title may stand as a line of it where another thing was read in its place. */
export function headOfJob(facts: readonly Fact[], at: number, position: string): Fact[] {
  const head = ['name', 'position', 'startDate', 'endDate'].map((key) => `/work/${at}/${key}`);
  return facts.filter(
    ({ pointer, text }) =>
      head.includes(pointer) || (text === position && pointer.startsWith(`/work/${at}/highlights/`)),
  );
}
