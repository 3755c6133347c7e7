import { tokenize } from '../../lexicon/tokenize.ts';

/** Words of titles that name a rank or any work. */
const ranks =
  /^(?:senior|junior|principal|assistant|associate|manager|director|officer|specialist|coordinator|supervisor|analyst|engineer|developer|technician|consultant|representative|executive|trainee|intern|chief|position|level|staff|part|time|full)s?$/;

/** Whether a line shares the beginning of a telling word with a title. */
export function sharesTitle(title: string): (line: string) => boolean {
  const stems = tokenize(title)
    .filter(({ form }) => form.length > 4 && !ranks.test(form))
    .map(({ form }) => form.slice(0, 5));
  return (line) => tokenize(line).some(({ form }) => form.length > 4 && stems.includes(form.slice(0, 5)));
}
