import { jobSentenceWords } from './job-sentence-words.ts';

const openings = jobSentenceWords.map(
  ({ before, verb, as }) => new RegExp(String.raw`^(?:(?:${before})[\s,]+)*(?:${verb})\s+(?:${as})(?!\p{L})`, 'iu'),
);

/** Whether a line only says as what somebody worked ("Worked as Cashier in Larch Market since 2019"): what stands at the head of the job anyway. */
export const namesOwnJob = (line: string): boolean => openings.some((opening) => opening.test(line.trim()));
