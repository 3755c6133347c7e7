/** Below so many months a job is brief: it tells less of somebody than years elsewhere. */
const brief = 6;

/** Whether a job ended within half a year of its beginning; dates without months tell nothing of that. */
export function isBrief({ startDate = '', endDate = '' }: { startDate?: string; endDate?: string }): boolean {
  const [from, until] = [monthAt(startDate), monthAt(endDate)];
  return from !== undefined && until !== undefined && until >= from && until - from + 1 < brief;
}

function monthAt(date: string): number | undefined {
  const [, year, month] = /^(\d{4})-(\d\d)/.exec(date) ?? [];
  return month === undefined ? undefined : Number(year) * 12 + Number(month);
}
