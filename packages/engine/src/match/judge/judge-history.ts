import type { ResumeIndex } from '../resume/index-resume.ts';
import type { Verdict } from './verdict.ts';

const history =
  /(?<!\p{L})(?:(?:steady|stable|consistent|solid|good)(?: and \p{L}+)? (?:work|job|employment) (?:history|record)|(?:job|employment) stability)(?!\p{L})/iu;
/** Months of one job that show a steady history, and those that show it in part. */
const steady = 36;
const half = 18;

/** "A stable work history" is told by the dates: one job of three years shows it, one of eighteen months in part. Undefined for other demands. */
export function judgeHistory(text: string, index: ResumeIndex): Verdict | undefined {
  if (!history.test(text)) return undefined;
  let longest = { months: 0, line: -1 };
  index.lines.forEach(({ job, stretch }, line) => {
    if (job === undefined || stretch === undefined || index.trainings.has(job)) return;
    const months = stretch.to - stretch.from + 1;
    if (months > longest.months) longest = { months, line };
  });
  if (longest.months < half) return { credit: 0, lines: [] };
  return { credit: longest.months >= steady ? 1 : 0.5, lines: [longest.line] };
}
