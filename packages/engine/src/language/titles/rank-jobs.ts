type Dated = { startDate?: string | undefined };

/** For each job of a resume its place counted from the latest, 0. Most resumes have the latest first; one whose every job begins after the one above has it last. */
export function rankJobs(work: readonly Dated[]): number[] {
  const starts = work.map(({ startDate }) => startDate ?? '');
  const rises =
    starts.length > 1 &&
    starts.every((start, i) => start !== '' && (i === 0 || (starts[i - 1] ?? '') <= start)) &&
    (starts[0] ?? '') < (starts.at(-1) ?? '');
  return work.map((_, i) => (rises ? work.length - 1 - i : i));
}
