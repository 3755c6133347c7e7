/** Whether a resume date (`YYYY`, `YYYY-MM`, `YYYY-MM-DD`) lies after `now` (ISO 8601), as exactly as it is written: 2027 is not after a day of 2027. */
export function isToCome(date: string, now: string): boolean {
  return date > now.slice(0, date.length);
}

/** Whether it lies before `now`, as exactly as it is written: a job that ended in 2027 still runs on a day of 2027. */
export function isPast(date: string, now: string): boolean {
  return date < now.slice(0, date.length);
}

/** Whether a job or a study runs by its dates: its end is to come, or it began and names none. */
export function isRunning(
  { startDate, endDate }: { startDate?: string | undefined; endDate?: string | undefined },
  now: string,
): boolean {
  return endDate === undefined ? startDate !== undefined : isToCome(endDate, now);
}
