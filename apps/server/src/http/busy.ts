import { Failure } from './problem.ts';

/** The failure of who asks for more than there is room for now, and after how many seconds it makes sense to ask again. */
export function busy(retryAfter = 5): Failure {
  return new Failure(503, 'busy', 'We’re very busy right now', {
    advice: `Please try again in ${retryAfter} seconds.`,
    retryAfter,
  });
}
