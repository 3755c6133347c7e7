import { readVerb } from '../../../language/deeds/action-verbs.ts';
import { findHeading } from '../../../language/headings/find-heading.ts';
import { isTitle } from '../../../language/titles/is-title.ts';
import { titleScore } from '../../../language/titles/title-words.ts';
import { linePiece } from '../fact.ts';
import type { Job } from './job.ts';

/** From this score on a line by itself is a title. */
const least = 0.5;

/** Neither what somebody did ("Reported to Operations Manager") nor whose title it is ("Client Manager Ben Larch"). */
function isTitleAlone(text: string): boolean {
  const words = text.trim().split(/\s+/);
  return (
    isTitle(text) &&
    titleScore(text) >= least &&
    readVerb(words[0]?.toLowerCase() ?? '')?.form !== 'past' &&
    (titleScore(words.at(-1) ?? '') >= least || / (?:of|for) /.test(text))
  );
}

/** A job without a title has the one that stands by itself right above the word for its duties: "Operations Manager" over "Responsibilities". */
export function titleAboveDuties(job: Job): Job {
  if (job.title !== undefined || job.employer === undefined) return job;
  const { body } = job.entry;
  const label = body.findIndex(({ text }) => findHeading(text.trim().replace(/\s*:$/, '')) === 'label');
  const line = body[label - 1];
  if (line === undefined || line.bullet !== undefined || !isTitleAlone(line.text)) return job;
  const plain = { size: line.size, bold: false, italic: false, color: '', rail: false, wide: false };
  return {
    ...job,
    title: { ...linePiece(line), row: label, cell: 0, ...plain },
    entry: { ...job.entry, body: body.filter((each) => each !== line) },
  };
}
