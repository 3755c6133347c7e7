import { monthOf } from '../../language/dates/month-of.ts';

/** Below so many months a job is brief: it tells less of somebody than years elsewhere. */
const brief = 6;

/** Whether a job ended within half a year of its beginning; dates without months tell nothing of that. */
export function isBrief({ startDate = '', endDate = '' }: { startDate?: string; endDate?: string }): boolean {
  const [from, until] = [startDate, endDate].map((date) =>
    /^\d{4}-\d\d/.test(date) ? monthOf(date, false) : undefined,
  );
  return from !== undefined && until !== undefined && until >= from && until - from + 1 < brief;
}
