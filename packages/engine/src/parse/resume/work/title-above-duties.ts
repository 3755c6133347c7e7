import { findHeading } from '../../../language/headings/find-heading.ts';
import { isTitle } from '../../../language/titles/is-title.ts';
import { titleScore } from '../../../language/titles/title-words.ts';
import { linePiece } from '../fact.ts';
import type { Job } from './job.ts';

/** From this score on a line by itself is a title. */
const least = 0.5;

/** A job without a title has the one that stands by itself right above the word for its duties: "Operations Manager" over "Responsibilities". */
export function titleAboveDuties(job: Job): Job {
  if (job.title !== undefined || job.employer === undefined) return job;
  const { body } = job.entry;
  const label = body.findIndex(({ text }) => findHeading(text.trim().replace(/\s*:$/, '')) === 'label');
  const line = body[label - 1];
  if (line === undefined || line.bullet !== undefined || !isTitle(line.text) || titleScore(line.text) < least)
    return job;
  const plain = { size: line.size, bold: false, italic: false, color: '', rail: false, wide: false };
  return {
    ...job,
    title: { ...linePiece(line), row: label, cell: 0, ...plain },
    entry: { ...job.entry, body: body.filter((each) => each !== line) },
  };
}
