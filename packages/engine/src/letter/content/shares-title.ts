import { tokenize } from '../../lexicon/tokenize.ts';

/** Words of titles that name a rank or any work. */
const ranks =
  /^(?:senior|junior|principal|assistant|associate|manager|director|officer|specialist|coordinator|supervisor|analyst|engineer|developer|technician|consultant|representative|executive|trainee|intern|chief|position|level|staff|part|time|full)s?$/;

/** Whether a line shares the beginning of a telling word with a title. */
export function sharesTitle(title: string): (line: string) => boolean {
  const count = countShared(title);
  return (line) => count(line) > 0;
}

/** How many telling words of a title a line shares by their beginnings: both of "Talent Sourcer" in "sourcing talent". */
export function countShared(title: string): (line: string) => number {
  const stems = tokenize(title)
    .filter(({ form }) => form.length > 4 && !ranks.test(form))
    .map(({ form }) => form.slice(0, 5));
  return (line) => {
    const own = new Set(tokenize(line).flatMap(({ form }) => (form.length > 4 ? [form.slice(0, 5)] : [])));
    return stems.filter((stem) => own.has(stem)).length;
  };
}
