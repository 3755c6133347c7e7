import { type Draft, isTooLongToJudge, type Leftover, type Posting, type Resume } from '@shortlist/schema';
import { Failure } from './problem.ts';

/** What to do about a resume that is too long: one that was sent with the request, or one that is saved. */
const advices = {
  sent: 'Shorten its longest sections and try again.',
  saved: 'Shorten its longest sections and try again. It stays saved, and you can still download it.',
};

/** Throws 422 for a resume with more text than is judged, also in its `leftovers`: the engine works for one person at a time. */
export function refuseTooLong(resume: Resume, advice: keyof typeof advices, leftovers: readonly Leftover[] = []): void {
  if (!isTooLongToJudge({ ...resume, leftovers: leftovers.map(({ text }) => text) })) return;
  throw new Failure(422, 'too-long-to-check', 'This resume is too long to check', {
    advice: advices[advice],
  });
}

/** Requirements of a posting that is held against a resume: many times those of the longest real ones. */
const mostRequirements = 400;

/** Throws 422 for a posting that asks for more than any employer does: each thing is looked for in the whole resume. */
export function refuseEndlessPosting({ requirements }: Posting): void {
  if (requirements.length <= mostRequirements) return;
  throw new Failure(422, 'too-many-requirements', 'This posting has too many requirements to check', {
    advice: 'Keep only the text of the job you’re applying for, and try again.',
  });
}

/** Lines of a resume that is saved, and parts into which bars and tabs divide them: the longest careers have a tenth of them. */
const mostLines = 10_000;

/** Every sign at which any reader of a draft begins a new line, or a new part of the line that begins an entry. */
const lineEnd = /\r\n|[\n\r\u2028\u2029|\t]/;

/** Throws 413 for a draft of more lines than anybody writes: each call that uses it reads them all. */
export function refuseEndless({ sections }: Draft): void {
  const lines = sections.reduce((sum, { content }) => sum + content.split(lineEnd, mostLines + 1).length, 0);
  if (lines <= mostLines) return;
  throw new Failure(413, 'too-large', `A resume can have at most ${mostLines.toLocaleString('en')} lines`, {
    advice: 'Remove empty lines, or split the resume in two.',
  });
}
