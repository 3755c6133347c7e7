import { isTooLongToJudge, type Resume } from '@shortlist/schema';
import { Failure } from './problem.ts';

/** Throws 422 for a resume with more text than is judged: the engine works for one person at a time. */
export function refuseTooLong(resume: Resume): void {
  if (!isTooLongToJudge(resume)) return;
  throw new Failure(422, 'too-long-to-check', 'This resume is too long to check', {
    advice: 'Shorten its longest texts and try again. It stays saved, and you can download it as it is.',
  });
}
