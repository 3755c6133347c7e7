import { Failure } from './problem.ts';

/** The failure of who asks for more than there is room for now, and after how many seconds it makes sense to ask again. */
export function busy(retryAfter = 5): Failure {
  return new Failure(503, 'busy', 'We’re very busy right now', {
    advice: `Please try again in ${retryAfter} seconds.`,
    retryAfter,
  });
}

/** The failure of who asks more often than they may. */
export function tooMany(seconds: number): Failure {
  return new Failure(429, 'too-many-requests', 'Too many requests', {
    retryAfter: seconds,
    advice: `Please try again in ${seconds} seconds.`,
  });
}
