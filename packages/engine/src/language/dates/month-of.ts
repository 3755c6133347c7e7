/** Months since year 0 of a resume date (`YYYY`, `YYYY-MM`, `YYYY-MM-DD`); a bare year starts in January and ends in December. */
export function monthOf(date: string | undefined, end: boolean): number | undefined {
  const match = date === undefined ? null : /^(\d{4})(?:-(\d{2}))?/.exec(date);
  if (match === null) return undefined;
  const month = match[2] === undefined ? (end ? 12 : 1) : Number(match[2]);
  return Number(match[1]) * 12 + month - 1;
}
