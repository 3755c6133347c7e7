/** A date with its day. */
const daily = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The dates of a resume's entries that no calendar has, such as 2020-02-30, each as its place and what is wrong with it. */
export function findImpossibleDays(resume: Record<string, unknown>): string[] {
  return Object.entries(resume).flatMap(([section, entries]) =>
    Array.isArray(entries)
      ? entries.flatMap((entry: unknown, index) =>
          Object.entries(entry ?? {}).flatMap(([field, date]) =>
            /date$/i.test(field) && typeof date === 'string' && isImpossible(date)
              ? [`${section}[${index}].${field}: the date ${date} doesn’t exist.`]
              : [],
          ),
        )
      : [],
  );
}

function isImpossible(date: string): boolean {
  const [, year, month, day] = (daily.exec(date) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  return new Date(Date.UTC(year, month - 1, day)).getUTCDate() !== day;
}
