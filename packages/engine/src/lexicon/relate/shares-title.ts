import { tokenize } from '../tokenize.ts';

/** Words of titles that name a rank or any work. */
const ranks =
  /^(?:senior|junior|principal|assistant|associate|manager|director|officer|specialist|coordinator|supervisor|analyst|engineer|developer|technician|consultant|representative|executive|trainee|intern|chief|position|level|staff|part|time|full)s?$/;

/** Whether a text shares the beginning of a telling word with a title: "sourcing" with "Talent Sourcer". */
export function sharesTitle(title: string): (text: string) => boolean {
  const stemsOf = (text: string) => tokenize(text).flatMap(({ form }) => (form.length > 4 ? [form] : []));
  const stems = new Set(stemsOf(title).flatMap((form) => (ranks.test(form) ? [] : [form.slice(0, 5)])));
  return (text) => stemsOf(text).some((form) => stems.has(form.slice(0, 5)));
}
